import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { referenceCoreDir } from "./load-texts.js";

/** A fresh folder that goes away with the test. */
export function temporaryFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), "rustkeep-mods-"));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** Writes files below a folder, by their paths. */
export function writeFiles(dir: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(dir, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

/** The text of a manifest. */
export function manifest(id: string, depends: readonly string[] = []): string {
  return `id = "${id}"\nname = "${id}"\nversion = "1.0.0"\ndepends = ${JSON.stringify(depends)}\n`;
}

/** A folder of mods with the reference content as `core`, and mods with nothing but a manifest: id, then what they need. */
export function folderOfMods(mods: Readonly<Record<string, readonly string[]>> = {}): string {
  const dir = temporaryFolder();
  cpSync(referenceCoreDir, join(dir, "core"), { recursive: true });
  for (const [id, depends] of Object.entries(mods)) writeFiles(dir, { [`${id}/manifest.toml`]: manifest(id, depends) });
  return dir;
}
