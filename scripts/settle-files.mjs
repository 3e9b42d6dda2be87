// Generated files, as packages' own scripts make them: written where they are not current, or compared with `--check`.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./run-tool.mjs";

function leftOver(files, folders) {
  const there = folders.filter((folder) => existsSync(join(root, folder)));
  const names = there.flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`));
  return names.filter((name) => !(name in files));
}

function write(name, text) {
  const file = join(root, name);
  if (text === undefined) rmSync(file);
  else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(`${text === undefined ? "removed" : "wrote"} ${name}`);
}

function current(name, text) {
  const file = join(root, name);
  return existsSync(file) && readFileSync(file, "utf8") === text;
}

/**
 * Brings generated files up to date. With `--check` among the program's arguments nothing is written, whatever is not
 * current is listed, and the program fails.
 * @param files texts by their paths from the root of the repository
 * @param folders in which nothing else may be
 */
export function settleFiles(files, folders) {
  const check = process.argv.includes("--check");
  const gone = leftOver(files, folders).map((name) => [name, undefined]);
  for (const [name, text] of [...Object.entries(files), ...gone]) {
    if (text !== undefined && current(name, text)) continue;
    if (check) {
      console.error(`${name} is stale: run npm run generate`);
      process.exitCode = 1;
    } else write(name, text);
  }
}
