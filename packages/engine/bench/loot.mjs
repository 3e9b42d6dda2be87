// Rolls of a loot table a second: core:floor_5_table of the reference content at luck 3. Measures dist: build first.
import { readFileSync } from "node:fs";
import { built } from "../../../bench/built.mjs";
import { measure, printRows } from "../../../bench/measure.mjs";

const { createRng, rollLoot } = await built("engine");

const ROLLS = 10_000;
const LUCK = 3;

const registries = JSON.parse(readFileSync(new URL("../test/fixtures/reference-core.json", import.meta.url), "utf8"));
const rng = createRng(1);

function rollBatch() {
  for (let roll = 0; roll < ROLLS; roll++) rollLoot("core:floor_5_table", LUCK, rng, registries);
  return ROLLS;
}

printRows([measure("loot rolls", rollBatch)]);
