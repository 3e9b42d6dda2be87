import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { modSource, referenceCore } from "../support/load-texts.js";

test("mods can be loaded from texts where there is nothing of Node", async () => {
  const entry = fileURLToPath(new URL("../../src/sources.ts", import.meta.url));
  const options = { bundle: true, format: "esm", platform: "browser", write: false } as const;
  const { outputFiles } = await build({ ...options, entryPoints: [entry], conditions: ["@rustkeep/source"] });
  const url = `data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? "")}`;
  const { loadFromSources } = (await import(/* @vite-ignore */ url)) as typeof import("../../src/sources.js");
  const lamp = modSource("lamp", { "a.toml": '[[items]]\nid = "lamp"\nname = "Lamp"\n' });
  expect(loadFromSources([referenceCore(), lamp]).registries.items["lamp:lamp"]).toMatchObject({ name: "Lamp" });
});
