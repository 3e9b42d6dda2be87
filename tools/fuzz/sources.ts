import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { coreModsDir, type ModSource, type SourceFile } from "@rustkeep/data";

const coreDir = join(coreModsDir(), "core");

function filesOf(dir: string, within = ""): SourceFile[] {
  return readdirSync(join(dir, within))
    .filter((name) => name.endsWith(".toml"))
    .sort()
    .map((name) => ({ name: within + name, text: readFileSync(join(dir, within, name), "utf8") }));
}

/** The files of the base game: the manifest, those with entries, and the translations. */
export function coreFiles(): { manifest: SourceFile; files: SourceFile[]; locales: SourceFile[] } {
  const all = filesOf(coreDir);
  const manifest = all.find(({ name }) => name === "manifest.toml");
  if (manifest === undefined) throw new Error("the base game has no manifest");
  const files = all.filter((file) => file !== manifest);
  return { manifest, files, locales: filesOf(coreDir, "locale/") };
}

/** The base game as a source. */
export function coreSource(): ModSource {
  return { ...coreFiles(), dir: "core" };
}

/** A mod with one file. */
export function modWith(id: string, text: string): ModSource {
  const manifest = `id = "${id}"\nname = "Fuzzed"\nversion = "1.0.0"\n`;
  return { manifest: { name: "manifest.toml", text: manifest }, files: [{ name: "fuzzed.toml", text }], dir: id };
}
