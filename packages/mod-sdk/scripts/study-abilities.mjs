// What the abilities of the classes are worth: for each one, a mod that takes it away, and a study that plays every
// run with it and without it. Prints the table in docs/balance/abilities.txt; needs a build, and some minutes.
//   node packages/mod-sdk/scripts/study-abilities.mjs [-n PAIRS] [--jobs N] [ABILITY…]
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { stringify } from "smol-toml";

const cli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
const CLASSES = ["warrior", "thief", "mage", "cleric"];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: "string", short: "n", default: "2000" }, jobs: { type: "string" } },
});

function tool(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`rustkeep-mod ${args.join(" ")}\n${stderr}${stdout}`);
  return JSON.parse(stdout);
}

/** Writes a mod in which an option of the base game lacks an ability. */
function writeMod(folder, { id, ...option }, ability) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, "manifest.toml"),
    stringify({ id: "without", name: "Without", version: "1.0.0", depends: ["core"] }),
  );
  const abilities = option.abilities.filter((granted) => granted !== ability);
  writeFileSync(
    join(folder, "options.toml"),
    stringify({ options: [{ ...option, id: "less", overrides: id, abilities }] }),
  );
}

/** Mean and half the 95 % interval of a histogram, in points. */
function points(histogram) {
  const entries = Object.entries(histogram).map(([value, count]) => [100 * Number(value), count]);
  const pairs = entries.reduce((sum, [, count]) => sum + count, 0);
  const mean = entries.reduce((sum, [value, count]) => sum + value * count, 0) / pairs;
  const variance = entries.reduce((sum, [value, count]) => sum + count * (value - mean) ** 2, 0) / (pairs - 1);
  return { mean, half: 1.959964 * Math.sqrt(variance / pairs) };
}

const short = (id) => id.slice(id.indexOf(":") + 1);
const share = ({ won = 0, died = 0, stuck = 0 }) => `${((100 * won) / (won + died + stuck)).toFixed(1)} %`;
const signed = (value) => `${value > 0 ? "+" : ""}${value.toFixed(1)}`;

function studyOf(name, option, ability) {
  const folder = mkdtempSync(join(tmpdir(), "rustkeep-abilities-"));
  try {
    writeMod(join(folder, "without"), option, ability);
    const jobs = values.jobs === undefined ? [] : ["--jobs", values.jobs];
    const asked = [
      "--hero",
      name,
      "-n",
      values.games,
      "--against",
      join(folder, "without"),
      "--format",
      "json",
      ...jobs,
    ];
    const { tally } = tool("simulate", "runs", ...asked);
    const { mean, half } = points(tally.differences.all.won);
    const interval = `${signed(mean - half)} to ${signed(mean + half)}`;
    return [name, short(ability), share(tally.groups.all.end), share(tally.against.all.end), signed(mean), interval];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const line = ([name, ability, ...figures]) =>
  `${name.padEnd(9)}${ability.padEnd(15)}${figures[0].padStart(7)}${figures[1].padStart(12)}${figures[2].padStart(10)}  ${figures[3]}`;

console.log(`${values.games} pairs of runs each · sensible bot · seed 1 · core\n`);
console.log(line(["hero", "ability", "won", "without it", "points", "95 %"]).trimEnd());
for (const name of CLASSES) {
  const { entry } = tool("inspect", name, "--registry", "options", "--format", "json");
  for (const ability of entry.abilities)
    if (positionals.length === 0 || positionals.includes(short(ability)))
      console.log(line(studyOf(name, entry, ability)));
}
