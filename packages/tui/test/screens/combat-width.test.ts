import { fightView, type Language } from "@rustkeep/presentation";
import { describe, expect, it } from "vitest";
import { smallGame, smallRegistries } from "../../../presentation/test/fixtures/small-mod.js";
import { abilityRows } from "../../src/screens/combat-abilities.js";
import { enemyRows } from "../../src/screens/combat-enemies.js";
import { statusRows } from "../../src/screens/combat-status.js";
import type { Context } from "../../src/screens/screen.js";
import { rowText } from "../../src/widgets/row.js";
import { screenContext } from "../fixtures/screen-context.js";

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

function fightOf({ game, texts, registries }: Context) {
  if (game === undefined) throw new Error("there is no game");
  return fightView(game, 0, texts, registries);
}

describe.each(["en", "de"] as const)("a fight in little room (%s)", (language) => {
  it.each([36, 30, 26, 20])("shows damage and chance of what enemies announce in %i cells", (width) => {
    const context = fighting(language);
    const rows = enemyRows(fightOf(context).enemies, 0, true, width, 4, context).map(rowText);
    for (const row of [rows[1], rows[3]]) {
      expect(row).toMatch(/↳ Most?.*: \d+.*, \d+.%$/);
      expect(row?.length).toBeLessThanOrEqual(width);
    }
  });

  it.each([33, 26, 23])("cuts names of abilities rather than numbers in %i cells", (width) => {
    const context = fighting(language);
    const rows = abilityRows(fightOf(context).abilities, width, context).map(rowText);
    const promising = rows.filter((row) => /^Most.*… +\d+ +\d+.*, \d+.%$/.test(row));
    expect(promising).not.toEqual([]);
    for (const row of promising) expect(row.length).toBeLessThanOrEqual(width);
  });

  it("leaves a long name whole where nothing is promised beside it", () => {
    const context = fighting(language);
    const abilities = fightOf(context).abilities.map((ability, index) =>
      index === 0 ? { ...ability, name: "Step into shadow", block: undefined, prospect: undefined } : ability,
    );
    const [first] = abilityRows(abilities, 23, context).map(rowText);
    expect(first).toMatch(/^Step into shadow +\d+ *$/);
  });

  it("shortens bars before it cuts the names of enemies, alike for all", () => {
    const context = fighting(language);
    for (const creature of Object.values(context.registries.creatures))
      Object.assign(creature, { name: "Cave vampire bat" });
    const rows = enemyRows(fightOf(context).enemies, 0, true, 36, 4, context).map(rowText);
    for (const row of [rows[0], rows[2]]) expect(row).toMatch(/\d Cave vampire bat [█░]{4,8} +14\/14/);
  });

  it("names the phase of an enemy, and what was seen to come of its kind", () => {
    const context = fighting(language);
    const phase = { below: 0.66, actions: [], modifiers: [], triggers: [], abilities: [] };
    const phases = [{ ...phase, name: "Mad" }, { ...phase, below: 0.2 }, phase];
    for (const creature of Object.values(context.registries.creatures)) Object.assign(creature, { phases });
    const [first] = context.game?.enemies ?? [];
    if (context.game === undefined || first === undefined) throw new Error("there is nobody");
    expect(fightOf(context).enemies.map(({ coming }) => coming)).toEqual([[], []]);
    first.phase = 1;
    context.game.known_phases = { [first.def]: 2 };
    const [mad, calm] = fightOf(context).enemies;
    expect(mad?.name).toMatch(/^.+ \(Mad\)$/);
    expect(mad?.coming).toHaveLength(1);
    expect(calm?.name).not.toContain("Mad");
    expect(calm?.coming).toHaveLength(2);
  });

  it("says as much of what one enemy announces as of another", () => {
    const context = fighting(language);
    Object.assign(context.registries.abilities["core:attack"] ?? {}, { name: "Bite" });
    const [, second] = context.game?.enemies ?? [];
    if (second !== undefined) second.intent = "core:strike";
    const rows = enemyRows(fightOf(context).enemies, 0, true, 30, 4, context).map(rowText);
    expect(rows[1]).toMatch(/↳ Bite: \d+, \d+.%$/);
    expect(rows[3]).toMatch(/↳ Most.*…: \d+, \d+.%$/);
  });

  it("tells figures before an author's words, and what a state does", () => {
    const context = fighting(language);
    Object.assign(context.registries.abilities["core:strike"] ?? {}, {
      name: "Strike",
      description: "A heavy blow.",
      actions: [{ action: "apply_modifier", modifier: "core:poisoned", target: "target", on_hit: false }],
      condition: [],
    });
    const { abilities, enemies } = fightOf(context);
    const aim = {
      ability: abilities.find(({ id }) => id === "core:strike"),
      enemy: enemies[0]?.name ?? "",
      coming: [],
    };
    const text = statusRows(aim, 200, 1, context).map(rowText).join("");
    expect(text).toMatch(/^ Strike → .+: Poisoned .* · Poisoned: .*2 \D+ · .*A heavy blow\.$/);
    const foretold = statusRows({ ...aim, coming: ["Below 50 %"] }, 200, 1, context)
      .map(rowText)
      .join("");
    expect(foretold).toMatch(/^ .+: Below 50 %$/);
    const [row] = statusRows(aim, 40, 1, context).map(rowText);
    expect(row).toHaveLength(41);
    expect(row?.endsWith("…")).toBe(true);
  });
});
