import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { templatesDir } from "../templates-dir.js";
import { fillTemplate, type ModNames } from "./fill-template.js";

/** The texts of a new mod's files by their paths within it, with slashes. */
export function templateFiles(names: ModNames): Record<string, string> {
  const folder = join(templatesDir, "mod");
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath ?? entry.path, entry.name)).sort();
  const template = paths.map((path) => [
    path.slice(folder.length + 1).replaceAll("\\", "/"),
    readFileSync(path, "utf8"),
  ]);
  return fillTemplate(Object.fromEntries(template), names);
}
