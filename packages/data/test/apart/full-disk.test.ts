import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { saveGame } from "../../src/save/save-game.js";
import { sampleGame } from "../fixtures/saves/game.js";
import { smallDisk } from "../support/small-disk.js";

const about = { mods: [{ id: "core", version: "1.0.0" }], commands: 0, gameVersion: "1.0.0" };

test("a disk that fills up costs no save: the one before stays, and the next one succeeds when there is room", () => {
  const { dir, steps, fill, empty } = smallDisk();
  const save = (turn: number) => saveGame(dir, { ...about, game: sampleGame({ turn }) }, steps);
  const saved = () => readFileSync(join(dir, "save.toml"), "utf8");
  expect(save(1)).toMatchObject({ kind: "saved" });
  const before = saved();

  fill();
  expect(save(2)).toMatchObject({ kind: "not_saved", message: "save.toml could not be written: the disk is full" });
  expect(saved()).toBe(before);
  expect(readdirSync(dir).filter((name) => name.endsWith(".tmp"))).toEqual([]);

  empty();
  expect(save(3)).toMatchObject({ kind: "saved" });
  expect(saved()).not.toBe(before);
});
