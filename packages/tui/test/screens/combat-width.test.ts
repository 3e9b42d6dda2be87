import { describe, expect, it } from "vitest";
import type { Language } from "../../src/i18n/texts.js";
import { abilityRows } from "../../src/screens/combat-abilities.js";
import { enemyRows } from "../../src/screens/combat-enemies.js";
import { rowText } from "../../src/widgets/row.js";
import { screenContext } from "../fixtures/screen-context.js";
import { smallGame, smallRegistries } from "../fixtures/small-mod.js";

/** In a fight with two rats, in which every ability has a long name. */
function fighting(language: Language) {
  const registries = smallRegistries();
  for (const ability of Object.values(registries.abilities)) {
    Object.assign(ability, { name: "Most venomous bite of the deep" });
  }
  const game = smallGame(registries);
  game.enemies = game.floor.rooms.find((room) => room.enemies.length > 0)?.enemies.splice(0) ?? [];
  for (const enemy of game.enemies) enemy.intent = "core:attack";
  return screenContext(game, registries, { width: 80, height: 24 }, language);
}

describe.each(["en", "de"] as const)("a fight in little room (%s)", (language) => {
  it.each([36, 30, 26, 20])("shows damage and chance of what enemies announce in %i cells", (width) => {
    const rows = enemyRows(0, true, width, 4, fighting(language)).map(rowText);
    for (const row of [rows[1], rows[3]]) {
      expect(row).toMatch(/↳ Most?.*: \d+.*, \d+.%$/);
      expect(row?.length).toBeLessThanOrEqual(width);
    }
  });

  it.each([33, 26, 23])("cuts names of abilities rather than numbers in %i cells", (width) => {
    const context = fighting(language);
    const abilities = Object.keys(context.registries.abilities);
    const rows = abilityRows(abilities, 0, width, context).map(rowText);
    const promising = rows.filter((row) => /^Most.*… +\d+ +\d+.*, \d+.%$/.test(row));
    expect(promising).not.toEqual([]);
    for (const row of promising) expect(row.length).toBeLessThanOrEqual(width);
  });
});
