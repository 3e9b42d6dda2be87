// How many times as long as bare parsing of the same texts loading them takes: the reference content, and 200 generated
// mods with and without some 500 mistakes. Both are taken in turns, and the middle of the ratios counts: what else the
// machine does meets both alike. Measures dist: build first.
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { printRows } from "../../../bench/measure.mjs";
import { loadFromSources } from "../dist/index.js";
import { generatedMods } from "./generated-mods.mjs";

const reference = new URL("../test/fixtures/reference-core/", import.meta.url);

function referenceCore() {
  const files = readdirSync(reference).map((name) => ({ name, text: readFileSync(new URL(name, reference), "utf8") }));
  const isManifest = ({ name }) => name === "manifest.toml";
  return { manifest: files.find(isManifest), files: files.filter((file) => !isManifest(file)) };
}

function secondsOf(work) {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1e6;
}

// Fresh sources each time, since what is found out about a file is kept with it.
function fresh(sources) {
  return sources.map(({ manifest, files }) => ({
    manifest: { ...manifest },
    files: files.map((file) => ({ ...file })),
  }));
}

function ratio(name, sources, { rounds, repeats }) {
  const texts = sources.flatMap(({ manifest, files }) => [manifest, ...files]).map(({ text }) => text);
  const times = (work) => () => {
    for (let round = 0; round < repeats; round += 1) work();
  };
  const ratios = Array.from({ length: rounds }, () => {
    const parseAll = () => {
      for (const text of texts) parse(text);
    };
    const bare = secondsOf(times(parseAll));
    return secondsOf(times(() => loadFromSources(fresh(sources)))) / bare;
  });
  const settled = ratios.slice(Math.floor(rounds / 4)).sort((one, other) => one - other);
  const value = Math.round(settled[Math.floor(settled.length / 2)] * 100) / 100;
  return { name, value, unit: "×", less_is_better: true };
}

const core = referenceCore();
const rows = [
  ratio("loading the reference content", [core], { rounds: 40, repeats: 20 }),
  ratio("loading 10,000 entries", [core, ...generatedMods(false)], { rounds: 12, repeats: 1 }),
  ratio("loading 10,000 entries, 500 mistakes", [core, ...generatedMods(true)], { rounds: 12, repeats: 1 }),
];
if (process.argv.includes("--json")) printRows(rows);
else for (const { name, value, unit } of rows) console.log(`${name.padEnd(36)} ${value}${unit}`);
