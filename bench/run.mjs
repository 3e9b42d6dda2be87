// Runs the benchmarks one after another, each in a process of its own, and prints their rows as a table, or as JSON with
// --json. Names given run only the files whose name holds one of them: `npm run bench -- floors`. With --against REV every
// benchmark runs by turns on this tree and on the one of another commit: `npm run bench -- --against HEAD~3 floors`. Each
// tree is measured by its own benchmarks, which know its functions; one that measures something else than before has
// another name for its row.
//
// A benchmark is a script in bench/works or packages/*/bench that prints, when called with --json, a list of rows:
// a name, and either per_second and per_cpu_second, or value and unit (with `less_is_better: true` where that holds).
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { compare } from "./compare.mjs";
import { checkedOut } from "./other-tree.mjs";
import { targets } from "./targets.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values: wishes, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { json: { type: "boolean", default: false }, against: { type: "string" } },
});

function scriptsIn(folder) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(".mjs") && !name.startsWith("generated-"));
  return names.sort().map((name) => join(folder, name));
}

function benchmarks() {
  const packages = readdirSync(join(root, "packages")).sort();
  const folders = [join(root, "bench", "works"), ...packages.map((name) => join(root, "packages", name, "bench"))];
  const files = folders.flatMap(scriptsIn);
  return words.length === 0 ? files : files.filter((file) => words.some((word) => relative(root, file).includes(word)));
}

/** The rows that a tree's own benchmark of a name measures. */
function rowsOf(file, tree = root) {
  const { status, stdout } = spawnSync(process.execPath, [join(tree, relative(root, file)), "--json"], {
    cwd: tree,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0) throw new Error(`${relative(root, file)} failed`);
  return JSON.parse(stdout);
}

/** A row with what it must reach, and whether it does. */
function judged(measured) {
  const row = { ...measured, ...targets[measured.name] };
  if (row.must === undefined) return row;
  const figure = row.value ?? row.per_cpu_second;
  const reaches = (target) => (row.less_is_better ? figure <= target : figure >= target);
  return { ...row, reached: reaches(row.aim) ? "aim" : reaches(row.must) ? "must" : "missed" };
}

function tableLine(row) {
  const unit = row.unit ?? "/s";
  const cell = (figure) => (figure === undefined ? "" : `${figure.toLocaleString("en")} ${unit}`).padStart(16);
  return [row.name.padEnd(44), cell(row.value ?? row.per_cpu_second), cell(row.must), cell(row.aim), row.reached].join(
    "  ",
  );
}

function measureHere() {
  const rows = [];
  if (!wishes.json)
    console.log(["work".padEnd(44), ..."measured,must,aim".split(",").map((title) => title.padStart(16))].join("  "));
  for (const file of benchmarks()) {
    const measured = rowsOf(file).map(judged);
    rows.push(...measured);
    if (!wishes.json) for (const row of measured) console.log(tableLine(row));
  }
  if (wishes.json) console.log(JSON.stringify(rows, undefined, 2));
  if (rows.some((row) => row.reached === "missed")) process.exitCode = 1;
}

if (wishes.against === undefined) measureHere();
else {
  const other = checkedOut(root, wishes.against);
  try {
    compare(benchmarks(), { here: root, there: other.dir, name: wishes.against, rowsOf, json: wishes.json });
  } finally {
    other.remove();
  }
}
