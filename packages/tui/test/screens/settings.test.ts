import { describe, expect, it } from "vitest";
import { smallGame, smallRegistries } from "../../../presentation/test/fixtures/small-mod.js";
import { settings } from "../../src/screens/settings.js";
import { press, screenContext, shown } from "../fixtures/screen-context.js";

const registries = smallRegistries();
const context = screenContext(smallGame(registries), registries);

describe("the settings", () => {
  it.each([
    ["the language", [], { language: "en" }],
    ["the keyboard", ["down"], { layout: "qwertz" }],
    ["colours", ["down", "down"], { colors: false }],
    ["symbols", ["down", "down", "down"], { symbols: "ascii" }],
    ["flicker", ["end", "up"], { reduced_flicker: true }],
    ["plain lines", ["end"], { verbosity: "full" }],
  ])("change %s by Enter", (_, keys, changed) => {
    const response = press(settings(), [...keys, "enter"], context);
    expect(response).toEqual({ kind: "change_settings", settings: { ...context.settings, ...changed } });
  });

  it("go round and round, and back by the left arrow", () => {
    expect(press(settings(), ["left"], context)).toMatchObject({ settings: { language: "de" } });
    expect(press(settings(), ["down", "left"], context)).toMatchObject({ settings: { layout: "numpad" } });
  });

  it("show what is in force", () => {
    expect(shown(settings(), context)).toMatch(/Colours +‹ on ›/);
  });
});
