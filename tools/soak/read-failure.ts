import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { coreModsDir, loadMods } from "@rustkeep/data";
import type { Failure, RunPlan } from "./run.js";

type Kept = Failure & Pick<RunPlan, "seed" | "options">;

/**
 * What `keepFailure` has written: the plan of the run, and the failure.
 * @throws Error where the folder cannot be read
 */
export function readFailure(folder: string): { plan: RunPlan; failure: Failure } {
  const kept = JSON.parse(readFileSync(join(folder, "failure.json"), "utf8")) as Kept;
  const own = join(folder, "mods");
  const loaded = loadMods({ paths: [existsSync(own) ? own : coreModsDir()] });
  const { seed, options, fault, commands } = kept;
  const content = { name: folder, loaded, sources: [] };
  return { plan: { content, seed, options, player: "random" }, failure: { fault, commands } };
}
