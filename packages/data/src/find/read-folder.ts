import { existsSync, readdirSync, realpathSync } from "node:fs";
import { basename, join, resolve, sep } from "node:path";
import { unreadableFile } from "../diagnostics/codes/files.js";
import { fileProblem, systemCode } from "../files/file-problem.js";
import { readText } from "../files/read-text.js";
import type { ModSource } from "../mod-source.js";
import type { SourceFile } from "../positions/source-file.js";
import type { Report } from "../report.js";
import { manifestName } from "./folders.js";

const mostBytes = 64 * 1024 * 1024;

function withinFolder(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder + sep);
}

// Why a file is not read, or its text.
function textOf(path: string, folder: string): { text: string } | { reason: string } {
  try {
    if (!withinFolder(realpathSync(path), realpathSync(folder)))
      return { reason: "it is a link that leads out of the mod" };
  } catch (error) {
    if (systemCode(error) === "ELOOP") return { reason: "it is a link that leads in a circle" };
    return { reason: fileProblem(error, path, "read").message };
  }
  const read = readText(path, mostBytes);
  switch (read.kind) {
    case "text":
      return read;
    case "none":
      return { reason: "it is a link that leads nowhere" };
    case "not_text":
      return { reason: "it is not valid UTF-8" };
    case "problem":
      return { reason: read.problem.message };
  }
}

function readFile(folder: string, name: string, mod: string, report: Report): SourceFile[] {
  const path = resolve(folder, ...name.split("/"));
  const read = textOf(path, folder);
  if ("text" in read) return [{ name, text: read.text, path }];
  report.addAt({ mod, file: { name, path }, line: 1, column: 1 }, unreadableFile(read.reason));
  return [];
}

function tomlNames(folder: string, mod: string, within: string, report: Report): string[] {
  try {
    const names = readdirSync(within === "" ? folder : join(folder, within));
    return names.filter((name) => name.endsWith(".toml") && !name.startsWith(".")).sort();
  } catch (error) {
    const { message } = fileProblem(error, folder, "listed");
    const file = { name: within, path: resolve(folder, within) };
    report.addAt({ mod, file, line: 1, column: 1 }, unreadableFile(message));
    return [];
  }
}

/** The manifest of the mod in a folder, undefined where it cannot be read. */
export function readManifestFile(folder: string, report: Report): SourceFile | undefined {
  return readFile(folder, manifestName, basename(folder), report)[0];
}

/**
 * The texts of a mod: the `*.toml` files directly in its folder, and its translations into the languages that are wanted.
 * What cannot be read is told and left out.
 */
export function readFolder(
  folder: string,
  manifest: SourceFile,
  mod: string,
  wanted: (language: string) => boolean,
  report: Report,
): ModSource {
  const names = tomlNames(folder, mod, "", report).filter((name) => name !== manifestName);
  const languages = existsSync(join(folder, "locale")) ? tomlNames(folder, mod, "locale", report) : [];
  const locales = languages.filter((name) => wanted(name.slice(0, -".toml".length)));
  return {
    manifest,
    dir: folder,
    files: names.flatMap((name) => readFile(folder, name, mod, report)),
    locales: locales.flatMap((name) => readFile(folder, `locale/${name}`, mod, report)),
  };
}
