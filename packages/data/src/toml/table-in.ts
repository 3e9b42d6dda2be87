import { unreadableFile } from "../diagnostics/codes/files.js";
import type { Problem } from "../diagnostics/diagnostic.js";
import type { SourceFile } from "../positions/source-file.js";
import type { Report } from "../report.js";
import { parseToml, type TomlFault } from "./parse-toml.js";

/**
 * The table that a file of a mod holds; undefined where it cannot be read or is not TOML, which is told.
 * @param problemOf what is said of a text that is not TOML
 */
export function tableIn(
  file: SourceFile,
  mod: string,
  report: Report,
  problemOf: (fault: TomlFault) => Problem,
): Readonly<Record<string, unknown>> | undefined {
  if (file.problem !== undefined) {
    report.addAt({ mod, file, line: 1, column: 1 }, unreadableFile(file.problem));
    return undefined;
  }
  const parsed = parseToml(file.text);
  if (parsed.ok) return parsed.table;
  report.addAt({ mod, file, ...parsed.position }, problemOf(parsed));
  return undefined;
}
