// Whole runs a second: the sensible bot plays the base game from creation to death or victory, all races and classes in
// turn. Measures dist: build first.
import { coreModsDir, loadMods } from "@rustkeep/data";
import { measure, printRows } from "../../../bench/measure.mjs";
import { playRun } from "../dist/index.js";

const { registries } = loadMods({ paths: [coreModsDir()] });
const races = ["core:human", "core:dwarf", "core:elf"];
const classes = ["core:warrior", "core:thief", "core:mage", "core:cleric"];
const heroes = races.flatMap((race) => classes.map((calling) => [race, calling]));

/** Seeds far apart: the generator takes them as they are. */
const SPREAD = 0x9e3779b97f4a7c15n;
let number = 0;

function playRound() {
  for (const options of heroes) {
    number += 1;
    playRun({ seed: (BigInt(number) * SPREAD) & 0xffffffffffffffffn, options, policy: "sensible" }, registries);
  }
  return heroes.length;
}

// The first rounds are slow until everything has been compiled.
for (let round = 0; round < 15; round++) playRound();
printRows([measure("whole runs", playRound)]);
