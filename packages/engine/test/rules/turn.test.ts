import { describe, expect, it } from "vitest";
import { type Command, execute } from "../../src/index.js";
import {
  attack,
  buy,
  choose,
  descend,
  drop,
  endTalk,
  equip,
  flee,
  move,
  pickUp,
  sell,
  talk,
  unequip,
  use,
  useItem,
  wait,
} from "../support/commands.js";
import type { LooseRegistries } from "../support/loose.js";
import { withLuck } from "../support/luck.js";
import { kinds, mark, marks, only } from "../support/messages.js";
import { HALL, item, lying, type SceneSetup, scene } from "../support/scene.js";

const smith = { rect: HALL, npcs: [{ npc: "core:smith", pos: [2, 2] as [number, number], stock: [item("core:hat")] }] };
const talking = { talking_room: 0, talking_npc: 0 };
const things: LooseRegistries = {
  items: {
    "core:hat": { slot: "core:hand", base_price: 10 },
    "core:nut": { actions: [{ action: "change_attribute", attribute: "stamina", amount: 1 }] },
  },
  npcs: { "core:smith": { options: [{}] } },
  floors: { "core:first": {}, "core:second": { number: 2 } },
  abilities: {
    "core:drain": { actions: [{ action: "change_attribute", attribute: "stamina", amount: -200, target: "target" }] },
  },
};

describe("an executed command", () => {
  it.each<[string, Command, SceneSetup]>([
    ["wait", wait, {}],
    ["move", move("east"), {}],
    ["descend", descend, { at: [17, 2] }],
    ["pick_up", pickUp, { piles: [{ pos: [2, 2], items: [item("core:hat")] }] }],
    ["use_item", useItem(0), { hero: { inventory: [item("core:nut")] } }],
    ["equip", equip(0), { hero: { inventory: [item("core:hat")] } }],
    ["unequip", unequip(), { hero: { equipment: { "core:hand": item("core:hat") } } }],
    ["drop", drop(0), { hero: { inventory: [item("core:hat")] } }],
    ["talk", talk, { rooms: [smith] }],
    ["choose", choose(0), { rooms: [smith], game: talking }],
    [
      "buy",
      buy(0),
      { rooms: [smith], game: { ...talking, shop_open: true }, hero: { inventory: [item("core:gold", 50)] } },
    ],
    [
      "sell",
      sell(0),
      { rooms: [smith], game: { ...talking, shop_open: true }, hero: { inventory: [item("core:hat")] } },
    ],
    ["use_ability", attack(), { enemies: ["core:dummy"] }],
    ["a failed or successful flight", flee, { enemies: ["core:dummy"] }],
    ["assign_points", { command: "assign_points", points: { luck: 1 } }, { game: { unspent_points: 1 } }],
    ["debug", { command: "debug", cheat: "heal" }, {}],
  ])("(%s) costs exactly one turn", (_, command, setup) => {
    const { game, registries } = scene({ ...setup, define: things });
    expect(execute(game, command, registries).kind).toBe("turn_passed");
    expect(game.turn).toBe(1);
  });

  it("end_talk costs none", () => {
    const { game, registries } = scene({ define: things, rooms: [smith], game: talking });
    expect(execute(game, endTalk, registries).kind).toBe("no_turn");
    expect(game.turn).toBe(0);
  });

  it("lets enemies act, whatever it is", () => {
    const { act, game } = scene({
      define: things,
      enemies: [{ def: "core:dummy", intent: "core:attack" }],
      hero: { inventory: [item("core:hat")] },
    });
    act(equip(0));
    expect(game.player.health).toBe(98);
  });
});

describe("the order of action", () => {
  const attackers = (...initiatives: number[]) =>
    initiatives.map((initiative) => ({ def: "core:dummy", intent: "core:attack", initiative }));
  const order = (initiatives: number[]) =>
    only(scene({ enemies: attackers(...initiatives) }).act(attack()), "hit").map((hit) => hit.source.index);

  it("is by initiative, highest first", () => {
    expect(order([5, 12, 7, 20])).toEqual([3, 1, -1, 2, 0]);
  });

  it("lets the hero win ties, then the smaller index", () => {
    expect(order([10, 12, 10, 12])).toEqual([1, 3, -1, 0, 2]);
  });

  it("is rolled once, when the fight starts", () => {
    const { act, game } = scene({ den: ["core:dummy"], at: [12, 2] });
    act(move("east"));
    const rolled = [game.player.initiative, game.enemies[0]?.initiative];
    act(attack());
    expect([game.player.initiative, game.enemies[0]?.initiative]).toEqual(rolled);
  });

  it("does not give a turn to enemies that appear during it", () => {
    const { act } = scene({
      define: { creatures: { "core:dummy": { ai: [{ ability: "core:attack" }] } } },
      den: ["core:dummy"],
      at: [12, 2],
    });
    const messages = act(move("east"));
    expect([only(messages, "ability_used"), only(messages, "hit")]).toEqual([[], []]);
  });
});

describe("a turn", () => {
  it("begins with turn_started, on the first turn of a fight then combat_started, before anybody acts", () => {
    const triggers = [
      { on: "combat_started" as const, actions: [mark(2)] },
      { on: "turn_started" as const, actions: [mark(1)] },
      { on: "attack_hit" as const, actions: [mark(3)] },
    ];
    const { act, game } = scene({
      define: { options: { "core:walker": { triggers } } },
      enemies: ["core:dummy"],
      game: { combat_round: 0 },
    });
    expect(marks(act(attack()))).toEqual([1, 2, 3]);
    expect(game.combat_round).toBe(1);
    expect(marks(act(attack()))).toEqual([1, 3]);
    expect(game.combat_round).toBe(2);
  });

  it("after walking into a fight announces, and combat_started comes with the next turn", () => {
    const { act, game } = scene({
      define: {
        creatures: { "core:dummy": { ai: [{ ability: "core:attack" }] } },
        options: { "core:walker": { triggers: [{ on: "combat_started", actions: [mark(1)] }] } },
      },
      den: ["core:dummy"],
      at: [12, 2],
    });
    const entering = act(move("east"));
    expect([marks(entering), game.combat_round, game.enemies[0]?.intent]).toEqual([[], 0, "core:attack"]);
    const first = act(wait);
    expect([marks(first), game.combat_round, only(first, "hit").length]).toEqual([[1], 1, 1]);
  });

  it("gives stamina back to the hero and to enemies in the fight, up to the maximum", () => {
    const { act, game } = scene({
      enemies: [
        { def: "core:dummy", stamina: 10 },
        { def: "core:dummy", stamina: 98 },
      ],
      hero: { stamina: 50 },
    });
    act(wait);
    expect([game.player.stamina, ...game.enemies.map((one) => one.stamina)]).toEqual([54, 14, 100]);
  });

  it("gives none to enemies in their rooms", () => {
    const { act, game } = scene({ den: [{ def: "core:dummy", stamina: 10 }] });
    act(wait);
    expect(game.floor.rooms[1]?.enemies[0]?.stamina).toBe(10);
  });

  it("gives stamina before actions but after the command was checked", () => {
    const define: LooseRegistries = {
      abilities: { "core:leap": { cost: 10 } },
      options: { "core:walker": { abilities: ["core:leap"] } },
    };
    expect(scene({ define, hero: { stamina: 8 } }).refused(use("core:leap"))).toMatchObject({ code: "no_stamina" });
    const { act, game } = scene({ define, hero: { stamina: 10 } });
    act(use("core:leap"));
    expect(game.player.stamina).toBe(4);
  });

  it("stops at once when the hero is dead", () => {
    const { act, game } = scene({
      enemies: [
        { def: "core:dummy", intent: "core:attack", initiative: 20 },
        { def: "core:dummy", intent: "core:attack" },
      ],
      hero: { health: 1 },
    });
    expect(only(act(attack()), "hit").map((hit) => hit.source.index)).toEqual([0]);
    expect([game.over, game.turn]).toEqual(["died", 1]);
  });

  it("after a successful flight lets nobody act any more", () => {
    const made = scene({ enemies: ["core:dummy", "core:dummy"].map((def) => ({ def, intent: "core:attack" })) });
    withLuck(made, flee, (messages) => only(messages, "fled").length > 0);
    expect(only(made.act(flee), "hit")).toEqual([]);
    expect(made.game.enemies).toEqual([]);
  });

  it("skips enemies that died before their place", () => {
    const { act } = scene({
      enemies: [
        { def: "core:dummy", health: 1, intent: "core:attack" },
        { def: "core:dummy", intent: "core:attack" },
      ],
    });
    expect(only(act(attack()), "hit").map((hit) => hit.source.index)).toEqual([-1, 1]);
  });

  it("keeps the dead in place until it ends, so that indices hold", () => {
    const { act, game } = scene({
      enemies: [
        { def: "core:dummy", health: 1 },
        { def: "core:dummy", intent: "core:attack" },
      ],
    });
    expect(only(act(attack(0)), "hit").map((hit) => hit.source.index)).toEqual([-1, 1]);
    expect(game.enemies.length).toBe(1);
  });
});

describe("the hero's command at its place in the turn", () => {
  const drainer: LooseRegistries = {
    ...things,
    abilities: { ...things.abilities, "core:leap": { cost: 10, cooldown: 3, actions: [mark(1)] } },
    creatures: { "core:leech": { abilities: ["core:drain"] } },
    options: { "core:walker": { abilities: ["core:leap"] } },
  };
  const leech = { def: "core:leech", intent: "core:drain", initiative: 20 };

  it("is foiled when it no longer holds: the turn is lost, nothing is spent", () => {
    const { act, game } = scene({ define: drainer, enemies: [leech] });
    const messages = act(use("core:leap"));
    expect(only(messages, "command_foiled")).toMatchObject([
      { command: "use_ability", reason: { code: "no_stamina", ability: "core:leap", cost: 10, stamina: 0 } },
    ]);
    expect([marks(messages), game.player.cooldowns, game.turn]).toEqual([[], {}, 1]);
  });

  const robber = (stolen: string): LooseRegistries => ({
    items: { ...things.items, "core:pill": { consumed_on_use: true, actions: [mark(1)] } },
    abilities: { "core:rob": { actions: [{ action: "remove_item", item: stolen }] } },
    creatures: { "core:robber": { abilities: ["core:rob"] } },
  });
  const thief = { def: "core:robber", intent: "core:rob", initiative: 20 };

  it("keeps its entry when those before it vanish", () => {
    const { act, game } = scene({
      define: robber("core:hat"),
      enemies: [thief],
      hero: { inventory: [item("core:hat"), item("core:pill"), item("core:nut")] },
    });
    expect(marks(act(useItem(1)))).toEqual([1]);
    expect(game.player.inventory).toEqual([item("core:nut")]);
  });

  it("is foiled when its entry has vanished, though another stands at the index", () => {
    const { act, game } = scene({
      define: robber("core:pill"),
      enemies: [thief],
      hero: { inventory: [item("core:pill"), item("core:nut")] },
    });
    const messages = act(useItem(0));
    expect(only(messages, "command_foiled").length).toBe(1);
    expect(only(messages, "item_used")).toEqual([]);
    expect(game.player.inventory).toEqual([item("core:nut")]);
  });

  it.each([equip(0), drop(0)])("is bound to its entry for %j too", (command) => {
    const { act, game } = scene({
      define: robber("core:hat"),
      enemies: [thief],
      hero: { inventory: [item("core:hat"), item("core:pill")] },
    });
    expect(only(act(command), "command_foiled").length).toBe(1);
    expect(game.player.inventory).toEqual([item("core:pill")]);
  });

  const smite = (target: "all_enemies"): LooseRegistries => ({
    abilities: {
      "core:leap": {
        cost: 10,
        cooldown: 3,
        actions: [{ action: "damage", amount: 5, damage_type: "ice", target: "target" }],
      },
    },
    items: {
      "core:bomb": {
        consumed_on_use: true,
        actions: [{ action: "damage", amount: 5, damage_type: "fire", target: "target" }],
      },
    },
    options: {
      "core:walker": {
        abilities: ["core:leap"],
        triggers: [
          {
            on: "turn_started",
            actions: [{ action: "change_attribute", attribute: "health", amount: -10, target }],
          },
        ],
      },
    },
  });
  const frail = { def: "core:dummy", health: 3 };

  it("takes the first living enemy when its target died meanwhile", () => {
    const { act } = scene({ define: smite("all_enemies"), enemies: ["core:dummy", "core:dummy", frail] });
    expect(only(act(use("core:leap", 2)), "hit")).toMatchObject([{ target: { index: 0 } }]);
  });

  it("does nothing and costs nothing when no enemy is left", () => {
    const { act, game } = scene({ define: smite("all_enemies"), enemies: [frail] });
    const messages = act(use("core:leap"));
    expect([only(messages, "hit"), game.player.stamina, game.player.cooldowns]).toEqual([[], 100, {}]);
    const thrown = scene({ define: smite("all_enemies"), enemies: [frail], hero: { inventory: [item("core:bomb")] } });
    thrown.act(useItem(0));
    expect(thrown.game.player.inventory).toEqual([item("core:bomb")]);
  });
});

describe("the end of a turn", () => {
  it("with the last enemy dead is a victory: the room is cleared, combat_round 0, combat_ended queued", () => {
    const { act, game } = scene({
      define: { options: { "core:walker": { triggers: [{ on: "combat_ended", actions: [mark(1)] }] } } },
      enemies: [{ def: "core:dummy", health: 1 }],
    });
    const messages = act(attack());
    expect(only(messages, "combat_ended")).toMatchObject([{ outcome: "victory" }]);
    expect([marks(messages), game.combat_round, game.floor.rooms[1]?.cleared, game.stats.fights_won]).toEqual([
      [1],
      0,
      true,
      1,
    ]);
    expect(game.player.initiative).toBe(0);
  });

  it("with an enemy left goes on", () => {
    const { act, game } = scene({ enemies: [{ def: "core:dummy", health: 1 }, "core:dummy"] });
    expect(only(act(attack()), "combat_ended")).toEqual([]);
    expect([game.combat_round, game.floor.rooms[1]?.cleared]).toEqual([2, false]);
  });

  it("levels up in a loop, after the last events", () => {
    const { act, game } = scene({
      define: {
        balance: { exp_base: 10, exp_exponent: 0 },
        options: { "core:walker": { triggers: [{ on: "combat_ended", actions: [mark(25)] }] } },
      },
      enemies: [{ def: "core:dummy", health: 1 }],
    });
    const messages = act(attack());
    expect(only(messages, "level_up").map((message) => message.level)).toEqual([2, 3]);
    expect([game.player.base.level, game.unspent_points, game.current_exp]).toEqual([3, 2, 5]);
  });

  it("clamps health and stamina of everybody to their maxima and never raises them", () => {
    const { act, game } = scene({
      define: {
        modifiers: {
          "core:vigor": {
            attributes: [
              { attribute: "max_health", flat: 50 },
              { attribute: "max_stamina", flat: 50 },
            ],
          },
        },
      },
      hero: { health: 150, stamina: 150, modifiers: [lying("core:vigor", 1)] },
      enemies: [
        { def: "core:dummy", health: 140, stamina: 140, modifiers: [lying("core:vigor", 1)] },
        { def: "core:dummy", health: 7 },
      ],
    });
    act(wait);
    expect([game.player.health, game.player.stamina]).toEqual([100, 100]);
    expect(game.enemies.map((one) => [one.health, one.stamina])).toEqual([
      [100, 100],
      [7, 100],
    ]);
  });

  it("lowers cooldowns of the hero and of enemies in the fight, and takes the key away at 0", () => {
    const { act, game } = scene({
      enemies: [{ def: "core:dummy", cooldowns: { "core:bite": 2, "core:claw": 1 } }],
      hero: { cooldowns: { "core:leap": 1, "core:roar": 3 } },
    });
    act(wait);
    expect([game.player.cooldowns, game.enemies[0]?.cooldowns]).toEqual([{ "core:roar": 2 }, { "core:bite": 1 }]);
  });

  it("leaves cooldowns of sleeping enemies", () => {
    const { act, game } = scene({ den: [{ def: "core:dummy", cooldowns: { "core:bite": 2 } }] });
    act(wait);
    expect(game.floor.rooms[1]?.enemies[0]?.cooldowns).toEqual({ "core:bite": 2 });
  });

  it("after the run is over is skipped, save that the turn counts", () => {
    const { act, game } = scene({
      enemies: [{ def: "core:dummy", intent: "core:attack", cooldowns: { "core:bite": 2 } }],
      hero: { health: 1, cooldowns: { "core:leap": 5 } },
      game: { current_exp: 5_000_000 },
    });
    const messages = act(wait);
    expect(kinds(messages)).not.toContain("level_up");
    expect(kinds(messages)).not.toContain("intent_announced");
    expect([game.turn, game.player.cooldowns, game.unspent_points]).toEqual([1, { "core:leap": 5 }, 0]);
  });
});

describe("the hero's death", () => {
  const rattle = (n: number) => ({
    on: "creature_died" as const,
    when: { source: "self" as const },
    actions: [mark(n)],
  });

  it("has its creature_died processed and the rest of the queue discarded", () => {
    const { act } = scene({
      define: {
        abilities: {
          "core:blow": {
            actions: [
              { action: "damage", amount: 500, damage_type: "blunt", target: "target" },
              { action: "give_item", item: "core:gold" },
            ],
          },
        },
        creatures: { "core:brute": { abilities: ["core:blow"] } },
        options: { "core:walker": { triggers: [rattle(1), { on: "item_picked_up", actions: [mark(2)] }] } },
      },
      enemies: [{ def: "core:brute", intent: "core:blow" }],
    });
    expect(marks(act(wait))).toEqual([1]);
  });

  it("in the same turn as the last enemy's loses the run and leaves the room uncleared", () => {
    const { act, game } = scene({
      define: {
        creatures: {
          "core:bomb": {
            triggers: [
              {
                on: "creature_died",
                when: { source: "self" },
                actions: [{ action: "damage", amount: 500, damage_type: "fire", target: "target" }],
              },
            ],
          },
        },
      },
      enemies: [{ def: "core:bomb", health: 1 }],
    });
    expect(only(act(attack()), "combat_ended")).toEqual([]);
    expect([game.over, game.floor.rooms[1]?.cleared, game.stats.fights_won]).toEqual(["died", false, 0]);
  });

  it("tells its cause: creature, ability and kind of damage", () => {
    const { act, game } = scene({ enemies: [{ def: "core:dummy", intent: "core:attack" }], hero: { health: 1 } });
    act(wait);
    expect(game.cause).toEqual({ creature: "core:dummy", ability: "core:attack", modifier: "", damage_type: "slash" });
  });

  it("tells its cause: a timed modifier", () => {
    const { act, game } = scene({
      define: {
        modifiers: {
          "core:venom": {
            triggers: [{ on: "turn_started", actions: [{ action: "damage", amount: 9, damage_type: "poison" }] }],
          },
        },
      },
      hero: { health: 1, modifiers: [lying("core:venom", 3)] },
    });
    act(wait);
    expect([game.over, game.cause]).toEqual([
      "died",
      { creature: "", ability: "", modifier: "core:venom", damage_type: "poison" },
    ]);
  });
});
