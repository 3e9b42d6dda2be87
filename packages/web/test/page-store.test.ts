import { coreModsDir, loadMods } from "@rustkeep/data";
import { parseRecording } from "@rustkeep/data/recordings";
import { digest } from "@rustkeep/engine";
import { openSession, type Session } from "@rustkeep/tui/app";
import { describe, expect, it } from "vitest";
import { keepMod, keptModNames, removeMod } from "../src/play/kept-mods.js";
import { pageStore } from "../src/play/page-store.js";
import { pieces } from "../src/play/pieces.js";
import { createPlayer } from "../src/play/player.js";
import { type Folder, memoryStorage, storageFolder, type TextStorage } from "../src/shared/storage-folder.js";

const SETUP = { seed: 3n, name: "Ada", options: ["core:elf", "core:thief"] };
const WAIT = { command: "wait" } as const;

function folderIn(storage: TextStorage = memoryStorage()): Folder {
  return storageFolder(storage, "rustkeep/main");
}

function sessionOver(folder: Folder): Session {
  const wish = { newRun: false, yes: false, seed: undefined, name: "", options: [] };
  const options = { store: pageStore(folder, () => {}), lang: "en", debug: true, wish, version: "0.1.0" } as const;
  const opened = openSession({ ...options, locale: undefined, drawSeed: () => 1n });
  if (opened.kind === "failed") throw new Error(opened.message);
  return opened.session;
}

describe("a session over the storage of a page", () => {
  it("goes on where it was saved, with the recording cut back to there", () => {
    const folder = folderIn();
    const first = sessionOver(folder);
    const game = first.begin(SETUP);
    for (let turn = 0; turn < 300; turn += 1) first.play(game, WAIT);
    expect(first.save(game)).toBe("");
    const saved = digest(game);
    first.play(game, WAIT);
    first.close();
    const second = sessionOver(folder);
    expect(second.savedRun()).toMatchObject({ kind: "ready", hero: "Ada", turn: 300, pruned: [] });
    const resumed = second.resume("save");
    expect(digest(resumed)).toBe(saved);
    second.play(resumed, WAIT);
    const recorded = parseRecording(pieces(folder, "run.jsonl").text());
    expect(recorded.kind === "recorded" && recorded.turns.length).toBe(301);
  });

  it("goes on playing when there is no room, and says so", () => {
    const storage = memoryStorage();
    const full: TextStorage = {
      ...storage,
      setItem: () => {
        throw new Error("QuotaExceededError");
      },
    };
    const session = sessionOver(folderIn(full));
    const game = session.begin(SETUP);
    expect(session.problems().join(" ")).toContain("save.toml");
    expect(session.play(game, WAIT).kind).not.toBe("rejected");
    expect(session.save(game)).toContain("save.toml");
  });

  it("keeps settings, and a save that cannot be read beside the new one", () => {
    const folder = folderIn();
    folder.write("save.toml", "nonsense");
    const session = sessionOver(folder);
    expect(session.savedRun().kind).toBe("refused");
    session.begin(SETUP);
    expect(session.savedRun().kind).toBe("ready");
    expect(folder.read("save.broken.toml")).toBe("nonsense");
    expect(session.changeSettings({ ...session.settings(), layout: "dvorak" })).toBe("");
    expect(sessionOver(folder).settings().layout).toBe("dvorak");
  });

  it("plays with the mods that are kept, and drops what was of them when they are gone", () => {
    const folder = folderIn();
    const manifest = 'id = "royal"\nname = "Royal"\nversion = "1.0.0"\ndepends = ["core"]\n';
    const files = new Map([
      ["manifest.toml", manifest],
      ["items.toml", '[[items]]\nid = "crown"\nname = "Crown"\n'],
      ["locale/de.toml", '[items.crown]\nname = "Krone"\n'],
    ]);
    expect(keepMod(folder, "royal", files)).toBeUndefined();
    expect(keptModNames(folder)).toEqual(["royal"]);
    const session = sessionOver(folder);
    expect(session.registries.items["royal:crown"]).toMatchObject({ name: "Crown" });
    const game = session.begin(SETUP);
    session.play(game, { command: "debug", cheat: "on" });
    session.play(game, { command: "debug", cheat: "give", item: "royal:crown" });
    session.save(game);
    session.close();
    removeMod(folder, "royal");
    const without = sessionOver(folder);
    expect(without.savedRun()).toMatchObject({ kind: "ready", pruned: ["item royal:crown"] });
    without.resume("save");
    expect(folder.read("save.unpruned.toml")).toContain("royal:crown");
  });
});

describe("a player of recordings", () => {
  it("goes to and fro and ends where Node ends", () => {
    const folder = folderIn();
    const session = sessionOver(folder);
    const game = session.begin(SETUP);
    for (let turn = 0; turn < 20; turn += 1) session.play(game, WAIT);
    const recorded = parseRecording(pieces(folder, "run.jsonl").text());
    if (recorded.kind !== "recorded") throw new Error("nothing was recorded");
    const { mods, registries } = loadMods({ paths: [coreModsDir()] });
    const player = createPlayer(recorded, mods, registries);
    if (typeof player === "string") throw new Error(player);
    player.goTo(7);
    expect([player.at(), player.game().turn]).toEqual([7, 7]);
    player.goTo(1000);
    expect(digest(player.game())).toBe(digest(game));
    player.goTo(0);
    expect([player.at(), player.game().turn, player.differs()]).toEqual([0, 0, false]);
  });

  it("stops where the recording differs", () => {
    const folder = folderIn();
    const session = sessionOver(folder);
    const game = session.begin(SETUP);
    for (let turn = 0; turn < 5; turn += 1) session.play(game, WAIT);
    const text = pieces(folder, "run.jsonl").text();
    const lines = text.split("\n");
    const spoilt = lines.with(3, JSON.stringify({ command: WAIT, rng: "00000000000000aa" })).join("\n");
    const recorded = parseRecording(spoilt);
    if (recorded.kind !== "recorded") throw new Error("the recording should be readable");
    const player = createPlayer(recorded, session.mods, session.registries);
    if (typeof player === "string") throw new Error(player);
    player.goTo(5);
    expect([player.at(), player.differs()]).toEqual([3, true]);
  });
});
