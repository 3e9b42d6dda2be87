import { fileURLToPath } from "node:url";
import { core } from "@rustkeep/data/core";
import { loadFromSources } from "@rustkeep/data/sources";
import { build } from "esbuild";
import { expect, it } from "vitest";
import type * as Application from "../../src/application.js";
import { memorySession } from "../fixtures/memory-session.js";

/** The application as a bundle for browsers, in which nothing of Node is found. */
async function applicationInBrowser(): Promise<typeof Application> {
  const entry = fileURLToPath(new URL("../../src/application.ts", import.meta.url));
  const options = { bundle: true, format: "esm", platform: "browser", write: false } as const;
  const { outputFiles } = await build({ ...options, entryPoints: [entry], conditions: ["@rustkeep/source"] });
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? "")}`);
}

it("plays where there is nothing of Node: keys in, what a terminal is sent out", async () => {
  const { createApp, createPainter, keyFeed } = await applicationInBrowser();
  const painter = createPainter();
  const size = { width: 80, height: 24 };
  let sent = "";
  const app = createApp({
    session: memorySession(loadFromSources([core]).registries),
    size: () => size,
    show: (picture) => {
      sent += painter.paint({ ...picture, abilities: { colors: 16, characters: "unicode" } }, size);
    },
    forget: painter.forget,
    later: (step) => step(),
    now: () => 0,
    onQuit: () => {},
    onSuspend: () => {},
  });
  app.draw();
  expect(sent).toContain("New run");
  sent = "";
  keyFeed(app.onKeys, () => () => {}).take("n");
  expect(sent).toContain("Name");
});
