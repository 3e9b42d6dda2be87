import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import { defaultSettings, readSettings, type Settings, writeSettings } from "../../src/index.js";
import { temporaryFolder } from "../fixtures/folder.js";

const now = new Date(2026, 0, 31, 23, 59, 7);
const own: Settings = {
  language: "de",
  layout: "dvorak",
  colors: false,
  symbols: "ascii",
  reduced_flicker: true,
  verbosity: "full",
  keys: { run_north: "K", wait: ". s" },
};

function folderWith(text: string | Uint8Array): string {
  const dir = temporaryFolder();
  writeFileSync(join(dir, "settings.toml"), text);
  return dir;
}

describe("settings", () => {
  it("are the defaults where none are written", () => {
    expect(readSettings(temporaryFolder())).toEqual({ settings: defaultSettings(), problems: [] });
  });

  it("come back as they were written", () => {
    const dir = join(temporaryFolder(), "data");
    expect(writeSettings(dir, own, now)).toBeUndefined();
    expect(readSettings(dir)).toEqual({ settings: own, problems: [] });
  });

  it("of another version stay when they are written", () => {
    const dir = folderWith('layout = "qwertz"\nlater = 2026-01-31\n[sound]\nvolume = 3\n');
    expect(writeSettings(dir, own, now)).toBeUndefined();
    const text = readFileSync(join(dir, "settings.toml"), "utf8");
    expect(text).toContain("later = 2026-01-31");
    const table = parse(text);
    expect(table.sound).toEqual({ volume: 3 });
    expect(table.layout).toBe("dvorak");
  });

  it("lose a key when it is no longer bound", () => {
    const dir = folderWith('[keys]\nwait = "w"\n');
    writeSettings(dir, { ...own, keys: {} }, now);
    expect(readSettings(dir).settings.keys).toEqual({});
  });

  it.each([
    ["layout = 3", "layout"],
    ['layout = "colemak"', "layout"],
    ['language = "../../x"', "language"],
    ['colors = "yes"', "colors"],
    ['symbols = "emoji"', "symbols"],
    ["reduced_flicker = 1", "reduced_flicker"],
    ['verbosity = "loud"', "verbosity"],
    ["keys = 4", "keys"],
  ])("with %s keep the default of that field and say so", (line, field) => {
    const { settings, problems } = readSettings(folderWith(line));
    expect(settings).toEqual(defaultSettings());
    expect(problems).toMatchObject([{ code: "bad_value", field }]);
  });

  it("keep the good keys beside bad ones", () => {
    const { settings, problems } = readSettings(folderWith('[keys]\nwait = "w"\nlook = 7\ntalk = "\\u001b[2J"\n'));
    expect(settings.keys).toEqual({ wait: "w" });
    expect(problems.map(({ field }) => field)).toEqual(["keys.look", "keys.talk"]);
  });

  it("take no harm from names that objects know", () => {
    const text = '__proto__ = { x = 1 }\nconstructor = 1\n[keys]\n__proto__ = "w"\n';
    const { settings, problems } = readSettings(folderWith(text));
    expect(settings).toEqual(defaultSettings());
    expect(problems).toHaveLength(1);
  });

  it.each([
    ["broken TOML", "layout = "],
    ["an escape sequence", '\u001b[2J = "'],
    ["no text", new Uint8Array([0xff, 0xfe, 0x00])],
  ])("that are %s are the defaults, and kept when settings are written", (_, text) => {
    const dir = folderWith(text);
    const { settings, problems } = readSettings(dir);
    expect(settings).toEqual(defaultSettings());
    expect(problems).toMatchObject([{ code: "unreadable", field: "" }]);
    expect(problems[0]?.message).not.toContain("\u001b");
    expect(writeSettings(dir, own, now)).toBeUndefined();
    expect(readdirSync(dir).sort()).toEqual(["settings.broken-20260131-235907.toml", "settings.toml"]);
    expect(readFileSync(join(dir, "settings.broken-20260131-235907.toml"))).toEqual(Buffer.from(text));
  });

  it("are the defaults where a folder is in the place of the file", () => {
    const dir = temporaryFolder();
    mkdirSync(join(dir, "settings.toml"));
    expect(readSettings(dir).problems).toMatchObject([{ code: "file_problem" }]);
  });
});
