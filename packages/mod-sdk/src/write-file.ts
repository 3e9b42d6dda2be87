import { dirname } from "node:path";
import { clean, writeFileAtomic } from "@rustkeep/data";
import { UsageError } from "./usage-error.js";

/**
 * Replaces a file as a whole; its folder is made if need be. What is no file, and links to other files, are left as they are.
 * @throws UsageError where it cannot be written
 */
export function writeFile(path: string, content: string | Uint8Array): void {
  const problem = writeFileAtomic(path, content);
  if (problem === undefined) return;
  throw new UsageError(`cannot write to ${clean(dirname(path), 300)}: ${clean(problem.message, 300)}`);
}
