import { describe, expect, it } from "vitest";
import { checkInvariants, dialogOptions, itemPrice, sellPrice } from "../../src/index.js";
import { attack, useItem, wait } from "../support/commands.js";
import { kinds } from "../support/messages.js";
import { item, lying, scene } from "../support/scene.js";

// A state may refer to what the registries lack: a mod is gone, or a front end goes on without asking.
describe("what a state names and the registries lack", () => {
  it("as an item has no price and cannot be used", () => {
    const { game, registries, refused } = scene({ hero: { inventory: [item("gone:thing", 1, ["gone:affix"])] } });
    const [thing] = game.player.inventory;
    if (thing === undefined) throw new Error("nothing is carried");
    expect([itemPrice(thing, registries), sellPrice(game, thing, registries)]).toEqual([0, 0]);
    expect(refused(useItem(0))).toEqual({ code: "not_usable", item: "gone:thing" });
  });

  it("as an affix changes no price", () => {
    const { registries } = scene();
    expect(itemPrice(item("core:gold", 1, ["gone:affix"]), registries)).toBe(1);
  });

  it("as an enemy fights with the values of a fresh creature, hesitates and leaves nothing", () => {
    const { act, game } = scene({
      define: { options: { "core:walker": { modifiers: [{ attribute: "damage", flat: 500 }] } } },
      enemies: [
        { def: "gone:beast", intent: "core:attack", initiative: 1 },
        { def: "core:dummy", initiative: 1 },
      ],
      hero: { health: 50 },
    });
    expect(kinds(act(wait))).toContain("hesitates");
    expect(game.player.health).toBe(48);
    act(attack(0));
    expect([game.enemies.map(({ def }) => def), game.current_exp, game.floor.piles]).toEqual([["core:dummy"], 0, []]);
  });

  it("as an option, a worn item, a timed modifier or a quest changes nothing", () => {
    const { act, game, registries } = scene({
      hero: {
        options: ["core:walker", "gone:option"],
        equipment: { "core:hand": item("gone:hat", 1, ["gone:affix"]) },
        modifiers: [lying("gone:curse", 2)],
      },
      game: { quests: [{ quest: "gone:quest", count: 0, done: false, failed: false }] },
    });
    act(wait);
    expect(game.player.modifiers).toEqual([lying("gone:curse", 1)]);
    expect(checkInvariants(game, registries)).toEqual([]);
  });

  it("as an NPC says nothing", () => {
    const { game, registries } = scene({
      rooms: [
        { rect: { x: 0, y: 0, w: 6, h: 5 }, npcs: [{ npc: "gone:smith", pos: [2, 2], stock: [] }] },
        { rect: { x: 13, y: 0, w: 6, h: 5 } },
      ],
      game: { talking_room: 0, talking_npc: 0 },
    });
    expect(dialogOptions(game, registries)).toEqual([]);
  });
});
