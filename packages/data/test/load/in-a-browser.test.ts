import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { core } from "../../src/core.js";
import { coreModsDir, loadFromSources, loadMods } from "../../src/index.js";
import { modSource } from "../support/load-texts.js";

/** A module of this package as a bundle for browsers, in which nothing of Node is found. */
async function inBrowser<Module>(name: string): Promise<Module> {
  const entry = fileURLToPath(new URL(`../../src/${name}.ts`, import.meta.url));
  const options = { bundle: true, format: "esm", platform: "browser", write: false } as const;
  const { outputFiles } = await build({ ...options, entryPoints: [entry], conditions: ["@rustkeep/source"] });
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? "")}`);
}

test("mods can be loaded from texts where there is nothing of Node", async () => {
  const { loadFromSources } = await inBrowser<typeof import("../../src/sources.js")>("sources");
  const lamp = modSource("lamp", { "a.toml": '[[items]]\nid = "lamp"\nname = "Lamp"\n' });
  expect(loadFromSources([core, lamp]).registries.items["lamp:lamp"]).toMatchObject({ name: "Lamp" });
});

test("saves, recordings and settings are read and written where there is nothing of Node", async () => {
  const { parseRecording } = await inBrowser<typeof import("../../src/recordings.js")>("recordings");
  expect(parseRecording("nonsense")).toMatchObject({ kind: "refused", line: 1 });
  const { parseSave } = await inBrowser<typeof import("../../src/saves.js")>("saves");
  expect(parseSave("nonsense")).toMatchObject({ kind: "refused", line: 1 });
  const { formatSettings, parseSettings } = await inBrowser<typeof import("../../src/settings.js")>("settings");
  const { settings } = parseSettings('layout = "dvorak"\n');
  expect(parseSettings(formatSettings(settings, "later = 3\n"))).toEqual({ settings, problems: [] });
  expect(formatSettings(settings, "later = 3\n")).toContain("later = 3");
});

test.each(["en", "de"])("the base game's texts give what its folder gives, in %s", (lang) => {
  const fromFolder = loadMods({ paths: [coreModsDir()], lang });
  expect(loadFromSources([core], { lang }).registries).toEqual(fromFolder.registries);
});
