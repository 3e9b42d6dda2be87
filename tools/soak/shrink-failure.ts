import type { Command } from "@rustkeep/engine";
import { shrink } from "../common/shrink.js";
import { type FurtherCheck, playAgain } from "./play.js";
import type { Failure, RunPlan } from "./run.js";

/** Milliseconds after which the shortest list so far must do. */
const PATIENCE = 120_000;

/** The shortest part of a failure's commands that shows the same kind of fault: none of them can be left out. */
export function shrinkFailure(plan: RunPlan, failure: Failure, further?: FurtherCheck): Failure {
  const { kind } = failure.fault;
  const until = performance.now() + PATIENCE;
  const shows = (commands: readonly Command[]) =>
    performance.now() < until && playAgain(plan, commands, kind, further) !== undefined;
  const first = playAgain(plan, failure.commands, kind, further);
  if (first === undefined) return failure;
  const commands = shrink(failure.commands.slice(0, first.played), shows);
  return { commands, fault: playAgain(plan, commands, kind, further)?.fault ?? first.fault };
}
