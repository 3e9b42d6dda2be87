import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/** Files by their paths, with slashes. */
export type Files = Readonly<Record<string, string>>;

/** Writes files into a folder. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** A folder with some files that is gone after the test. */
export function temporaryFolder(files: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "rustkeep-mod-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFiles(folder, files);
  return folder;
}

/** The manifest of a mod. */
export function manifest(id: string, depends: readonly string[] = ["core"]): string {
  return `id = "${id}"\nname = "Mod ${id}"\nversion = "1.2.3"\ndepends = ${JSON.stringify(depends)}\n`;
}
