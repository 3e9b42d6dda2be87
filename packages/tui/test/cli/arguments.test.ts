import { LANGUAGES, textsOf } from "@rustkeep/presentation";
import { describe, expect, it } from "vitest";
import { readArguments as read, wantedLanguage } from "../../src/cli/arguments.js";

const WISH = { newRun: false, yes: false, seed: undefined, name: "", options: [] };

const readArguments = (args: readonly string[]) => read(args, textsOf("en").cli);

describe("the command line", () => {
  it("without anything plays on the full screen", () => {
    expect(readArguments([])).toEqual({
      kind: "play",
      plain: false,
      wish: WISH,
      lang: undefined,
      mods: [],
      dataDir: undefined,
      debug: false,
      ascii: false,
      noColor: false,
    });
  });

  it("takes wishes for a new run", () => {
    const given = readArguments([
      "--new",
      "--yes",
      "--seed",
      "0x10",
      "--name",
      "Ada",
      "--options",
      "core:elf, core:thief",
    ]);
    expect(given).toMatchObject({
      wish: { newRun: true, yes: true, seed: 16n, name: "Ada", options: ["core:elf", "core:thief"] },
    });
  });

  it("takes several mods in their order, and the other options", () => {
    const given = readArguments([
      "--mods",
      "a",
      "--mods=b",
      "--lang",
      "de",
      "--data-dir",
      "d",
      "--debug",
      "--ascii",
      "--no-color",
    ]);
    expect(given).toMatchObject({
      mods: ["a", "b"],
      lang: "de",
      dataDir: "d",
      debug: true,
      ascii: true,
      noColor: true,
    });
  });

  it("knows replay and doctor", () => {
    expect(readArguments(["replay", "run.jsonl", "--fast"])).toMatchObject({
      kind: "replay",
      file: "run.jsonl",
      fast: true,
    });
    expect(readArguments(["doctor"])).toMatchObject({ kind: "doctor" });
  });

  it.each([
    [["--seed", "18446744073709551616"]],
    [["--seed", "-1"]],
    [["--seed", "1.5"]],
    [["--seed"]],
    [["--lang", "klingon"]],
    [["--lang", "constructor"]],
    [["--fast"]],
    [["--no-such"]],
    [["replay"]],
    [["replay", "a", "b"]],
    [["doctor", "x"]],
    [["play"]],
  ])("does not understand %j, and says so", (args) => {
    expect(readArguments(args)).toMatchObject({ kind: "wrong", message: expect.stringMatching(/./) });
  });

  it.each([
    [["--seed", "-1"], "--seed takes a whole number from 0 to 18446744073709551615"],
    [["--name", ""], "--name takes 1 to 24 characters"],
    [["--name="], "--name takes 1 to 24 characters"],
  ])("says what %j should have been", (args, message) => {
    expect(readArguments(args)).toEqual({ kind: "wrong", message });
  });

  it("takes the largest seed", () => {
    expect(readArguments(["--seed", "18446744073709551615"])).toMatchObject({ wish: { seed: 2n ** 64n - 1n } });
  });

  it.each([
    [["--bogus=1"], "there is no option --bogus"],
    [["-x"], "there is no option -x"],
    [["--seed"], "--seed needs a value"],
    [["--plain=yes"], "--plain takes no value"],
    [["--name", "--new"], "--name needs a value"],
  ])("names the option that is wrong in %j", (args, message) => {
    expect(readArguments(args)).toEqual({ kind: "wrong", message });
  });

  it("is answered in the language that it asks for, also where the rest is not understood", () => {
    expect(wantedLanguage(["--bogus", "--lang", "de"])).toBe("de");
    expect(wantedLanguage(["--lang=en"])).toBe("en");
    expect(wantedLanguage(["--lang"])).toBeUndefined();
    expect(wantedLanguage(["--lang", "klingon"])).toBeUndefined();
    expect(wantedLanguage([])).toBeUndefined();
    expect(read(["--bogus"], textsOf("de").cli)).toMatchObject({ message: "die Option --bogus gibt es nicht" });
    expect(readArguments(["replay", "run.jsonl", "--lang", "de"])).toMatchObject({ lang: "de" });
  });

  it.each(LANGUAGES)("is described in at most 80 columns, with every option (%s)", (language) => {
    const { usage } = textsOf(language).cli;
    for (const line of usage.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
    const named = (text: string) => [...new Set(text.match(/--[a-z-]+/g))].sort();
    expect(named(usage)).toEqual(named(textsOf("en").cli.usage));
  });
});
