import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { relative, resolve } from "node:path";

const script = createRequire(import.meta.url).resolve("@taplo/cli/dist/cli.js");

/** A mistake that Taplo has found. */
export interface TaploFinding {
  /** Path from the current folder, with slashes. */
  file: string;
  line: number;
  column: number;
  message: string;
}

/**
 * Runs Taplo's linter in a folder and returns what it finds, each place and message once, by file and place.
 * @param paths the files; none for what the folder's `.taplo.toml` includes
 */
export function lintWithTaplo(paths: readonly string[], { cwd }: { cwd: string }): TaploFinding[] {
  const { status, stderr } = spawnSync(process.execPath, [script, "lint", "--colors", "never", ...paths], {
    cwd,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const found = [...stderr.matchAll(/^error: (.*)\n\s*┌─ (.*):(\d+):(\d+)$/gm)].map(
    ([, message = "", path = "", line, column]): TaploFinding => ({
      file: relative(cwd, resolve(cwd, path)).replaceAll("\\", "/"),
      line: Number(line),
      column: Number(column),
      message,
    }),
  );
  if ((status === 0) !== (found.length === 0)) throw new Error(`Taplo ended with ${status}:\n${stderr}`);
  const unique = new Map(found.map((one) => [JSON.stringify(one), one]));
  return [...unique.values()].sort(
    (one, other) => one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column,
  );
}
