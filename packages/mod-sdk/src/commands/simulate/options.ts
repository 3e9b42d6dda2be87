import { availableParallelism } from "node:os";
import type { Study, StudyMod } from "@rustkeep/bot";
import { POLICIES, type Policy } from "@rustkeep/bot";
import type { LoadResult } from "@rustkeep/data";
import { findEntry } from "../../find-entry.js";
import type { Io } from "../../io.js";
import { json } from "../../json.js";
import { modOptions, modOptionsHelp, oneOf } from "../../read-args.js";
import { seeds } from "../../seeds.js";
import { type Shard, shardFrom, wholeNumber } from "../../simulate/read-options.js";

/** What both kinds of studies understand. */
export const studyOptions = {
  ...modOptions,
  hero: { type: "string", default: "" },
  games: { type: "string", short: "n", default: "1000" },
  seed: { type: "string", default: "1" },
  policy: { type: "string", default: "sensible" },
  jobs: { type: "string" },
  shard: { type: "string", default: "1/1" },
  format: { type: "string", default: "text" },
} as const;

/** The lines on them in a command's help. */
export const studyOptionsHelp = `  --hero ID,ID     options that the hero has, as in elf,thief; all others take
                   turns
  -n, --games N    games of the whole study; 1000 without it
  --seed N         the study's seed; 1 without it
  --policy P       sensible (default), or plain: only walks and attacks
  --jobs N         threads; as many as there are processors without it
  --shard I/N      only the I-th of N parts; merge joins them
  --format F       text (default), or json: what merge reads
${modOptionsHelp}`;

interface Given {
  hero: string;
  games: string;
  seed: string;
  policy: string;
  jobs?: string | undefined;
  shard: string;
  format: string;
}

/** The options of a study, read. */
export interface StudyChoices {
  hero: string[];
  games: number;
  seed: string;
  policy: Policy;
  jobs: number;
  shard: Shard;
  format: "text" | "json";
}

const MOST_GAMES = 100_000_000;
const MOST_JOBS = 256;

/**
 * Reads the options that both kinds of studies understand.
 * @throws UsageError where one makes no sense
 */
export function readChoices(given: Given, { registries }: LoadResult): StudyChoices {
  const [seed = 1n] = seeds(given.seed);
  return {
    hero: given.hero
      .split(",")
      .filter((name) => name !== "")
      .map((name) => findEntry(name.trim(), "options", registries)),
    games: wholeNumber("-n", given.games, 1, MOST_GAMES),
    seed: String(seed),
    policy: oneOf("--policy", given.policy, POLICIES),
    jobs: given.jobs === undefined ? availableParallelism() : wholeNumber("--jobs", given.jobs, 1, MOST_JOBS),
    shard: shardFrom(given.shard),
    format: oneOf("--format", given.format, ["text", "json"]),
  };
}

/** The mods of a study. */
export function studyMods({ mods }: LoadResult): StudyMod[] {
  return mods.map(({ id, version }) => ({ id, version }));
}

/** Prints a study. */
export function printStudy(study: Study, format: "text" | "json", report: (study: Study) => string[], io: Io): void {
  if (format === "json") io.out(json(study));
  else for (const line of report(study)) io.out(line);
}
