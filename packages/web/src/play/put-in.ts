import { parseRecording } from "@rustkeep/data/recordings";
import { parseSave } from "@rustkeep/data/saves";
import { parseSettings } from "@rustkeep/data/settings";
import type { Language } from "@rustkeep/presentation";
import type { Folder } from "../shared/storage-folder.js";
import { RECORDING, SAVE, SETTINGS } from "./page-store.js";
import { pieces } from "./pieces.js";
import { putInMod } from "./put-in-mod.js";
import { type PlayTexts, playTexts } from "./texts.js";

/** A bigger file is not looked at, in bytes. */
const MOST = 16 * 1024 * 1024;

/** Takes files of the terminal game in: each replaces what was kept of its kind, if it can be read; a run, if `ask` says yes. Answers a sentence for each. */
export async function putIn(
  files: readonly File[],
  folder: Folder,
  language: Language,
  ask: (question: string) => boolean,
): Promise<string[]> {
  const texts = playTexts(language);
  const lines: string[] = [];
  for (const file of files) {
    const isRun = file.name.endsWith(".toml") && !isSettings(file.name);
    if (isRun && folder.read(SAVE) !== undefined && !ask(texts.replaceSave)) continue;
    const why = file.size > MOST ? texts.tooBig : await takeInFile(file, folder, language);
    lines.push(why === "" ? texts.done(file.name) : texts.notRead(file.name, why));
  }
  return lines;
}

async function takeInFile(file: File, folder: Folder, language: Language): Promise<string> {
  return file.name.endsWith(".zip")
    ? putInMod(new Uint8Array(await file.arrayBuffer()), folder, language)
    : takeIn(file.name, await file.text(), folder, playTexts(language));
}

/** Answers why a file is not taken in, "" where it is. */
function takeIn(name: string, text: string, folder: Folder, texts: PlayTexts): string {
  if (name.endsWith(".jsonl")) {
    const recorded = parseRecording(text);
    return recorded.kind === "refused" ? recorded.message : (pieces(folder, RECORDING).begin(text)?.message ?? "");
  }
  if (!name.endsWith(".toml")) return texts.unknownFile;
  if (isSettings(name)) {
    const broken = parseSettings(text).problems.find(({ field }) => field === "");
    return broken?.message ?? folder.write(SETTINGS, text)?.message ?? "";
  }
  const save = parseSave(text);
  return save.kind === "refused" ? save.message : (folder.write(SAVE, text)?.message ?? "");
}

/** Browsers number what is taken out twice: `settings (1).toml`. */
function isSettings(name: string): boolean {
  return /^settings\b/.test(name);
}
