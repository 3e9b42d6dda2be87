import { join } from "node:path";
import { coreModsDir, dataDir, type LoadResult, loadMods, ModLoadError } from "@rustkeep/data";
import { gameWordFaults, languageOfLocale } from "@rustkeep/presentation";
import type { Arguments } from "./arguments.js";
import { doctor, type Patient } from "./doctor.js";
import { replay } from "./replay.js";

/** What tools need from the process. */
export interface ToolHost extends Omit<Patient, "dir" | "loaded"> {
  readonly tell: (line: string) => void;
  readonly complain: (line: string) => void;
}

/** Runs `replay` or `doctor`. Neither writes a file. @returns the exit code */
export function runTool(given: Extract<Arguments, { kind: "replay" | "doctor" }>, host: ToolHost): number {
  const dir = dataDir({ override: given.dataDir });
  const asked = given.kind === "replay" ? given.lang : undefined;
  const language = asked ?? languageOfLocale(host.locale);
  const loaded = load(dir, given.mods, language);
  if (given.kind === "doctor") {
    for (const line of doctor({ ...host, dir, loaded })) host.tell(line);
    return 0;
  }
  if (typeof loaded === "string") {
    host.complain(`rustkeep: ${loaded}`);
    return 1;
  }
  const { tell, complain } = host;
  const { file, fast, verify } = given;
  return replay({ file, fast: fast || verify, verify, loaded, language, tell, complain });
}

function load(dir: string, extra: readonly string[], lang: string): LoadResult | string {
  try {
    return loadMods({ paths: [coreModsDir(), join(dir, "mods")], extra, lang, checkWords: gameWordFaults });
  } catch (error) {
    if (error instanceof ModLoadError) return error.message;
    throw error;
  }
}
