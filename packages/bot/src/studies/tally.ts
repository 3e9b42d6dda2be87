import { addHistogram, count, type Histogram } from "./histogram.js";

/** Histograms by what was measured. */
export type Measures = Record<string, Histogram>;

/** Measures by group: a hero's option, an enemy, or `all`. */
export type Groups = Record<string, Measures>;

/** In how many runs something had a part, and in how many that were won. */
export interface Occurrence {
  runs: number;
  wins: number;
}

/** What a study, or a part of one, has measured. */
export interface Tally {
  /** Games that were played; with a comparison, pairs of games. */
  done: number;
  groups: Groups;
  /** The same with the other mods; empty without a comparison. */
  against: Groups;
  /** What differed between the two games of a pair (the other less the first); empty without a comparison. */
  differences: Groups;
  /** By `registry/id`; only of whole runs. */
  coverage: Record<string, Occurrence>;
}

/** A tally of nothing. */
export function emptyTally(): Tally {
  return { done: 0, groups: {}, against: {}, differences: {}, coverage: {} };
}

/** Counts a measured value for several groups. */
export function measure(groups: Groups, names: readonly string[], what: string, value: string | number): void {
  for (const name of names) {
    const measures = groups[name] ?? {};
    groups[name] = measures;
    const histogram = measures[what] ?? {};
    measures[what] = histogram;
    count(histogram, value);
  }
}

/** Adds one tally to another. The order of additions makes no difference. */
export function addTally(into: Tally, from: Tally): void {
  into.done += from.done;
  addGroups(into.groups, from.groups);
  addGroups(into.against, from.against);
  addGroups(into.differences, from.differences);
  for (const [key, { runs, wins }] of Object.entries(from.coverage)) {
    const known = into.coverage[key] ?? { runs: 0, wins: 0 };
    into.coverage[key] = { runs: known.runs + runs, wins: known.wins + wins };
  }
}

function addGroups(into: Groups, from: Groups): void {
  for (const [name, measures] of Object.entries(from)) {
    const own = into[name] ?? {};
    into[name] = own;
    for (const [what, histogram] of Object.entries(measures)) {
      const known = own[what] ?? {};
      own[what] = known;
      addHistogram(known, histogram);
    }
  }
}
