import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "@rustkeep/data";
import { schemaFiles } from "./all-schemas.js";
import type { FormOptions } from "./form-options.js";

/** Writes all schemas to a folder, which need not exist yet, and returns the names of the files. */
export function writeSchemas(folder: string, options: FormOptions): string[] {
  makeFolder(folder);
  const files = Object.entries(schemaFiles(options));
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  return files.map(([name]) => name);
}
