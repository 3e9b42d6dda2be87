import type { Id, Registries } from "@rustkeep/engine";
import type { Policy } from "../players/bot.js";

/** What both kinds of studies have in common. */
interface WorkFields {
  registries: Registries;
  /** Decimal: a worker's data and a study's file hold no bigint. */
  seed: string;
  policy: Policy;
  /** Game number i is played by hero i modulo their number. */
  heroes: Id[][];
}

/** Whole runs, or pairs of them. */
export interface RunsWork extends WorkFields {
  kind: "runs";
  /** The other registries of a comparison. */
  against: Registries | undefined;
  /** Whether runs go on where they are won and the keep goes on. */
  endless: boolean;
}

/** Fights against each of several groups of enemies. */
export interface FightsWork extends WorkFields {
  kind: "fights";
  level: number;
  enemies: Id[][];
}

/** What a study does, as plain data that can be sent to a worker. */
export type Work = RunsWork | FightsWork;
