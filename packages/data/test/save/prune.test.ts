import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkInvariants, type Game, type Registries, type RegistryName } from "@rustkeep/engine";
import { describe, expect, it } from "vitest";
import { prune } from "../../src/save/prune.js";
import type { PruneFinding } from "../../src/save/prune-finding.js";
import { readSave } from "../../src/save/read-save.js";
import { saveGame } from "../../src/save/save-game.js";
import { temporaryFolder } from "../fixtures/folder.js";
import { enemy, item, sampleFight, sampleGame } from "../fixtures/saves/game.js";
import { registriesWithout, sampleRegistries } from "../fixtures/saves/registries.js";

function pruned(game: Game, registries: Registries): { game: Game; findings: PruneFinding[] } {
  const findings = prune(game, registries);
  expect(checkInvariants(game, registries)).toEqual([]);
  return { game, findings };
}

function without(registry: RegistryName, id: string, game = sampleGame()): ReturnType<typeof pruned> {
  return pruned(game, registriesWithout([registry, id]));
}

describe("a save whose definitions are all there", () => {
  it.each([
    ["outside a fight", sampleGame],
    ["in a fight", () => sampleFight()],
  ])("stays exactly as it was %s", (_, make) => {
    const { game, findings } = pruned(make(), sampleRegistries());
    expect(findings).toEqual([]);
    expect(JSON.stringify(game)).toBe(JSON.stringify(make()));
  });

  it("does not mind that its floor and prefabs are gone: the layout is saved", () => {
    const registries = registriesWithout(
      ["floors", "core:second"],
      ["prefabs", "core:hall"],
      ["categories", "core:race"],
    );
    expect(pruned(sampleGame(), registries).findings).toEqual([]);
  });
});

it("brings health and stamina down to maxima that have fallen since", () => {
  const { player } = pruned(sampleGame(), sampleRegistries()).game;
  const { game, findings } = pruned(
    { ...sampleGame(), player: { ...player, health: 9_999, stamina: 9_999 } },
    sampleRegistries(),
  );
  expect(findings).toEqual([]);
  expect(game.player.health).toBeLessThan(9_999);
  expect(game.player.stamina).toBeLessThan(9_999);
});

describe("what is gone", () => {
  it("as an item leaves inventory, stock and piles", () => {
    const { game, findings } = without("items", "core:potion");
    expect(game.player.inventory.map((entry) => entry.item)).toEqual(["core:gold", "core:sword"]);
    expect(game.floor.piles[1]?.items).toEqual([]);
    expect(findings).toMatchObject([
      { severity: "warning", code: "missing_item", id: "core:potion", field: "game.player.inventory[1]" },
      { code: "missing_item", id: "core:potion", field: "game.floor.piles[1].items[0]" },
    ]);
    const stock = without("items", "core:cap").game.floor.rooms[0]?.npcs[0]?.stock;
    expect(stock).toEqual([item("core:sword")]);
  });

  it("as a worn item leaves its slot empty", () => {
    const { game, findings } = without("items", "core:cap");
    expect(Object.keys(game.player.equipment)).toEqual(["core:hand"]);
    expect(game.player.inventory).toHaveLength(3);
    expect(findings[0]).toMatchObject({
      code: "missing_item",
      id: "core:cap",
      field: "game.player.equipment.core:head",
    });
  });

  it("as a slot gives what is worn there back, affixes and all", () => {
    const { game, findings } = without("slots", "core:head");
    expect(Object.keys(game.player.equipment)).toEqual(["core:hand"]);
    expect(game.player.inventory.at(-1)).toEqual(item("core:cap", 1, ["core:keen"]));
    expect(findings).toMatchObject([{ code: "missing_slot", id: "core:head" }]);
  });

  it("as a slot merges what is worn there with equal pieces of a stack", () => {
    const game = sampleGame();
    game.player.equipment = { "core:head": item("core:potion") };
    without("slots", "core:head", game);
    expect(game.player.inventory).toEqual([
      item("core:gold", 40),
      item("core:potion", 4),
      item("core:sword", 1, ["core:keen"]),
    ]);
  });

  it("as a slot and the item in it is told once", () => {
    const registries = registriesWithout(["slots", "core:head"], ["items", "core:cap"]);
    const { game, findings } = pruned(sampleGame(), registries);
    expect(game.player.inventory).toHaveLength(3);
    expect(findings.filter(({ field }) => field === "game.player.equipment.core:head")).toHaveLength(1);
  });

  it("as an affix is taken off; the items stay", () => {
    const { game, findings } = without("affixes", "core:keen");
    expect(game.player.inventory.at(-1)).toEqual(item("core:sword"));
    expect(game.player.equipment["core:head"]).toEqual(item("core:cap"));
    expect(findings.map(({ code, field }) => [code, field])).toEqual([
      ["missing_affix", "game.player.inventory[2].affixes[0]"],
      ["missing_affix", "game.player.equipment.core:head.affixes[0]"],
    ]);
  });

  it("as a quest is dropped, running or done", () => {
    const { game, findings } = without("quests", "core:errand");
    expect(game.quests).toEqual([{ quest: "core:hunt", count: 1, done: false, failed: false }]);
    expect(findings).toMatchObject([{ code: "missing_quest", id: "core:errand", field: "game.quests[1]" }]);
  });

  it("as an option of the hero is dropped", () => {
    const { game, findings } = without("options", "core:elf");
    expect(game.player.options).toEqual(["core:thief"]);
    expect(findings).toMatchObject([{ code: "missing_option", id: "core:elf" }]);
  });

  it("as a timed modifier ends, on the hero and on enemies in their rooms", () => {
    const { game, findings } = without("modifiers", "core:poison");
    expect(game.player.modifiers).toEqual([]);
    expect(game.floor.rooms[1]?.enemies[0]?.modifiers).toEqual([]);
    expect(findings.map(({ field }) => field)).toEqual([
      "game.player.modifiers[0]",
      "game.floor.rooms[1].enemies[0].modifiers[0]",
    ]);
  });

  it("as an ability is neither waited for nor announced", () => {
    const { game, findings } = without("abilities", "core:bite", sampleFight());
    expect(game.player.cooldowns).toEqual({});
    expect(game.enemies[0]?.intent).toBe("");
    expect(game.enemies).toHaveLength(2);
    expect(findings.map(({ code, field }) => [code, field])).toEqual([
      ["missing_ability", "game.player.cooldowns"],
      ["missing_ability", "game.enemies[0].intent"],
      ["missing_ability", "game.floor.rooms[1].enemies[0].cooldowns"],
    ]);
  });

  it("does not touch attack and flee, which everybody can do", () => {
    const game = sampleFight([enemy("core:rat", { intent: "core:attack", cooldowns: { "core:flee": 1 } })]);
    const registries = registriesWithout(["abilities", "core:attack"], ["abilities", "core:flee"]);
    expect(pruned(game, registries).findings).toEqual([]);
  });

  it("as a creature leaves its room, which is cleared once it is empty", () => {
    const { game, findings } = without("creatures", "core:rat");
    expect(game.floor.rooms[1]?.enemies.map(({ def }) => def)).toEqual(["core:ghoul"]);
    expect(game.floor.rooms[1]?.cleared).toBe(false);
    expect(findings).toMatchObject([{ code: "missing_creature", field: "game.floor.rooms[1].enemies[0]" }]);
    const both = registriesWithout(["creatures", "core:rat"], ["creatures", "core:ghoul"]);
    expect(pruned(sampleGame(), both).game.floor.rooms[1]).toMatchObject({ enemies: [], cleared: true });
  });

  it("as an NPC leaves, with all it sells", () => {
    const { game, findings } = without("npcs", "core:smith");
    expect(game.floor.rooms[0]?.npcs).toEqual([]);
    expect(findings).toMatchObject([{ code: "missing_npc", id: "core:smith" }]);
  });

  it("as a loot table turns the pile into a blank", () => {
    const { game, findings } = without("loot_tables", "core:scraps");
    expect(game.floor.piles[0]).toEqual({ pos: [8, 1], table: "", items: [] });
    expect(findings).toMatchObject([{ code: "missing_table", id: "core:scraps", field: "game.floor.piles[0].table" }]);
  });

  it("stays in messages and among what has been said", () => {
    const { game } = without("npcs", "core:smith");
    expect(game.journal).toEqual(sampleGame().journal);
    expect(game.chosen).toEqual(["core:smith#2"]);
  });
});

describe("pruning", () => {
  it("ends talk and shop, whatever was taken out", () => {
    const { game } = without("quests", "core:errand");
    expect(game).toMatchObject({ shop_open: false, talking_room: -1, talking_npc: -1 });
  });

  it("goes on with the fight while somebody is left in it", () => {
    const { game } = without("creatures", "core:rat", sampleFight());
    expect(game.enemies.map(({ def }) => def)).toEqual(["core:ghoul"]);
    expect(game.combat_round).toBe(2);
    expect(game.floor.rooms[0]?.cleared).toBe(false);
  });

  it("ends a fight that nobody is left in and clears its room", () => {
    const { game } = without("creatures", "core:rat", sampleFight([enemy("core:rat"), enemy("core:rat")]));
    expect(game.enemies).toEqual([]);
    expect(game.combat_round).toBe(0);
    expect(game.player.initiative).toBe(0);
    expect(game.floor.rooms[0]?.cleared).toBe(true);
  });

  it("does not clear the room of a fight that goes on because another room has become empty", () => {
    const registries = registriesWithout(["creatures", "core:ghoul"]);
    const game = sampleFight([enemy("core:rat")]);
    game.floor.rooms[1]?.enemies.splice(0, 1);
    const after = pruned(game, registries).game;
    expect(after.floor.rooms.map(({ cleared }) => cleared)).toEqual([false, true]);
  });

  it("brings health below what the lost item had added to its maximum", () => {
    const game = sampleGame();
    game.player.health = 118;
    without("items", "core:cap", game);
    expect(game.player.health).toBe(100);
  });
});

describe("reading a save", () => {
  it("finds none where there is none", () => {
    expect(readSave(temporaryFolder(), sampleRegistries())).toEqual({ kind: "none" });
  });

  it("lists what it has taken out and leaves the file as it was", () => {
    const dir = temporaryFolder();
    saveGame(dir, { game: sampleGame(), mods: [{ id: "core", version: "1.0.0" }], commands: 3, gameVersion: "1.0.0" });
    const before = readFileSync(join(dir, "save.toml"), "utf8");
    const read = readSave(dir, registriesWithout(["items", "core:potion"]));
    expect(read).toMatchObject({ kind: "loaded", header: { commands: 3 }, pruned: [{ id: "core:potion" }, {}] });
    expect(readFileSync(join(dir, "save.toml"), "utf8")).toBe(before);
    expect(readSave(dir, sampleRegistries())).toMatchObject({ kind: "loaded", pruned: [] });
  });
});
