import { describe, expect, it } from "vitest";
import type { Command, EventName, Trigger } from "../../src/index.js";
import { attack, descend, flee, move, pickUp, talk, useItem, wait } from "../support/commands.js";
import type { Loose, LooseRegistries } from "../support/loose.js";
import { withLuck } from "../support/luck.js";
import { mark, marks, only } from "../support/messages.js";
import { HALL, item, lying, type SceneSetup, scene } from "../support/scene.js";

interface Cause {
  setup: SceneSetup;
  command: Command;
  /** Filters that match, and one of the same field that does not. */
  filters: [Record<string, unknown>, Record<string, unknown>][];
}

const smith = { rect: HALL, npcs: [{ npc: "core:smith", pos: [2, 2] as [number, number], stock: [] }] };

const common: LooseRegistries = {
  items: { "core:nut": { actions: [{ action: "change_attribute", attribute: "stamina", amount: 1 }] }, "core:hat": {} },
  npcs: { "core:smith": {}, "core:monk": {} },
  quests: { "core:task": { on: "turn_started" }, "core:other": { on: "item_used" } },
  floors: { "core:first": {}, "core:second": { number: 2 } },
  abilities: { "core:bolt": {} },
};

/** How each event comes about in one command of the hero. */
const CAUSES: Record<EventName, Cause> = {
  turn_started: { setup: {}, command: wait, filters: [] },
  attack_hit: {
    setup: { enemies: ["core:dummy"] },
    command: attack(),
    filters: [
      [{ damage_type: "slash" }, { damage_type: "fire" }],
      [{ ability: "core:attack" }, { ability: "core:bolt" }],
    ],
  },
  damage_taken: {
    setup: { enemies: [{ def: "core:dummy", intent: "core:attack" }] },
    command: wait,
    filters: [[{ damage_type: "slash" }, { damage_type: "fire" }]],
  },
  creature_died: { setup: { enemies: [{ def: "core:dummy", health: 1 }] }, command: attack(), filters: [] },
  item_picked_up: {
    setup: {
      piles: [{ pos: [2, 2], table: "core:box" }],
      define: { loot_tables: { "core:box": { entries: [{ item: "core:nut" }] } } },
    },
    command: pickUp,
    filters: [[{ item: "core:nut" }, { item: "core:hat" }]],
  },
  item_used: {
    setup: { hero: { inventory: [item("core:nut")] } },
    command: useItem(0),
    filters: [[{ item: "core:nut" }, { item: "core:hat" }]],
  },
  floor_entered: { setup: { at: [17, 2] }, command: descend, filters: [[{ floor: 2 }, { floor: 1 }]] },
  room_entered: {
    setup: { at: [12, 2] },
    command: move("east"),
    filters: [[{ prefab: "core:den" }, { prefab: "core:hall" }]],
  },
  npc_talked: { setup: { rooms: [smith] }, command: talk, filters: [[{ npc: "core:smith" }, { npc: "core:monk" }]] },
  quest_completed: {
    setup: { game: { quests: [{ quest: "core:task", count: 0, done: false, failed: false }] } },
    command: wait,
    filters: [[{ quest: "core:task" }, { quest: "core:other" }]],
  },
  combat_started: { setup: { enemies: ["core:dummy"], game: { combat_round: 0 } }, command: wait, filters: [] },
  custom: {
    setup: {
      hero: { inventory: [item("core:horn")] },
      define: { items: { "core:horn": { actions: [{ action: "emit", event: "core:blast" }] } } },
    },
    command: useItem(0),
    filters: [[{ name: "core:blast" }, { name: "core:hush" }]],
  },
  phase_started: {
    setup: {
      enemies: [{ def: "core:queen", health: 3 }],
      define: { creatures: { "core:queen": { phases: [{ below: 0.5 }] } } },
    },
    command: wait,
    filters: [[{ phase: 1 }, { phase: 2 }]],
  },
  combat_ended: {
    setup: { enemies: [{ def: "core:dummy", health: 1 }] },
    command: attack(),
    filters: [[{ outcome: "victory" }, { outcome: "fled" }]],
  },
};

const EVENTS = Object.entries(CAUSES) as [EventName, Cause][];

/** What an option's trigger on the event marks when its cause occurs. */
function heard(on: EventName, when: Record<string, unknown>, { setup, command }: Cause): number[] {
  const trigger = { on, when, actions: [mark(1)] } as Loose<Trigger>;
  const define = { ...common, ...setup.define, options: { "core:walker": { triggers: [trigger] } } };
  return marks(scene({ ...setup, define }).act(command));
}

describe("an event", () => {
  it.each(EVENTS)("%s is heard once by a trigger of the hero", (on, cause) => {
    expect(heard(on, {}, cause)).toEqual([1]);
  });

  const filters = EVENTS.flatMap(([on, cause]) => cause.filters.map(([yes, no]) => [on, yes, no, cause] as const));
  it.each(filters)("%s passes the filter %j and not %j", (on, yes, no, cause) => {
    expect(heard(on, yes, cause)).toEqual([1]);
    expect(heard(on, no, cause)).toEqual([]);
  });

  it.each(EVENTS)("%s tells by source whether the carrier is its source", (on, cause) => {
    const own = on === "creature_died" || on === "phase_started" ? "other" : "self";
    const foreign = own === "self" ? "other" : "self";
    expect(heard(on, { source: own }, cause)).toEqual([1]);
    expect(heard(on, { source: foreign }, cause)).toEqual([]);
  });

  it("needs all filters of a trigger to match", () => {
    const cause = CAUSES.attack_hit;
    expect(heard("attack_hit", { damage_type: "slash", ability: "core:bolt" }, cause)).toEqual([]);
    expect(heard("attack_hit", { damage_type: "slash", ability: "core:attack", source: "self" }, cause)).toEqual([1]);
  });

  it("combat_ended tells a flight from a victory", () => {
    const outcomes = (["fled", "victory"] as const).map((outcome) => {
      const trigger = { on: "combat_ended" as const, when: { outcome }, actions: [mark(1)] };
      const made = scene({ define: { options: { "core:walker": { triggers: [trigger] } } }, enemies: ["core:dummy"] });
      withLuck(made, flee, (messages) => only(messages, "fled").length > 0);
      return marks(made.act(flee));
    });
    expect(outcomes).toEqual([[1], []]);
  });

  // What enemies in a fight hear of the hero's doings.
  const toEveryCarrier = EVENTS.filter(([on]) =>
    ["turn_started", "item_used", "quest_completed", "combat_started", "creature_died"].includes(on),
  );
  it.each(toEveryCarrier)("%s is offered to every carrier", (on, cause) => {
    const trigger = { on, when: { source: "other" }, actions: [mark(1)] } as Loose<Trigger>;
    const define = { ...common, creatures: { "core:witness": { triggers: [trigger] } } };
    const { act } = scene({ ...cause.setup, define, enemies: [...(cause.setup.enemies ?? []), "core:witness"] });
    expect(marks(act(cause.command))).toEqual([1]);
  });

  it.each([
    ["attack_hit", attack(0), "core:dummy"],
    ["damage_taken", wait, "core:dummy"],
  ] as const)("%s of the hero is not offered to enemies", (on, command, def) => {
    const trigger = { on, actions: [mark(1)] } as Loose<Trigger>;
    const define = { creatures: { "core:witness": { triggers: [trigger] } } };
    const { act } = scene({ define, enemies: [{ def, intent: "core:attack" }, "core:witness"] });
    expect(marks(act(command))).toEqual([]);
  });

  it.each([
    ["attack_hit", "the attacker", "core:witness"],
    ["damage_taken", "the victim", "core:dummy"],
  ] as const)("%s by an enemy is offered to %s alone", (on, _, def) => {
    const trigger = { on, actions: [mark(1)] } as Loose<Trigger>;
    const define = {
      creatures: { "core:witness": { triggers: [trigger] } },
      options: { "core:walker": { triggers: [{ ...trigger, actions: [mark(2)] }] } } as LooseRegistries["options"] &
        object,
    };
    const { act } = scene({ define, enemies: [{ def, intent: "core:attack" }, "core:witness"] });
    expect(marks(act(wait))).toEqual([on === "attack_hit" ? 1 : 2]);
  });
});

describe("the other side of a trigger", () => {
  const tagged = { "core:bony": { tags: ["core:bones"] } };
  const onBones = [{ check: "has_tag" as const, who: "target" as const, value: "core:bones" }];

  it("is for the attacker the victim, for the victim the attacker", () => {
    const triggers = [
      { on: "attack_hit" as const, condition: onBones, actions: [mark(1)] },
      { on: "damage_taken" as const, condition: onBones, actions: [mark(2)] },
    ];
    const define = { creatures: tagged, options: { "core:walker": { triggers } } };
    const { act } = scene({ define, enemies: [{ def: "core:bony", intent: "core:attack" }] });
    expect(marks(act(attack()))).toEqual([1, 2]);
  });

  it.each([
    ["slain", attack(), []],
    ["poisoned", wait, [lying("core:venom", 3)]],
  ])("is for the hero the dead creature, %s", (_, command, modifiers) => {
    const { act } = scene({
      define: {
        creatures: tagged,
        modifiers: {
          "core:venom": {
            triggers: [{ on: "turn_started", actions: [{ action: "damage", amount: 9, damage_type: "poison" }] }],
          },
        },
        options: { "core:walker": { triggers: [{ on: "creature_died", condition: onBones, actions: [mark(1)] }] } },
      },
      enemies: [{ def: "core:bony", health: 1, modifiers }],
    });
    expect(marks(act(command))).toEqual([1]);
  });

  it("is for the dead creature its killer", () => {
    const { act, game } = scene({
      define: {
        creatures: {
          "core:bomb": {
            triggers: [
              {
                on: "creature_died",
                when: { source: "self" },
                actions: [{ action: "damage", amount: 9, damage_type: "fire", target: "target" }],
              },
            ],
          },
        },
      },
      enemies: [{ def: "core:bomb", health: 1 }],
    });
    act(attack());
    expect(game.player.health).toBe(91);
  });

  it("is nobody for the dead creature that killed itself", () => {
    const { act, game } = scene({
      define: {
        abilities: { "core:burst": { actions: [{ action: "damage", amount: 99, damage_type: "fire" }] } },
        creatures: {
          "core:bomb": {
            base: { max_health: 50 },
            abilities: ["core:burst"],
            triggers: [
              {
                on: "creature_died",
                actions: [{ action: "damage", amount: 9, damage_type: "fire", target: "target" }],
              },
            ],
          },
        },
      },
      enemies: [{ def: "core:bomb", intent: "core:burst" }],
    });
    expect(only(act(wait), "died")).toMatchObject([{ killer: { who: "nobody" } }]);
    expect(game.player.health).toBe(100);
  });

  it("is nobody for damage to oneself", () => {
    const { act, game } = scene({
      define: {
        abilities: { "core:cut": { actions: [{ action: "damage", amount: 9, damage_type: "slash" }] } },
        options: {
          "core:walker": {
            abilities: ["core:cut"],
            triggers: [
              {
                on: "damage_taken",
                actions: [{ action: "damage", amount: 5, damage_type: "fire", target: "target" }, mark(1)],
              },
            ],
          },
        },
      },
      enemies: ["core:dummy"],
    });
    expect(marks(act({ command: "use_ability", ability: "core:cut" }))).toEqual([1]);
    expect(game.enemies[0]?.health).toBe(100);
  });

  it("is for enemies the hero when he is the source", () => {
    const { act, game } = scene({
      define: {
        ...common,
        creatures: {
          "core:witness": {
            triggers: [
              { on: "item_used", actions: [{ action: "damage", amount: 4, damage_type: "shock", target: "target" }] },
            ],
          },
        },
      },
      enemies: ["core:witness"],
      hero: { inventory: [item("core:nut")] },
    });
    act(useItem(0));
    expect(game.player.health).toBe(96);
  });
});
