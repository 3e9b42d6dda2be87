import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readRecording, readSaveHeader } from "@rustkeep/data";
import { digest, GameSetupError } from "@rustkeep/engine";
import { loadWarningWords, textsOf } from "@rustkeep/presentation";
import { describe, expect, it } from "vitest";
import { reportCrash } from "../../src/cli/crash-report.js";
import { SETTING_LINES } from "../../src/session/setting-lines.js";
import { realSession, temporaryDir, tryToOpen } from "../fixtures/real-session.js";

const SETUP = { seed: 3n, name: "Ada", options: ["core:elf", "core:thief"] };
const WAIT = { command: "wait" } as const;

/** A mod with a crown in it. */
function crownMod(dir: string): string {
  const mod = join(dir, "royal");
  mkdirSync(mod);
  writeFileSync(join(mod, "manifest.toml"), 'id = "royal"\nname = "Royal"\nversion = "1.0.0"\ndepends = ["core"]\n');
  writeFileSync(join(mod, "items.toml"), '[[items]]\nid = "crown"\nname = "Crown"\n');
  return mod;
}

describe("a session", () => {
  it("has its data directory to itself", () => {
    const dir = temporaryDir();
    const first = realSession(dir);
    expect(tryToOpen(dir)).toMatchObject({ kind: "failed", message: expect.stringContaining("another game") });
    first.close();
    realSession(dir).close();
  });

  it("says in one sentence why mods cannot be loaded, and lets go of the directory", () => {
    const dir = temporaryDir();
    const mod = crownMod(dir);
    writeFileSync(
      join(mod, "manifest.toml"),
      'id = "royal"\nname = "Royal"\nversion = "1.0.0"\ndepends = ["palace"]\n',
    );
    expect(tryToOpen(dir, { mods: [mod] })).toMatchObject({
      kind: "failed",
      message: expect.stringContaining("palace"),
    });
    realSession(dir).close();
  });

  it("tells how many problems loading gave, warnings and errors apart, and where they are written", () => {
    const dir = temporaryDir();
    const mod = crownMod(dir);
    writeFileSync(join(mod, "items.toml"), '[[items]]\nid = "crown"\nname = "Crown"\nbase_pric = 3\n');
    const session = realSession(dir, { mods: [mod] });
    expect(session.warnings).toMatchObject({ count: 1, errors: 1 });
    expect(loadWarningWords(session.warnings, textsOf("en"))).toContain("1 problem while loading mods: ");
    expect(loadWarningWords({ ...session.warnings, errors: 0 }, textsOf("en"))).toContain("1 warning while");
    expect(readFileSync(session.warnings.log, "utf8")).toContain("base_pric");
    session.close();
  });

  it("saves when a run begins and on every new floor, and deletes the save at the end", () => {
    const dir = temporaryDir();
    const session = realSession(dir);
    const game = session.begin(SETUP);
    expect(readSaveHeader(dir)).toMatchObject({ kind: "summary", hero: "Ada", floor_number: 1, turn: 0 });
    session.play(game, WAIT);
    expect(readSaveHeader(dir)).toMatchObject({ turn: 0 });
    session.play(game, { command: "debug", cheat: "on" });
    session.play(game, { command: "debug", cheat: "descend" });
    expect(readSaveHeader(dir)).toMatchObject({ floor_number: 2, turn: 2 });
    session.finish();
    session.finish();
    expect(session.savedRun()).toEqual({ kind: "none" });
    session.close();
  });

  it("records what was played, and cuts the recording back to the save when it goes on", () => {
    const dir = temporaryDir();
    const first = realSession(dir);
    const game = first.begin(SETUP);
    first.play(game, WAIT);
    expect(first.save(game)).toBe("");
    first.play(game, WAIT);
    first.play(game, { command: "end_talk" });
    first.close();
    const second = realSession(dir);
    expect(second.savedRun()).toMatchObject({ kind: "ready", hero: "Ada", turn: 1, pruned: [] });
    const resumed = second.resume("save");
    expect(resumed.turn).toBe(1);
    second.play(resumed, WAIT);
    second.close();
    const recorded = readRecording(join(dir, "run.jsonl"));
    expect(recorded.kind === "recorded" && recorded.turns.map(({ command }) => command)).toEqual([WAIT, WAIT]);
  });

  /** Plays some turns behind the save and lets the game die there: nothing more is written. */
  function killedBehind(dir: string, turns: number): string {
    const session = realSession(dir);
    const game = session.begin(SETUP);
    for (let turn = 0; turn < turns; turn += 1) session.play(game, WAIT);
    rmSync(join(dir, "game.lock"));
    return digest(game);
  }

  it("offers what was recorded behind the save, and goes on from there", () => {
    const dir = temporaryDir();
    const end = killedBehind(dir, 8);
    const session = realSession(dir);
    const saved = session.savedRun();
    expect(saved.kind === "ready" && saved.behind()).toEqual({ turns: 8, over: false });
    expect(digest(session.resume("recording"))).toBe(end);
    expect(readSaveHeader(dir)).toMatchObject({ turn: 8 });
    session.close();
    const recorded = readRecording(join(dir, "run.jsonl"));
    expect(recorded.kind === "recorded" && recorded.turns).toHaveLength(8);
    expect(readdirSync(dir).filter((name) => name.startsWith("run."))).toEqual(["run.jsonl"]);
  });

  it("keeps what was recorded behind the save aside if it is not taken", () => {
    const dir = temporaryDir();
    killedBehind(dir, 8);
    const session = realSession(dir);
    expect(session.savedRun().kind).toBe("ready");
    expect(session.resume("save").turn).toBe(0);
    session.close();
    const [kept = ""] = readdirSync(dir).filter((name) => name.startsWith("run.behind-"));
    const recorded = readRecording(join(dir, kept));
    expect(recorded.kind === "recorded" && recorded.turns).toHaveLength(8);
  });

  it("goes on from as much of the recording as does what it says, and keeps all of it", () => {
    const dir = temporaryDir();
    killedBehind(dir, 8);
    const path = join(dir, "run.jsonl");
    const lines = readFileSync(path, "utf8").split("\n");
    writeFileSync(path, lines.with(4, JSON.stringify({ command: WAIT, rng: "00000000000000aa" })).join("\n"));
    const session = realSession(dir);
    const saved = session.savedRun();
    expect(saved.kind === "ready" && saved.behind()).toEqual({ turns: 3, over: false });
    expect(session.resume("recording").turn).toBe(3);
    session.close();
    expect(readdirSync(dir).some((name) => name.startsWith("run.behind-"))).toBe(true);
  });

  it("names what a saved run lacks, and keeps the unpruned file when it goes on without", () => {
    const dir = temporaryDir();
    const mod = crownMod(temporaryDir());
    const first = realSession(dir, { mods: [mod] });
    const game = first.begin(SETUP);
    first.play(game, { command: "debug", cheat: "on" });
    first.play(game, { command: "debug", cheat: "give", item: "royal:crown" });
    first.save(game);
    first.close();
    const before = readFileSync(join(dir, "save.toml"), "utf8");
    const second = realSession(dir);
    expect(second.savedRun()).toMatchObject({ kind: "ready", pruned: ["item royal:crown"] });
    expect(readFileSync(join(dir, "save.toml"), "utf8")).toBe(before);
    second.save(second.resume("save"));
    second.close();
    const kept = readdirSync(dir).find((name) => name.startsWith("save.unpruned-"));
    expect(readFileSync(join(dir, kept ?? ""), "utf8")).toBe(before);
  });

  it("refuses a damaged save in the player's language and sets it aside for a new run", () => {
    const dir = temporaryDir();
    writeFileSync(join(dir, "save.toml"), "not a save");
    const session = realSession(dir, { lang: "de" });
    expect(session.savedRun()).toEqual({
      kind: "refused",
      message: "Die Datei lässt sich nicht als Spielstand lesen (save.toml:1:5).",
    });
    session.begin(SETUP);
    expect(session.savedRun().kind).toBe("ready");
    expect(readdirSync(dir).some((name) => name.startsWith("save.broken-"))).toBe(true);
    session.close();
  });

  it("goes on playing when nothing can be written, and says so", () => {
    const dir = temporaryDir();
    const session = realSession(dir);
    const game = session.begin(SETUP);
    rmSync(join(dir, "save.toml"));
    mkdirSync(join(dir, "save.toml", "in the way"), { recursive: true });
    expect(session.save(game)).toContain("save.toml");
    session.play(game, { command: "debug", cheat: "on" });
    session.play(game, { command: "debug", cheat: "descend" });
    expect(game.floor.number).toBe(2);
    expect(session.problems().join()).toContain("save.toml");
    expect(session.problems()).toEqual([]);
    session.close();
  });

  it("throws with every problem of a setup, and leaves a saved run alone", () => {
    const dir = temporaryDir();
    const session = realSession(dir);
    session.begin(SETUP);
    const before = readFileSync(join(dir, "save.toml"), "utf8");
    expect(() => session.begin({ ...SETUP, options: [] })).toThrow(GameSetupError);
    expect(readFileSync(join(dir, "save.toml"), "utf8")).toBe(before);
    session.close();
  });

  it("speaks another language, names of things included, as soon as that is set", () => {
    const dir = temporaryDir();
    const session = realSession(dir, { lang: undefined, locale: "en_GB.UTF-8" });
    const english = session.registries.options["core:elf"]?.name;
    expect(session.language()).toBe("en");
    expect(session.changeSettings({ ...session.settings(), language: "de" })).toBe("");
    expect(session.language()).toBe("de");
    expect(session.registries.abilities["core:attack"]?.name).not.toBe("Attack");
    expect(english).toBe("Elf");
    session.close();
    expect(realSession(dir, { lang: undefined, locale: "en_GB.UTF-8" }).language()).toBe("de");
  });

  it("speaks the languages of mods, with English where they have no words", () => {
    const dir = temporaryDir();
    const mod = join(dir, "mods", "francais");
    mkdirSync(join(mod, "locale"), { recursive: true });
    writeFileSync(join(mod, "manifest.toml"), 'id = "francais"\nname = "Français"\nversion = "1.0.0"\n');
    writeFileSync(join(mod, "locale", "fr.toml"), '[game.menu]\nquit = "Quitter"\n[game.travel]\nsteps = "{pas}"\n');
    const session = realSession(dir, { lang: undefined, locale: "fr_FR.UTF-8" });
    expect([session.language(), session.languages()]).toEqual(["fr", ["en", "de", "fr"]]);
    expect([session.texts().menu.quit, session.texts().menu.help]).toEqual(["Quitter", "Help"]);
    expect(session.texts().travel.steps({ steps: 2 })).toBe("2 steps");
    expect(readFileSync(session.warnings.log, "utf8")).toContain("there is no {pas}, only {steps}");
    const line = SETTING_LINES[0];
    const next = line?.step(session.settings(), -1, session.languages()) ?? session.settings();
    expect([next.language, line?.value(next, session.texts())]).toEqual(["fr", "français"]);
    expect(session.changeSettings({ ...next, language: "de" })).toBe("");
    expect(session.texts().menu.quit).toBe("Beenden");
    expect(session.changeSettings(next)).toBe("");
    session.close();
    expect(tryToOpen(dir, { lang: "es" })).toEqual({ kind: "failed", message: "--lang takes one of en, de, fr" });
    const again = realSession(dir, { lang: undefined, locale: "en_GB.UTF-8" });
    expect([again.language(), again.texts().menu.quit]).toEqual(["fr", "Quitter"]);
    again.close();
  });

  it("tells what is wrong with the settings and the keys in them", () => {
    const dir = temporaryDir();
    const keys = '[keys]\nwait = "o"\ndance = "d"\nrun_north = "nope"\n';
    writeFileSync(join(dir, "settings.toml"), `language = "fr"\ncolors = "many"\n${keys}`);
    const session = realSession(dir);
    expect(session.settingsProblems()).toEqual([
      "settings.toml: colors cannot be that, only true, false.",
      'settings.toml: language cannot be that, only "en", "de", "".',
      "settings.toml, keys: there is nothing called dance.",
      'settings.toml, keys: run_north: there is no key called "nope".',
      'settings.toml, keys: o is both "explore" and "wait"; the first works.',
    ]);
    expect(session.changeSettings({ ...session.settings(), keys: {} })).toBe("");
    expect(session.settingsProblems()).toEqual([]);
    session.close();
  });
});

describe("a crash report", () => {
  it("is written beside the logs, and its path and the recording's are told", () => {
    const dir = temporaryDir();
    const now = new Date(2030, 0, 2, 3, 4, 5);
    const context = {
      dir,
      version: "1.2.3",
      node: "20",
      platform: "linux",
      mods: [{ id: "core", version: "1.0.0" }],
      now,
    };
    const lines = reportCrash(new Error("boom"), context).join("\n");
    const path = join(dir, "logs", "crash-20300102-030405.log");
    expect(lines).toContain(path);
    expect(lines).toContain("run.jsonl");
    expect(readFileSync(path, "utf8")).toMatch(/rustkeep 1\.2\.3[\s\S]*core 1\.0\.0[\s\S]*boom/);
  });

  it("goes to the terminal where it cannot be written", () => {
    const dir = temporaryDir();
    writeFileSync(join(dir, "logs"), "");
    const context = { dir, version: "1", node: "20", platform: "linux", mods: [], now: new Date(0) };
    expect(reportCrash(new Error("boom"), context).join("\n")).toContain("boom");
    expect(existsSync(join(dir, "logs", "x"))).toBe(false);
  });
});
