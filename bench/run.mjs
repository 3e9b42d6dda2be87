// Runs the benchmarks one after another, each in a process of its own, and prints their rows as a table, or as JSON with
// --json. Names given run only the files whose name holds one of them: `npm run bench -- floors`.
//
// A benchmark is a script in bench/works or packages/*/bench that prints, when called with --json, a list of rows:
// a name, and either per_second and per_cpu_second, or value and unit (with `less_is_better: true` where that holds).
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { targets } from "./targets.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

function scriptsIn(folder) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(".mjs"));
  return names.sort().map((name) => join(folder, name));
}

function benchmarks(wanted) {
  const packages = readdirSync(join(root, "packages")).sort();
  const folders = [join(root, "bench", "works"), ...packages.map((name) => join(root, "packages", name, "bench"))];
  const files = folders.flatMap(scriptsIn);
  return wanted.length === 0
    ? files
    : files.filter((file) => wanted.some((word) => relative(root, file).includes(word)));
}

/** The rows of one benchmark, each with what it must reach and whether it does. */
function run(file) {
  const { status, stdout } = spawnSync(process.execPath, [file, "--json"], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0) throw new Error(`${relative(root, file)} failed`);
  return JSON.parse(stdout).map((row) => judge({ ...row, ...targets[row.name] }));
}

function judge(row) {
  if (row.must === undefined) return row;
  const figure = row.value ?? row.per_cpu_second;
  const reaches = (target) => (row.less_is_better ? figure <= target : figure >= target);
  return { ...row, reached: reaches(row.aim) ? "aim" : reaches(row.must) ? "must" : "missed" };
}

function tableLine(row) {
  const unit = row.unit ?? "/s";
  const cell = (figure) => (figure === undefined ? "" : `${figure.toLocaleString("en")} ${unit}`).padStart(16);
  return [row.name.padEnd(36), cell(row.value ?? row.per_cpu_second), cell(row.must), cell(row.aim), row.reached].join(
    "  ",
  );
}

const words = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const asJson = process.argv.includes("--json");
const rows = [];
if (!asJson)
  console.log(["work".padEnd(36), ..."measured,must,aim".split(",").map((title) => title.padStart(16))].join("  "));
for (const file of benchmarks(words)) {
  const measured = run(file);
  rows.push(...measured);
  if (!asJson) for (const row of measured) console.log(tableLine(row));
}
if (asJson) console.log(JSON.stringify(rows, undefined, 2));
if (rows.some((row) => row.reached === "missed")) process.exitCode = 1;
