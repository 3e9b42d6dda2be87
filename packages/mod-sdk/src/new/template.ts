import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { templatesDir } from "../templates-dir.js";

/** What a new mod is called. */
export interface ModNames {
  id: string;
  name: string;
}

// What the template, a working mod itself, is called.
const placeholder: ModNames = { id: "my_mod", name: "My mod" };

/** The id of a mod in words: `iron_age` becomes `Iron age`. */
export function nameFor(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1).replaceAll("_", " ");
}

/** The texts of a new mod's files by their paths within it, with slashes. */
export function templateFiles({ id, name }: ModNames): Record<string, string> {
  const folder = join(templatesDir, "mod");
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath ?? entry.path, entry.name)).sort();
  return Object.fromEntries(
    paths.map((path) => {
      const text = readFileSync(path, "utf8").replaceAll(placeholder.id, id).replaceAll(placeholder.name, name);
      return [path.slice(folder.length + 1).replaceAll("\\", "/"), text];
    }),
  );
}
