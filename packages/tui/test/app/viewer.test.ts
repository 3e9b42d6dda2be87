import { core } from "@rustkeep/data/core";
import { loadFromSources } from "@rustkeep/data/sources";
import { createGame } from "@rustkeep/engine";
import { expect, it } from "vitest";
import { createApp } from "../../src/app.js";
import { DEFAULT_SETTINGS } from "../../src/session/settings.js";
import { createViewer } from "../../src/viewer.js";
import { memorySession } from "../fixtures/memory-session.js";

const { registries } = loadFromSources([core]);
const size = { width: 80, height: 24 };

function appOver(session = memorySession(registries)) {
  const nothing = () => {};
  return createApp({
    session,
    size: () => size,
    show: nothing,
    forget: nothing,
    later: (step) => step(),
    now: () => 0,
    onQuit: nothing,
    onSuspend: nothing,
  });
}

it("a viewer shows a run as its player sees it", () => {
  const view = createViewer({ registries, language: "en", settings: DEFAULT_SETTINGS, size: () => size });
  const game = createGame({ seed: 1n, name: "Ada", options: ["core:elf", "core:thief"] }, registries);
  const told = JSON.stringify(view({ game, log: [], status: "half time" }));
  expect(told).toContain("Ada");
  expect(told).toContain("half time");
});

it("an app offers the keys of its screen, none that would be typed into a name", () => {
  const app = appOver();
  expect(app.offers().map(({ action }) => action)).toEqual(["accept", "new_run", "settings", "quit"]);
  app.onKeys([{ key: "n", text: "n" }]);
  const keys = app.offers().map(({ key }) => key);
  expect(keys).toContainEqual({ key: "enter", text: "" });
  expect(keys.every(({ text }) => text === "")).toBe(true);
});
