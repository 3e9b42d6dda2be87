import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type ModSource, RECORDING_SCHEMA, type RecordingHeader } from "@rustkeep/data";
import { type Command, createGame, execute, type Game, type Registries } from "@rustkeep/engine";
import { type Failure, type RunPlan, setupOf } from "./run.js";

/**
 * Writes a failure into a folder of its own within `dir` and answers its path. `failure.json` holds everything that
 * `readFailure` needs, refused commands included; `run.jsonl` is a recording as the game writes it, for `rustkeep replay`;
 * `mods` holds the mods where they lie nowhere else.
 */
export function keepFailure(dir: string, plan: RunPlan, failure: Failure): string {
  const folder = join(dir, `${plan.content.name}-${plan.player}-${plan.seed}-${failure.fault.kind}`);
  const { seed, options } = plan;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "failure.json"), `${JSON.stringify({ seed, options, ...failure }, undefined, 1)}\n`);
  writeFileSync(join(folder, "run.jsonl"), recordingOf(plan, failure));
  for (const source of plan.content.sources) writeMod(join(folder, "mods", source.dir ?? "mod"), source);
  return folder;
}

function recordingOf(plan: RunPlan, { commands }: Failure): string {
  const { registries, mods } = plan.content.loaded;
  const { seed, name, options } = setupOf(plan);
  const header: RecordingHeader = {
    schema: RECORDING_SCHEMA,
    seed: `0x${seed.toString(16).padStart(16, "0")}`,
    name,
    options: [...options],
    mods: mods.map(({ id, version, digest }) => ({ id, version, digest })),
    game: "0.0.0",
    cheats: false,
  };
  const lines = [JSON.stringify(header)];
  const game = commands.length === 0 ? undefined : createGame(setupOf(plan), registries);
  for (const command of commands) {
    const rng = game === undefined ? undefined : rngAfter(game, command, registries);
    if (rng !== undefined) lines.push(JSON.stringify({ command, rng }));
  }
  return `${lines.join("\n")}\n`;
}

/** The generator after a command, undefined if it is refused; where the command throws, as it is then. */
function rngAfter(game: Game, command: Command, registries: Registries): string | undefined {
  try {
    return execute(game, command, registries).kind === "rejected" ? undefined : game.rng;
  } catch {
    // This is the fault that is being kept.
    return game.rng;
  }
}

function writeMod(folder: string, { manifest, files, locales = [] }: ModSource): void {
  for (const { name, text } of [manifest, ...files, ...locales]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}
