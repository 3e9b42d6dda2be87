// Floors a second, floors 1 to 5 of the reference content over seeds from 1 on; beside it the digger and the uniform
// generator of rot.js on maps of the same sizes. Measures dist: build first.
import { readFileSync } from "node:fs";
import { Map as Maps, RNG } from "rot-js";
import { built } from "../built.mjs";
import { measure, printRows } from "../measure.mjs";

const { createRng, generateFloor } = await built("engine");

const SEEDS = 2000;

const fixture = new URL("../../packages/engine/test/fixtures/reference-core.json", import.meta.url);
const registries = JSON.parse(readFileSync(fixture, "utf8"));
const definitions = Object.values(registries.floors);

/** A batch of five floors, each time from the next seed. */
function batchOf(makeFloor) {
  let seed = 0;
  return () => {
    seed = (seed % SEEDS) + 1;
    for (const definition of definitions) makeFloor(definition, seed);
    return definitions.length;
  };
}

function ours(definition, seed) {
  const result = generateFloor(definition, createRng(seed), registries);
  if ("failure" in result) throw new Error(`seed ${seed}, ${definition.id}: ${result.failure}`);
}

/** A generator of rot.js, which hands out its tiles one by one; they are kept in rows, as a game would. */
function theirs(Generator) {
  return ({ size: [width, height] }, seed) => {
    const rows = Array.from({ length: height }, () => new Uint8Array(width));
    RNG.setSeed(seed);
    new Generator(width, height).create((x, y, wall) => {
      rows[y][x] = wall;
    });
  };
}

printRows([
  measure("floors", batchOf(ours)),
  measure("floors, Digger of rot.js", batchOf(theirs(Maps.Digger))),
  measure("floors, Uniform of rot.js", batchOf(theirs(Maps.Uniform))),
]);
