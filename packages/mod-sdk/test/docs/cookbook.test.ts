import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { core } from "@rustkeep/data/core";
import { loadFromSources } from "@rustkeep/data/sources";
import {
  attribute,
  type Command,
  createGame,
  execute,
  type Game,
  generateFloor,
  goldOf,
  type Id,
  type Message,
  nextFloor,
  type Registries,
  rngFromState,
} from "@rustkeep/engine";
import { itemView, textsOf } from "@rustkeep/presentation";
import { describe, expect, it } from "vitest";
import { arenaOf, summon } from "../../../bot/src/studies/arena.js";

const page = readFileSync(fileURLToPath(new URL("../../../../docs/modding/cookbook.md", import.meta.url)), "utf8");
const RECIPES = new Map(
  [...page.matchAll(/^```toml (\S+)\.toml\n([\s\S]*?)^```$/gm)].map(([, name = "", text = ""]) => [name, text]),
);
const MOST_LINES = 40;
const wait: Command = { command: "wait" };
const item = (id: Id) => ({ item: id, affixes: [], count: 1 });

function load(name: string): { registries: Registries; told: string[] } {
  const manifest = { name: "manifest.toml", text: 'id = "my"\nname = "My"\nversion = "1.0.0"\n' };
  const text = RECIPES.get(name);
  if (text === undefined) throw new Error(`there is no recipe ${name}`);
  const { registries, diagnostics } = loadFromSources([
    core,
    { manifest, files: [{ name: `${name}.toml`, text }], dir: "my" },
  ]);
  return { registries, told: diagnostics.filter(({ mod }) => mod === "my").map(({ message }) => message) };
}

/** A hero whose every blow hits, in one room with the recipe's people. */
function kitchen(name: string, things: readonly Id[] = [], foes: readonly Id[] = [], npc = "") {
  const loaded = load(name).registries;
  const arena = arenaOf(loaded);
  const registries = { ...arena, prefabs: { ...loaded.prefabs, ...arena.prefabs } };
  const game = createGame({ seed: 7, name: "Reya", options: ["core:human", "core:warrior"] }, registries);
  Object.assign(game.player.base, { damage: 30, hit_chance: 99, critical_chance: 0, max_health: 200 });
  Object.assign(game.player, { health: 150, inventory: things.map(item), equipment: {}, options: [] });
  if (foes.length > 0) summon(game, foes, registries);
  const [room] = game.floor.rooms;
  if (room !== undefined && npc !== "") room.npcs = [{ npc, pos: [...game.player_pos], stock: [] }];
  const act = (command: Command): Message[] => {
    const outcome = execute(game, command, registries);
    if (outcome.kind === "rejected") throw new Error(outcome.reason.code);
    return outcome.messages;
  };
  return { game, registries, act, refusal: (command: Command) => execute(game, command, registries) };
}

const heroDamage = (game: Game, registries: Registries) =>
  attribute(game, game.player, "damage", undefined, registries);
const strike: Command = { command: "use_ability", ability: "core:attack", target: 0 };

describe("the cook book", () => {
  it("has a recipe for each thing that it promises", () => {
    expect([...RECIPES.keys()]).toHaveLength(11);
  });

  it.each([...RECIPES.keys()])("%s is short, valid, and explained in both languages", (name) => {
    const { registries, told } = load(name);
    expect(told).toEqual([]);
    expect((RECIPES.get(name) ?? "").trimEnd().split("\n").length).toBeLessThanOrEqual(MOST_LINES);
    const { game } = kitchen(name);
    for (const id of Object.keys(registries.items).filter((one) => one.startsWith("my:")))
      for (const language of ["en", "de"] as const) {
        const { name: shown, lines } = itemView(game, item(id), "without", textsOf(language), registries);
        expect(`${shown} ${lines.join(" ")}`).not.toMatch(/my:|undefined|NaN/);
      }
  });

  it("set: both pieces give more", () => {
    const { game, registries, act } = kitchen("set", ["my:ash_blade", "my:ash_band"]);
    const bare = heroDamage(game, registries);
    act({ command: "equip", index: 0 });
    expect(heroDamage(game, registries)).toBe(bare + 2);
    act({ command: "equip", index: 0 });
    expect(heroDamage(game, registries)).toBe(bare + 7);
  });

  it("curse: holds until it is lifted", () => {
    const { act, refusal } = kitchen("curse", ["my:greedy_ring", "my:letting_go"]);
    act({ command: "equip", index: 0 });
    const takeOff: Command = { command: "unequip", slot: "core:ring" };
    expect(refusal(takeOff)).toMatchObject({ kind: "rejected", reason: { code: "sticky" } });
    act({ command: "use_item", index: 0 });
    act(takeOff);
  });

  it("boss: calls for help, then burns", () => {
    const { game, registries, act } = kitchen("boss", [], ["my:queen"]);
    game.player.base.damage = 8;
    for (let turn = 0; turn < 30 && game.enemies[0]?.phase === 0; turn++) act(strike);
    expect(game.enemies.map(({ def }) => def)).toEqual(["my:queen", "my:hound", "my:hound"]);
    const [queen] = game.enemies;
    if (queen === undefined) throw new Error("there is no queen");
    const before = attribute(game, queen, "damage", undefined, registries);
    for (let turn = 0; turn < 30 && queen.phase === 1; turn++) act(strike);
    expect(attribute(game, queen, "damage", undefined, registries)).toBe(before * 2);
  });

  it("trap: springs once", () => {
    const { game, act } = kitchen("trap");
    const [room] = game.floor.rooms;
    if (room === undefined) throw new Error("there is no room");
    room.prefab = "my:vent_room";
    const enter = (direction: "east" | "west") => {
      game.floor.player_room = -1;
      return act({ command: "move", direction }).some(({ kind }) => kind === "told");
    };
    expect([enter("east"), enter("west"), enter("east")]).toEqual([true, false, false]);
    expect(game.player.health).toBeLessThan(150);
  });

  it("shrine: one of two gifts", () => {
    const { game, act, refusal } = kitchen("shrine", [], [], "my:shrine");
    const { strength } = game.player.base;
    act({ command: "talk" });
    act({ command: "choose", option: 0 });
    expect(game.player.base.strength).toBe(strength + 1);
    act({ command: "talk" });
    expect(refusal({ command: "choose", option: 1 })).toMatchObject({ reason: { code: "no_such_option" } });
  });

  it("merchant: has more for whoever brings the letter", () => {
    const { game, act } = kitchen("merchant", ["my:letter"], [], "my:pedlar");
    act({ command: "talk" });
    act({ command: "choose", option: 1 });
    const stock = game.floor.rooms[0]?.npcs[0]?.stock.map((one) => one.item) ?? [];
    expect(stock).toContain("core:greater_health_potion");
    game.player.inventory = [];
    act({ command: "choose", option: 1 });
    expect(game.floor.rooms[0]?.npcs[0]?.stock.map((one) => one.item)).not.toContain("core:greater_health_potion");
  });

  it("quest: who kills a beast hunts them", () => {
    const { game, act } = kitchen("quest", ["my:oath"], ["core:rat", "core:rat"]);
    act({ command: "use_item", index: 0 });
    expect(game.quests).toMatchObject([{ quest: "my:spare", failed: false }]);
    act(strike);
    expect(game.quests).toMatchObject([{ quest: "my:spare", failed: true }, { quest: "my:hunt" }]);
  });

  it("bell: the third ring opens something", () => {
    const { game, act } = kitchen("bell", ["my:bell"]);
    const ring = () => act({ command: "use_item", index: 0 }).some(({ kind }) => kind === "told");
    expect([ring(), ring(), ring(), ring()]).toEqual([false, false, true, false]);
    expect(goldOf(game)).toBe(30);
  });

  it("thorns: a third goes back", () => {
    const { game, act } = kitchen("thorns", ["my:thorn_coat"], ["core:skeleton"]);
    act({ command: "equip", index: 0 });
    const hurt = (messages: readonly Message[]) => messages.filter(({ kind }) => kind === "effect_damage");
    const back = Array.from({ length: 12 }, () => (game.enemies.length > 0 ? hurt(act(wait)) : [])).flat();
    expect(back.length).toBeGreaterThan(0);
  });

  it("lightning: jumps to whoever is wounded", () => {
    const { game, act } = kitchen("lightning", ["my:storm_rod"], ["core:skeleton", "core:skeleton", "core:skeleton"]);
    const [first, second, third] = game.enemies;
    if (first === undefined || second === undefined || third === undefined) throw new Error("somebody is missing");
    second.health -= 1;
    const whole = third.health;
    const wounded = second.health;
    act({ command: "use_item", index: 0, target: 0 });
    expect(second.health).toBeLessThan(wounded);
    expect(third.health).toBe(whole);
  });

  it("abyss: takes the place of the deep", () => {
    const { registries } = load("abyss");
    const abyss = nextFloor(5, registries);
    expect(abyss).toMatchObject({ id: "core:the_deep", name: "The Abyss" });
    if (abyss === undefined) throw new Error("there is no abyss");
    expect(generateFloor(abyss, rngFromState("0000000000000007"), registries, 900)).toMatchObject({
      floor: { number: 900 },
    });
  });
});
