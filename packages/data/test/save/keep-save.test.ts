import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { deleteSave, setAsideSave, setAsideUnreadableSave } from "../../src/save/keep-save.js";
import { modChanges } from "../../src/save/mod-changes.js";
import { readSaveHeader } from "../../src/save/read-save.js";
import { SAVE_SCHEMA } from "../../src/save/save-format.js";
import { saveGame } from "../../src/save/save-game.js";
import { temporaryFolder } from "../fixtures/folder.js";
import { sampleGame } from "../fixtures/saves/game.js";

const now = new Date(2026, 0, 31, 23, 59, 7);

function save(dir: string, turn = 318): void {
  const mods = [{ id: "core", version: "1.0.0" }];
  saveGame(dir, { game: sampleGame({ turn }), mods, commands: 3, gameVersion: "1.2.0" });
}

function spoiltSave(text: string): string {
  const dir = temporaryFolder();
  writeFileSync(join(dir, "save.toml"), text);
  return dir;
}

describe("a save that cannot be read", () => {
  it.each(["not TOML", "[save]\nschema = 99\n", "[save]\nschema = 1\n"])("is set aside, unchanged (%j)", (text) => {
    const dir = spoiltSave(text);
    const path = join(dir, "save.broken-20260131-235907.toml");
    expect(setAsideUnreadableSave(dir, now)).toEqual({ kind: "kept", path });
    expect(readdirSync(dir)).toEqual(["save.broken-20260131-235907.toml"]);
    expect(readFileSync(path, "utf8")).toBe(text);
  });

  it("never replaces one that was set aside in the same second", () => {
    const dir = spoiltSave("first");
    setAsideUnreadableSave(dir, now);
    writeFileSync(join(dir, "save.toml"), "second");
    setAsideUnreadableSave(dir, now);
    expect(readFileSync(join(dir, "save.broken-20260131-235907.toml"), "utf8")).toBe("first");
    expect(readFileSync(join(dir, "save.broken-20260131-235907-2.toml"), "utf8")).toBe("second");
  });

  it("is set aside also where it is a folder", () => {
    const dir = temporaryFolder();
    mkdirSync(join(dir, "save.toml", "inside"), { recursive: true });
    expect(setAsideUnreadableSave(dir, now).kind).toBe("kept");
    save(dir);
    expect(readSaveHeader(dir).kind).toBe("summary");
  });
});

it("a save that can be read, and none at all, is not set aside", () => {
  const dir = temporaryFolder();
  expect(setAsideUnreadableSave(dir, now)).toEqual({ kind: "none" });
  expect(setAsideSave(dir, "broken", now)).toEqual({ kind: "none" });
  save(dir);
  expect(setAsideUnreadableSave(dir, now)).toEqual({ kind: "none" });
  expect(readdirSync(dir)).toEqual(["save.toml"]);
});

describe("an unpruned save", () => {
  it("is copied and stays where it is", () => {
    const dir = temporaryFolder();
    save(dir);
    const result = setAsideSave(dir, "unpruned", now);
    expect(result).toEqual({ kind: "kept", path: join(dir, "save.unpruned-20260131-235907.toml") });
    expect(readFileSync(join(dir, "save.toml"))).toEqual(readFileSync(join(dir, "save.unpruned-20260131-235907.toml")));
  });

  it("is copied once, however often the player comes back to it", () => {
    const dir = temporaryFolder();
    save(dir);
    const first = setAsideSave(dir, "unpruned", now);
    expect(setAsideSave(dir, "unpruned", new Date(2027, 0, 1))).toEqual(first);
    save(dir, 400);
    expect(setAsideSave(dir, "unpruned", new Date(2027, 0, 1))).not.toEqual(first);
    expect(readdirSync(dir)).toHaveLength(3);
  });
});

it("deleting removes the save alone, and is no problem without one", () => {
  const dir = temporaryFolder();
  expect(deleteSave(dir)).toBeUndefined();
  save(dir);
  setAsideSave(dir, "unpruned", now);
  expect(deleteSave(dir)).toBeUndefined();
  expect(existsSync(join(dir, "save.toml"))).toBe(false);
  expect(readdirSync(dir)).toHaveLength(1);
});

it("deleting what is not a file is a problem, not an exception", () => {
  const dir = temporaryFolder();
  mkdirSync(join(dir, "save.toml", "inside"), { recursive: true });
  expect(deleteSave(dir)?.message).toMatch(/^save\.toml could not be deleted/);
});

it("the menu learns hero, floor and turn, and the mods of the save", () => {
  const dir = temporaryFolder();
  expect(readSaveHeader(dir)).toEqual({ kind: "none" });
  save(dir);
  expect(readSaveHeader(dir)).toEqual({
    kind: "summary",
    header: { schema: SAVE_SCHEMA, game: "1.2.0", commands: 3, mods: [{ id: "core", version: "1.0.0" }] },
    hero: sampleGame().player.name,
    floor: "core:second",
    floor_number: 2,
    turn: 318,
  });
});

it("mods that are missing, changed or new are told one by one", () => {
  const saved = [
    { id: "core", version: "1.0.0" },
    { id: "gone", version: "2.0.0" },
    { id: "same", version: "1.0.0" },
  ];
  const loaded = [
    { id: "core", version: "1.1.0" },
    { id: "same", version: "1.0.0" },
    { id: "fresh", version: "0.1.0" },
  ];
  expect(modChanges(saved, loaded).map(({ code, mod }) => [code, mod])).toEqual([
    ["mod_version_changed", "core"],
    ["mod_missing", "gone"],
    ["mod_added", "fresh"],
  ]);
  expect(modChanges(saved, saved)).toEqual([]);
});
