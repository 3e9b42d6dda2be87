import type { Language } from "@rustkeep/presentation";
import { describe, expect, it } from "vitest";
import { smallGame, smallRegistries } from "../../../presentation/test/fixtures/small-mod.js";
import { abilities } from "../../src/screens/abilities.js";
import { headerRow } from "../../src/screens/explore-rows.js";
import { heroBars } from "../../src/screens/hero-bars.js";
import { rowText } from "../../src/widgets/row.js";
import { screenContext, shown } from "../fixtures/screen-context.js";

function poisoned(width: number, language: Language = "en") {
  const registries = smallRegistries();
  const game = smallGame(registries);
  game.player.modifiers = [{ modifier: "core:poisoned", turns_left: 3, stacks: 1, until: "" }];
  return screenContext(game, registries, { width, height: 24 }, language);
}

describe("above and below the map", () => {
  it("the floor's name stays whole where what the hero was made from does not fit", () => {
    const context = poisoned(60);
    const [floor] = Object.values(context.registries.floors);
    if (floor !== undefined) floor.name = "The Tunnels of the Rats";
    expect(rowText(headerRow(context))).toMatch(/^ Floor 1 {2}The Tunnels of the Rats +Ada · level 1 {3}turn 0 $/);
    expect(rowText(headerRow({ ...context, size: { width: 80, height: 24 } }))).toContain("Ada · Fighter · level 1");
  });

  it.each([
    ["en", /☠? ?poisoned 3/],
    ["de", /☠? ?Poisoned 3/],
  ] as const)("states are written as the language does (%s)", (language, expected) => {
    expect(heroBars(poisoned(80, language)).map(rowText).join("\n")).toMatch(expected);
  });

  it("abilities for the map name what they cost in the player's language", () => {
    const context = poisoned(80, "de");
    const ability = context.registries.abilities["core:strike"];
    Object.assign(ability ?? {}, { actions: [], condition: [] });
    expect(shown(abilities(), context)).toMatch(/Power strike +kostet 15 Ausdauer/);
  });
});
