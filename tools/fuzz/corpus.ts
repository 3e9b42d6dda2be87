import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Kind } from "./kinds.js";

const corpusDir = fileURLToPath(new URL("corpus/", import.meta.url));

/** Texts that were once read wrongly, or that are known for being so, by file name. */
export function corpusOf({ name, extension }: Kind): [file: string, text: string][] {
  const dir = join(corpusDir, name);
  const files = readdirSync(dir).filter((file) => file.endsWith(`.${extension}`));
  return files.sort().map((file) => [file, readFileSync(join(dir, file), "utf8")]);
}

/** Adds a text to the corpus, to be read in every run of the tests from then on; answers its path. */
export function addToCorpus({ name, extension }: Kind, fault: string, text: string): string {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  const path = join(corpusDir, name, `${fault.replaceAll("_", "-")}-${hash}.${extension}`);
  mkdirSync(join(corpusDir, name), { recursive: true });
  writeFileSync(path, text);
  return path;
}
