import { join } from "node:path";
import { writeFile } from "../write-file.js";
import { schemaFiles } from "./all-schemas.js";
import type { FormOptions } from "./form-options.js";

/**
 * Writes all schemas to a folder, which need not exist yet, and returns the names of the files.
 * @throws UsageError where one cannot be written
 */
export function writeSchemas(folder: string, options: FormOptions): string[] {
  const files = Object.entries(schemaFiles(options));
  for (const [name, text] of files) writeFile(join(folder, name), text);
  return files.map(([name]) => name);
}
