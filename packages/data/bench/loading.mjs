// How many times as long as bare parsing of the same texts loading them takes: the base game, the reference content, and
// 200 generated mods with and without 500 mistakes. The two are taken in turns and the best time of each counts, since a busy
// machine only ever adds. Measures dist: build first.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { built, root } from "../../../bench/built.mjs";
import { printRows } from "../../../bench/measure.mjs";
import { generatedMods, patchingMods } from "./generated-mods.mjs";

const { loadFromSources } = await built("data");

function modIn(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith(".toml"));
  const files = names.map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));
  const isManifest = ({ name }) => name === "manifest.toml";
  return { manifest: files.find(isManifest), files: files.filter((file) => !isManifest(file)) };
}

function millisecondsOf(work) {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

// Fresh sources each time, since what is found out about a file is kept with it.
function fresh(sources) {
  return sources.map(({ manifest, files }) => ({
    manifest: { ...manifest },
    files: files.map((file) => ({ ...file })),
  }));
}

function ratio(name, sources, rounds) {
  const texts = sources.flatMap(({ manifest, files }) => [manifest, ...files]).map(({ text }) => text);
  const parseAll = () => {
    for (const text of texts) parse(text);
  };
  let bare = Number.POSITIVE_INFINITY;
  let loading = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    bare = Math.min(bare, millisecondsOf(parseAll));
    const again = fresh(sources);
    loading = Math.min(
      loading,
      millisecondsOf(() => loadFromSources(again)),
    );
  }
  return { name, value: Math.round((loading / bare) * 100) / 100, unit: "×", less_is_better: true };
}

const core = modIn(join(import.meta.dirname, "../test/fixtures/reference-core"));
const rows = [
  ratio("loading the base game", [modIn(join(root, "mods/core"))], 400),
  ratio("loading the reference content", [core], 1_000),
  ratio("loading 10,000 entries", [core, ...generatedMods(false)], 30),
  ratio("loading 10,000 entries, 500 mistakes", [core, ...generatedMods(true)], 30),
  ratio("loading 10,000 entries and 10,000 patches", [core, ...generatedMods(false), ...patchingMods()], 30),
];
printRows(rows);
