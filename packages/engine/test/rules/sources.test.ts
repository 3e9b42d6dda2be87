import { describe, expect, it } from "vitest";
import { attributeSources, DEFAULT_BALANCE, finalDamage } from "../../src/index.js";
import { equip } from "../support/commands.js";
import { item, lying, scene } from "../support/scene.js";

describe("the sources of a value", () => {
  const made = scene({
    define: {
      modifiers: {
        "core:frost": { attributes: [{ attribute: "resistance", damage_type: "ice", flat: 30 }] },
        "core:shell": { attributes: [{ attribute: "armor", percent: 10 }] },
      },
      creatures: {
        "core:witch": {
          modifiers: [{ attribute: "resistance", damage_type: "ice", flat: -20, target: "all_enemies" }],
        },
      },
    },
    enemies: ["core:witch", "core:dummy"],
    hero: { modifiers: [lying("core:frost", 3), lying("core:shell", 3)] },
  });

  it("are told for a resistance as well, auras last", () => {
    const { game, registries } = made;
    expect(attributeSources(game, game.player, { resistance: "ice" }, registries)).toMatchObject([
      { kind: "base", flat: 0 },
      { kind: "own", by: { registry: "modifiers", id: "core:frost" }, flat: 30, percent: 0, applies: true },
      { kind: "aura", by: { registry: "creatures", id: "core:witch" }, flat: -20, percent: 0, applies: true },
    ]);
  });

  it("are the base alone where nothing changes it", () => {
    const { game, registries } = made;
    expect(attributeSources(game, game.player, "luck", registries)).toMatchObject([{ kind: "base", flat: 1 }]);
  });
});

it("damage that is wholly resisted still takes 1, however great", () => {
  const balance = { ...DEFAULT_BALANCE, resistance_cap: 1 };
  expect(finalDamage(10, false, 1, 5, balance)).toBe(1);
  expect(finalDamage(Number.POSITIVE_INFINITY, true, 2, 1, balance)).toBe(1);
});

describe("equip_item", () => {
  const wear = (wanted: string) => ({
    items: { "core:pebble": {} },
    options: { "core:walker": { triggers: [{ on: "item_picked_up" as const, actions: [] }], on_create: [] } },
    abilities: { "core:attack": { actions: [{ action: "equip_item" as const, item: wanted }] } },
  });

  it("of an item without a slot puts it into the inventory", () => {
    const { act, game } = scene({ define: wear("core:pebble") });
    act({ command: "use_ability", ability: "core:attack" });
    expect([game.player.inventory, game.player.equipment]).toEqual([[item("core:pebble")], {}]);
  });

  it("of gold counts as gold found", () => {
    const { act, game } = scene({ define: wear("core:gold") });
    act({ command: "use_ability", ability: "core:attack" });
    expect([game.player.inventory, game.stats.gold_found]).toEqual([[item("core:gold")], 1]);
  });

  it("of an item that does not exist does nothing", () => {
    const { act, game, refused } = scene({ define: wear("core:dream") });
    act({ command: "use_ability", ability: "core:attack" });
    expect([game.player.inventory, game.player.equipment]).toEqual([[], {}]);
    expect(refused(equip(0)).code).toBe("no_such_entry");
  });
});
