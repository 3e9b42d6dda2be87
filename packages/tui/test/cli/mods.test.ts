import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { acquireLock, loadMods, saveGame, writeModArchive } from "@rustkeep/data";
import { createGame } from "@rustkeep/engine";
import { type Language, textsOf } from "@rustkeep/presentation";
import { describe, expect, it } from "vitest";
import { readArguments } from "../../src/cli/arguments.js";
import { ownModsIn, runMods } from "../../src/cli/mods/run-mods.js";
import { temporaryDir } from "../fixtures/real-session.js";

const charm = '[[items]]\nid = "charm"\nname = "Charm"\n';

function write(dir: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(dir, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

function manifest(id: string, version = "1.0.0", rest = ""): string {
  return `id = "${id}"\nname = "Mod ${id}"\nversion = "${version}"\n${rest}\n`;
}

function archive(id: string, version = "1.0.0", rest = ""): Uint8Array {
  const files = { "manifest.toml": manifest(id, version, rest), "items.toml": charm };
  const encoded = Object.entries(files).map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text) }));
  return writeModArchive(id, encoded);
}

interface Options {
  answer?: string;
  lang?: Language;
}

/** Runs `rustkeep mods …` in a data directory. */
async function mods(dir: string, args: readonly string[], { answer = "", lang = "en" }: Options = {}) {
  const given = readArguments(["mods", ...args], textsOf(lang).cli);
  if (given.kind !== "mods") throw new Error(JSON.stringify(given));
  const out: string[] = [];
  const err: string[] = [];
  const asked: string[] = [];
  const code = await runMods(given.command, {
    dir,
    own: ownModsIn(dir, given.mods, lang),
    language: lang,
    cwd: dir,
    yes: given.yes,
    tell: (line) => out.push(line),
    complain: (line) => err.push(line),
    ask: async (question) => {
      asked.push(question);
      return answer;
    },
  });
  return { code, out: out.join("\n"), err: err.join("\n"), asked };
}

const loadedIn = (dir: string) => loadMods(ownModsIn(dir, [], "en").options).mods.map(({ id }) => id);

function dirWith(ids: Readonly<Record<string, string>>): string {
  const dir = temporaryDir();
  for (const [id, rest] of Object.entries(ids)) {
    write(dir, { [`mods/${id}/manifest.toml`]: manifest(id, "1.0.0", rest), [`mods/${id}/items.toml`]: charm });
  }
  return dir;
}

describe("rustkeep mods list", () => {
  it("names every mod with its state, version, dependants and findings, in load order", async () => {
    const dir = dirWith({ lib: "", user: 'depends = ["lib"]', odd: 'author = "me"' });
    write(dir, { "load_order.toml": 'mods = ["core", "odd"]\ndisabled = ["odd"]\n', "mods/bal2.zip": "" });
    const { code, out } = await mods(dir, []);
    expect(code).toBe(0);
    expect(out.split("\n").map((line) => line.trimEnd().replace(/ {2,}/g, "  "))).toEqual([
      expect.stringMatching(/^on {2}core \d+\.\d+\.\d+ {2}Rustkeep$/),
      "off  odd 1.0.0  Mod odd",
      expect.stringMatching(/^ {2}warning: mods\/odd\/manifest\.toml:4:1: odd: author is not a field/),
      "on  lib 1.0.0  Mod lib",
      "  needed by user",
      "on  user 1.0.0  Mod user",
      "",
      "Also found",
      expect.stringContaining("notice: mods/bal2.zip:1:1: an archive is not loaded (rustkeep mods install"),
    ]);
    expect(existsSync(join(dir, "game.lock"))).toBe(false);
  });

  it("says what keeps the game from starting, and fails", async () => {
    const dir = dirWith({ user: 'depends = ["lib"]' });
    const { code, out } = await mods(dir, ["list"]);
    expect(code).toBe(1);
    expect(out).toContain("The game does not start like this:");
    expect(out).toContain("the mod user needs lib, which is not installed");
  });

  it("speaks German", async () => {
    const dir = dirWith({ lib: "", user: 'depends = ["lib", "gone"]' });
    const { out } = await mods(dir, ["list"], { lang: "de" });
    expect(out).toMatch(/^an {6}core /m);
    expect(out).toContain("gebraucht von user");
    expect(out).toContain("So startet das Spiel nicht:");
  });
});

describe("rustkeep mods enable, disable, move and sort", () => {
  it("switch mods, with what goes along", async () => {
    const dir = dirWith({ lib: "", user: 'depends = ["lib"]' });
    expect(await mods(dir, ["disable", "lib"])).toMatchObject({ code: 0, out: "Off: lib\nalong with it: user" });
    expect(loadedIn(dir)).toEqual(["core"]);
    expect(await mods(dir, ["enable", "user"])).toMatchObject({ code: 0, out: "On: user\nalong with it: lib" });
    expect(loadedIn(dir)).toEqual(["core", "lib", "user"]);
    expect(await mods(dir, ["enable", "user"])).toMatchObject({ code: 0, out: "That is how it is already." });
  });

  it("order mods", async () => {
    const dir = dirWith({ a: "", b: "", c: 'depends = ["b"]' });
    expect(await mods(dir, ["move", "c", "before", "a"])).toMatchObject({
      code: 1,
      err: "rustkeep: c needs b and has to come after it",
    });
    expect((await mods(dir, ["move", "b", "before", "a"])).out).toBe("Order: core, b, a, c");
    expect(loadedIn(dir)).toEqual(["core", "b", "a", "c"]);
    write(dir, { "load_order.toml": 'mods = ["core", "c", "b", "a"]\n' });
    expect((await mods(dir, ["sort"])).out).toBe("Order: core, b, c, a");
    expect(loadedIn(dir)).toEqual(["core", "b", "c", "a"]);
  });

  it.each([
    [["disable", "core"], "the base game comes first and is never off"],
    [["enable", "libb"], "there is no mod libb; did you mean lib?"],
    [["enable", "\u001b[2J"], "there is no mod "],
    [["disable", "given", "--mods", "given"], "given was named by --mods"],
    [["enable", "clash"], "cannot be loaded together"],
  ])("refuse %j and change nothing", async (args, told) => {
    const dir = dirWith({ lib: "", clash: 'conflicts = ["lib"]' });
    write(dir, {
      "load_order.toml": 'mods = ["core"]\ndisabled = ["clash"]\n',
      "given/manifest.toml": manifest("given"),
    });
    const absolute = args.map((word, at) => (args[at - 1] === "--mods" ? join(dir, word) : word));
    const { code, err } = await mods(dir, absolute);
    expect(code).toBe(1);
    expect(err).toContain(`rustkeep: `);
    expect(err).toContain(told);
    expect(readFileSync(join(dir, "load_order.toml"), "utf8")).toContain('disabled = ["clash"]');
  });

  it("leave a data directory alone that a game is using", async () => {
    const dir = dirWith({ lib: "" });
    const lock = acquireLock(dir);
    expect(lock.kind).toBe("acquired");
    const { code, err } = await mods(dir, ["disable", "lib"]);
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining("using this data directory") });
    expect((await mods(dir, ["list"])).code).toBe(0);
  });

  it("keep a load order that cannot be read before they write another one", async () => {
    const dir = dirWith({ lib: "" });
    write(dir, { "load_order.toml": "mods = [" });
    expect((await mods(dir, ["disable", "lib"])).code).toBe(0);
    expect(loadedIn(dir)).toEqual(["core"]);
  });
});

describe("with a run in progress", () => {
  function runWithCharm(): string {
    const dir = dirWith({ lib: "" });
    const loaded = loadMods(ownModsIn(dir, [], "en").options);
    const game = createGame({ seed: 1n, name: "Ada", options: ["core:elf", "core:thief"] }, loaded.registries);
    game.player.inventory.push({ item: "lib:charm", affixes: [], count: 1 });
    const saved = saveGame(dir, { game, mods: loaded.mods, commands: 0, gameVersion: "0.0.0" });
    expect(saved.kind).toBe("saved");
    return dir;
  }

  it("a change that would cost it something is told and asked about; no is the usual answer", async () => {
    const dir = runWithCharm();
    const before = readFileSync(join(dir, "save.toml"));
    const refused = await mods(dir, ["disable", "lib"]);
    expect(refused).toMatchObject({ code: 1, out: "The saved run would lose 1 thing.", err: "Nothing was changed." });
    expect(refused.asked).toEqual(["Do it? (y/N) "]);
    expect(loadedIn(dir)).toContain("lib");
    expect((await mods(dir, ["disable", "lib"], { answer: "y" })).code).toBe(0);
    expect(loadedIn(dir)).toEqual(["core"]);
    expect(readFileSync(join(dir, "save.toml")).equals(before)).toBe(true);
  });

  it("removing a mod tells the same, in German as well, and --yes asks nothing", async () => {
    const dir = runWithCharm();
    const told = await mods(dir, ["remove", "lib"], { lang: "de" });
    expect(told.out).toContain("Der gespeicherte Lauf verlöre 1 Gegenstand.");
    expect(told.asked).toEqual(["Ausführen? (j/N) "]);
    expect((await mods(dir, ["remove", "lib", "--yes"])).asked).toEqual([]);
  });

  it("a change that costs it nothing is not asked about", async () => {
    const dir = runWithCharm();
    write(dir, { "mods/other/manifest.toml": manifest("other") });
    expect(await mods(dir, ["disable", "other"])).toMatchObject({ code: 0, asked: [] });
  });
});

describe("rustkeep mods install", () => {
  it("leads from an archive to a game with the mod, and back", async () => {
    const dir = temporaryDir();
    write(dir, { "lib-1.zip": archive("lib"), "lib-2.zip": archive("lib", "2.0.0", 'authors = ["Ada", "Bo"]') });
    expect(await mods(dir, ["install", "lib-1.zip"], { answer: "y" })).toMatchObject({
      code: 0,
      out: "lib 1.0.0  Mod lib\nlib 1.0.0 lies in mods/lib",
      asked: ["Do it? (y/N) "],
    });
    expect(loadedIn(dir)).toEqual(["core", "lib"]);
    const { out } = await mods(dir, ["install", "lib-2.zip", "--yes"]);
    expect(out).toBe(
      [
        "lib 2.0.0  Mod lib",
        "  by Ada, Bo",
        "  takes the place of 1.0.0 in mods/lib, which is kept",
        "lib 2.0.0 lies in mods/lib",
        "rustkeep mods install mods/removed/lib-1.0.0 brings back what was there.",
      ].join("\n"),
    );
    const back = await mods(dir, ["install", "mods/removed/lib-1.0.0", "--yes"]);
    expect(back.out).toContain("This is older than 2.0.0, which is there now.");
    expect((await mods(dir, ["list"])).out).toContain("lib 1.0.0");
  });

  it("changes nothing without a yes", async () => {
    const dir = temporaryDir();
    write(dir, { "lib.zip": archive("lib") });
    expect(await mods(dir, ["install", "lib.zip"])).toMatchObject({ code: 1, err: "Nothing was changed." });
    expect(existsSync(join(dir, "mods"))).toBe(false);
  });

  it("tells what is wrong with the mod, and leaves one off that would keep the game from starting", async () => {
    const dir = temporaryDir();
    write(dir, { "user.zip": archive("user", "1.0.0", 'author = "me"\ndepends = ["lib"]'), "lib.zip": archive("lib") });
    const { code, out } = await mods(dir, ["install", "user.zip", "--yes"]);
    expect(code).toBe(0);
    expect(out).toContain("warning: user/manifest.toml:4:1: author is not a field");
    expect(out).toContain("With it the game would not start, so it stays off:");
    expect(out).toContain("the mod user needs lib, which is not installed");
    expect(loadedIn(dir)).toEqual(["core"]);
    await mods(dir, ["install", "lib.zip", "--yes"]);
    expect((await mods(dir, ["enable", "user"])).code).toBe(0);
    expect(loadedIn(dir)).toEqual(["core", "lib", "user"]);
  });

  it.each([
    ["none.zip", {}, "there is no file or folder"],
    ["text.zip", { "text.zip": "hello" }, "this is no zip archive"],
    ["folder", { "folder/readme.md": "" }, "there is no mod in it"],
    ["bad", { "bad/manifest.toml": 'id = "bad"\n' }, "this mod cannot be loaded by any game"],
  ])("refuses %s, and nothing is written", async (name, files, told) => {
    const dir = temporaryDir();
    write(dir, files);
    const { code, err } = await mods(dir, ["install", name, "--yes"]);
    expect(code).toBe(1);
    expect(err).toContain("rustkeep: nothing was installed: ");
    expect(err).toContain(told);
    expect(existsSync(join(dir, "mods"))).toBe(false);
  });
});

describe("rustkeep mods remove", () => {
  it("moves a mod away, after a question", async () => {
    const dir = dirWith({ lib: "", user: 'depends = ["lib"]' });
    expect((await mods(dir, ["remove", "lib"], { answer: "n" })).code).toBe(1);
    expect(loadedIn(dir)).toEqual(["core", "lib", "user"]);
    const { code, out } = await mods(dir, ["remove", "lib", "--yes"]);
    expect({ code, out }).toEqual({
      code: 0,
      out: "lib 1.0.0  Mod lib\nOff: user\nlib lies in mods/removed/lib-1.0.0 now",
    });
    expect(loadedIn(dir)).toEqual(["core"]);
  });

  it("leaves alone what is not the player's", async () => {
    const { code, err } = await mods(temporaryDir(), ["remove", "core", "--yes"]);
    expect(code).toBe(1);
    expect(err).toContain("core does not lie among your own mods");
  });
});

describe("the command line of mods", () => {
  const read = (args: readonly string[]) => readArguments(args, textsOf("en").cli);

  it.each([
    [["mods"], { do: "list" }],
    [["mods", "move", "a", "before", "b"], { do: "move", id: "a", where: "before", other: "b" }],
    [["mods", "install", "x.zip", "--yes"], { do: "install", path: "x.zip" }],
  ])("understands %j", (args, command) => {
    expect(read(args)).toMatchObject({ kind: "mods", command });
  });

  it.each([
    [["mods", "list", "all"]],
    [["mods", "enable"]],
    [["mods", "enable", "a", "b"]],
    [["mods", "move", "a", "behind", "b"]],
    [["mods", "dance"]],
  ])("says of %j what there is", (args) => {
    expect(read(args)).toMatchObject({ kind: "wrong", message: expect.stringContaining("enable ID") });
  });
});
