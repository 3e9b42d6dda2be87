import { below, createRng, type Registries, type Rng } from "@rustkeep/engine";
import { faultOf, MODES, randomProgram } from "../../packages/engine/test/formula/support/check-program.js";
import { spoil } from "../../packages/engine/test/formula/support/spoil.js";
import type { Fault } from "../soak/checks.js";
import { coreContent } from "../soak/contents.js";
import { wildModOf } from "../wild-mods/wild-mod.js";
import { checkLoad } from "./check-load.js";
import { checkPlay } from "./check-play.js";
import { checkRecording, checkSave } from "./check-save.js";
import { mutateText } from "./mutate-text.js";
import { playedTexts } from "./played-texts.js";
import { coreFiles, coreSource, modWith } from "./sources.js";

/** Something that reads texts from outside. */
export interface Kind {
  /** Also the folder of its corpus. */
  name: string;
  /** How a file of the corpus ends. */
  extension: string;
  /** A sound text, by number; what is fuzzed is made from it. */
  seedText(number: number): string;
  /** The text with a few random changes. */
  spoil(text: string, dice: Rng): string;
  /** What is wrong with how the text is read, if anything. */
  check(text: string, number: number): Fault | undefined;
}

/** Turns that are played with what a load has left; not after every load, since most leave the same. */
const TURNS = 12;
const PLAYED_EVERY = 8;

function at<T>(list: readonly T[], number: number): T {
  const chosen = list[number % list.length];
  if (chosen === undefined) throw new Error("there is nothing to choose from");
  return chosen;
}

function mods(): Kind {
  const core = coreSource();
  const { files } = coreFiles();
  return {
    name: "mods",
    extension: "toml",
    seedText: (number) => (number % 3 === 0 ? (wildModOf(number % 50).files[1]?.text ?? "") : at(files, number).text),
    spoil: mutateText,
    check: (text, number) => {
      // Alone it stands in for the base game, so that nothing else can be what it needs.
      const sources = number % 2 === 0 ? [modWith("core", text)] : [core, modWith("fuzzed", text)];
      const { fault, loaded } = checkLoad(sources);
      if (fault !== undefined || loaded === undefined || number % PLAYED_EVERY > 1) return fault;
      return checkPlay(loaded.registries, number, TURNS);
    },
  };
}

/** Everything that a manifest can say. */
const FULL_MANIFEST = `id = "core"
name = "Fuzzed"
version = "1.2.3-rc.1"
description = """
Two
lines"""
authors = ["Ada", "Bo"]
homepage = "https://example.org/fuzzed"
license = "MIT"
game = ">=0.1 || 0.0.x"
depends = []
optional = ["one", { id = "two", version = "^0.2" }]
conflicts = [{ id = "three", version = "~1.2.3 <1.2.9" }]
language = "pt_BR"
ignore = ["notes/*.toml"]
`;

function manifests(): Kind {
  const { manifest, files } = coreFiles();
  return {
    name: "manifests",
    extension: "toml",
    seedText: () => FULL_MANIFEST,
    spoil: mutateText,
    check: (text) => checkLoad([{ manifest: { ...manifest, text }, files: files.slice(0, 1), dir: "core" }]).fault,
  };
}

function locales(): Kind {
  const { manifest, files, locales: all } = coreFiles();
  return {
    name: "locales",
    extension: "toml",
    seedText: (number) => at(all, number).text,
    spoil: mutateText,
    check: (text) => {
      const locale = { name: "locale/de.toml", text };
      return checkLoad([{ manifest, files: files.slice(0, 6), locales: [locale], dir: "core" }]).fault;
    },
  };
}

function saves(registries: Registries, texts: readonly string[]): Kind {
  return {
    name: "saves",
    extension: "toml",
    seedText: (number) => at(texts, number),
    spoil: mutateText,
    check: (text, number) => checkSave(text, registries, number),
  };
}

function recordings(registries: Registries, texts: readonly string[]): Kind {
  return {
    name: "recordings",
    extension: "jsonl",
    seedText: (number) => at(texts, number),
    spoil: mutateText,
    check: (text) => checkRecording(text, registries),
  };
}

function code(): Kind {
  const diceOf = (rng: Rng) => (n: number) => below(rng, n);
  return {
    name: "code",
    extension: "txt",
    seedText: (number) => randomProgram(at(MODES, number), diceOf(createRng(number))),
    // Every other program is left whole.
    spoil: (text, rng) => (below(rng, 2) === 0 ? text : spoil(text, diceOf(rng))),
    check: (text, number) => {
      const detail = faultOf(at(MODES, number), text, diceOf(createRng(number)));
      return detail === undefined ? undefined : { kind: "code", detail };
    },
  };
}

/** Everything that reads texts from outside, with the base game for what saves refer to. */
export function kinds(): Kind[] {
  const content = coreContent();
  const { registries } = content.loaded;
  const played = playedTexts(content);
  return [
    mods(),
    manifests(),
    locales(),
    saves(registries, played.saves),
    recordings(registries, played.recordings),
    code(),
  ];
}
