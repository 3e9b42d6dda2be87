import type { Policy } from "../players/bot.js";
import { addTally, emptyTally, type Tally } from "./tally.js";

/** The form of a study's file. */
export const STUDY_SCHEMA = 1;

/** A mod that a study was made with. */
export interface StudyMod {
  id: string;
  version: string;
}

/** What was asked: two parts belong together if all of it is the same. */
export interface Question {
  study: "runs" | "fights";
  mods: StudyMod[];
  /** The mods of the other side of a comparison; empty without one. */
  against: StudyMod[];
  policy: Policy;
  /** The options that heroes had to have; the others rotate. */
  hero: string[];
  /** Only of fights; 1 for runs. */
  level: number;
  /** Groups of enemies; only of fights. */
  enemies: string[];
  seed: string;
  /** Whether runs go on where they are won and the keep goes on; only of runs. */
  endless: boolean;
  /** Games of the whole study. */
  games: number;
  /** What of the mods could have a part in runs: `registry/id`; only of runs. */
  content: string[];
}

/** A study, or a part of one, as it is written to a file. */
export interface Study {
  schema: number;
  question: Question;
  /** The parts that this holds: `1/1` for a whole one. */
  parts: string[];
  tally: Tally;
}

/** Why studies cannot be joined, or what they are together. */
export type Joined = { study: Study } | { problem: string };

/** Joins parts of one study. With all of them it is what the study would have been in one go. */
export function joinStudies(studies: readonly Study[]): Joined {
  const [first] = studies;
  if (first === undefined) return { problem: "there is nothing to be joined" };
  const tally = emptyTally();
  const parts: string[] = [];
  for (const { question, parts: own, tally: part } of studies) {
    if (JSON.stringify(question) !== JSON.stringify(first.question)) {
      return { problem: "these are parts of different studies" };
    }
    const twice = own.find((name) => parts.includes(name));
    if (twice !== undefined) return { problem: `part ${twice} is there twice` };
    parts.push(...own);
    addTally(tally, part);
  }
  return { study: { schema: STUDY_SCHEMA, question: first.question, parts: wholeOf(parts), tally: sorted(tally) } };
}

/** All of the parts are the whole; else their names in order. */
function wholeOf(parts: readonly string[]): string[] {
  const sizes = new Set(parts.map((part) => Number(part.split("/")[1])));
  const [size = 0] = sizes;
  if (sizes.size === 1 && parts.length === size) return ["1/1"];
  return [...parts].sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
}

/** The same with all keys in order: a study's text does not tell how its work was divided. */
export function sorted<T>(value: T): T {
  if (Array.isArray(value) || typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)])) as T;
}

/** Whether something read from a file is a study of this form. */
export function isStudy(value: unknown): value is Study {
  if (typeof value !== "object" || value === null) return false;
  const { schema, question, parts, tally } = value as Partial<Study>;
  if (schema !== STUDY_SCHEMA || typeof question !== "object" || typeof tally !== "object") return false;
  return Array.isArray(parts) && parts.every((part) => /^\d+\/\d+$/.test(String(part))) && isTally(tally);
}

function isTally({ done, groups, against, differences, coverage }: Partial<Tally>): boolean {
  const tables = [groups, against, differences, coverage];
  return typeof done === "number" && tables.every((table) => typeof table === "object" && table !== null);
}
