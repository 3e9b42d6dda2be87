import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { smallGame, smallRegistries } from "../../../presentation/test/fixtures/small-mod.js";
import { createApp } from "../../src/app.js";
import { firstPicture, glanceAtSettings } from "../../src/first-picture.js";
import { openFullScreen } from "../../src/full-screen.js";
import { rowText } from "../../src/widgets/row.js";
import { memorySession } from "../fixtures/memory-session.js";
import { realSession, temporaryDir } from "../fixtures/real-session.js";
import { virtualTerminal } from "../fixtures/virtual-terminal.js";

const textOf = (picture: ReturnType<typeof firstPicture>) =>
  picture.layers.flatMap(({ block }) => block.map(rowText)).join("\n");

describe("the first picture", () => {
  it("is the main menu in the player's language, with what is known already", () => {
    expect(textOf(firstPicture("en", false, { width: 80, height: 24 }))).toContain("› New run");
    expect(textOf(firstPicture("de", true, { width: 80, height: 24 }))).toContain("› Weiter");
  });

  it("says when the terminal is too small", () => {
    expect(textOf(firstPicture("en", false, { width: 40, height: 24 }))).toContain("too small");
  });

  it("glances at settings as the game writes them", () => {
    const dir = temporaryDir();
    const session = realSession(dir);
    session.changeSettings({
      ...session.settings(),
      language: "de",
      colors: false,
      symbols: "ascii",
      keys: { language: "L" },
    });
    const text = readFileSync(join(dir, "settings.toml"), "utf8");
    expect(glanceAtSettings(text)).toEqual({ language: "de", colors: false, symbols: "ascii" });
    expect(glanceAtSettings("")).toEqual({ language: "", colors: true, symbols: "unicode" });
    expect(glanceAtSettings('[keys]\nlanguage = "de"')).toMatchObject({ language: "" });
    session.close();
  });

  it("gives way to the game, which gets the keys pressed meanwhile", async () => {
    const terminal = virtualTerminal();
    const screen = openFullScreen({
      streams: terminal.streams,
      environment: { TERM: "xterm" },
      ascii: false,
      noColor: false,
      later: setImmediate,
      now: () => 0,
      suspend: () => {},
      onEnd: () => {},
    });
    screen.showFirst((size) => firstPicture("en", true, size), { colors: true, symbols: "unicode" });
    expect(await terminal.text()).toContain("› Continue");
    terminal.send("\r");
    await terminal.text();
    const registries = smallRegistries();
    screen.play(memorySession(registries, { saved: smallGame(registries) }), createApp);
    expect(await terminal.text()).toContain("Floor 1");
    screen.close();
  });
});
