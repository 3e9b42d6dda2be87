import type { LoadResult, ModSource } from "@rustkeep/data";
import type { Command, GameSetup, Id } from "@rustkeep/engine";
import type { Fault } from "./checks.js";

/** Mods to play with. */
export interface Content {
  /** What reports call it. */
  name: string;
  loaded: LoadResult;
  /** The texts of mods that lie nowhere on the disk. */
  sources: readonly ModSource[];
}

/** How a run is played: by one of the bots, or by commands at random, some of which are refused. */
export type Player = "sensible" | "plain" | "random";

/** What a run starts from. */
export interface RunPlan {
  content: Content;
  seed: number;
  options: readonly Id[];
  player: Player;
}

/** Something that must never happen, and the commands that lead there; it showed after the last one. */
export interface Failure {
  fault: Fault;
  commands: readonly Command[];
}

/** What became of a run. `no_run`: the mods know none, for want of a first floor, say. */
export type RunResult =
  | { kind: "no_run"; why: string }
  | { kind: "played"; turns: number; refused: number; over: string }
  | { kind: "failed"; failure: Failure };

/** The engine's word for what a run starts from. */
export function setupOf({ seed, options }: RunPlan): GameSetup {
  return { seed, name: "Soak", options };
}
