import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { coreModsDir, loadFromSources, loadMods } from "@rustkeep/data";
import { wildModOf } from "../wild-mods/wild-mod.js";
import type { Content } from "./run.js";

const tutorialDir = fileURLToPath(new URL("../../docs/modding/tutorial-mod", import.meta.url));

/** The base game as it ships. */
export function coreContent(): Content {
  return { name: "core", loaded: loadMods({ paths: [coreModsDir()] }), sources: [] };
}

/** The base game with the mod of the tutorial, where that exists. */
export function tutorialContent(): Content | undefined {
  if (!existsSync(tutorialDir)) return undefined;
  const isMod = existsSync(join(tutorialDir, "manifest.toml"));
  const loaded = loadMods({ paths: [coreModsDir()], ...(isMod ? { extra: [tutorialDir] } : {}) });
  return { name: "tutorial", loaded, sources: [] };
}

/** A random mod by its number. */
export function wildContent(seed: number): Content {
  const source = wildModOf(seed);
  return { name: `wild-${seed}`, loaded: loadFromSources([source]), sources: [source] };
}
