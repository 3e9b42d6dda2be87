import { digest, execute, type Game, legalCommands } from "@rustkeep/engine";
import { gameMisfit } from "@rustkeep/engine/shapes";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseSave } from "../../src/save/parse-save.js";
import { prune } from "../../src/save/prune.js";
import { SAVE_SCHEMA, saveToml } from "../../src/save/save-format.js";
import { newRun, numbers, playOne, referenceRegistries } from "../fixtures/saves/bot.js";

const mods = [{ id: "core", version: "1.0.0" }];

function saved(game: Game): string {
  return saveToml({ schema: SAVE_SCHEMA, game: "1.0.0", commands: 0, mods }, game);
}

function revived(game: Game): Game {
  const read = parseSave(saved(game));
  if (read.kind !== "parsed") {
    throw new Error(read.message);
  }
  expect(prune(read.game, referenceRegistries())).toEqual([]);
  return read.game;
}

describe("a run that is saved and read again every turn", () => {
  it.each([1, 2, 3])("goes the same way as one that is not (seed %i)", (seed) => {
    const registries = referenceRegistries();
    const random = numbers(seed);
    const kept = newRun(seed);
    let other = newRun(seed);
    for (let turn = 0; turn < 150 && kept.over === ""; turn += 1) {
      other = revived(other);
      const command = playOne(kept, random);
      if (command === undefined) {
        break;
      }
      execute(other, command, registries);
      expect(other).toEqual(kept);
      expect(digest(other)).toBe(digest(kept));
    }
    expect(kept.turn).toBeGreaterThan(5);
  });
});

describe("a save edited by hand that is not refused", () => {
  const registries = referenceRegistries();
  const game = newRun(11);
  const random = numbers(11);
  for (let turn = 0; turn < 60 && game.over === ""; turn += 1) {
    playOne(game, random);
  }
  const text = saved(game.over === "" ? game : newRun(11));
  const lines = text.split("\n");
  const values = fc.constantFrom(
    "0",
    "-1",
    "1",
    "7",
    "9999",
    "0.5",
    "true",
    "false",
    '""',
    '"core:rat"',
    '"core:gold"',
    "1000000000",
    "-1000000000",
    "1000000000000000",
    "[]",
    "[ 3, 3 ]",
  );

  it("can be played on: nothing throws, no number goes astray, and it can be saved again", () => {
    const edit = fc.tuple(fc.nat(lines.length - 1), values);
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), fc.nat(1_000), (edits, luck) => {
        const edited = [...lines];
        for (const [at, value] of edits) {
          edited[at] = (edited[at] ?? "").replace(/^(\w+ = ).*$/, `$1${value}`);
        }
        const read = parseSave(edited.join("\n"));
        if (read.kind === "parsed") {
          prune(read.game, registries);
          const next = numbers(luck);
          for (let turn = 0; turn < 15 && read.game.over === ""; turn += 1) {
            const legal = legalCommands(read.game, registries);
            const command = legal[Math.floor(next() * legal.length)];
            if (command !== undefined) {
              execute(read.game, command, registries);
            }
          }
          expect(gameMisfit(read.game)).toBeUndefined();
        }
      }),
      { numRuns: 150 },
    );
  });
});
