import type { Action, Condition, Phase, Trigger } from "@rustkeep/engine";
import { describe, expect, it } from "vitest";
import { briefCondition } from "../../src/describe/brief-condition.js";
import { describeActions } from "../../src/describe/describe-action.js";
import { describeCondition } from "../../src/describe/describe-condition.js";
import { describeAbility, describeItem, describeOption, describePhase } from "../../src/describe/describe-entry.js";
import { describeModifier } from "../../src/describe/describe-modifier.js";
import { describeTrigger } from "../../src/describe/describe-trigger.js";
import { LANGUAGES, textsOf } from "../../src/languages/texts.js";
import { change, figure, percent, quantity } from "../../src/words/numbers.js";
import { CONDITIONS } from "../fixtures/messages.js";
import { smallRegistries } from "../fixtures/small-mod.js";

const registries = smallRegistries();
const english = textsOf("en");
const german = textsOf("de");

describe("figures", () => {
  it("have the language's decimal point, one decimal at most, and a real minus", () => {
    expect([figure(7.66, english), figure(7.66, german), figure(-3, english), figure(5, german)]).toEqual([
      "7.7",
      "7,7",
      "−3",
      "5",
    ]);
  });

  it("are never a negative nothing", () => {
    expect([figure(-0.01, english), figure(-0, english)]).toEqual(["0", "0"]);
  });

  it("are shown in their unit", () => {
    expect([quantity(0.8, "fraction", english), quantity(15, "percent_points", german)]).toEqual(["80 %", "15 %"]);
    expect([quantity(1.25, "factor", german), change(-0.05, "fraction", english)]).toEqual(["×1,25", "−5 %"]);
    expect(percent(0.715, english)).toBe("72 %");
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  const texts = textsOf(language);

  it("every condition has words, also turned round and about the target", () => {
    const told = Object.values(CONDITIONS).flatMap((condition) => {
      const turned: Condition = { ...condition, not: true };
      const aimed = "who" in condition ? [{ ...condition, who: "target" } as Condition] : [];
      return [condition, turned, ...aimed].flatMap((each) =>
        (["you", "bearer"] as const).map((voice) => describeCondition(each, voice, texts, registries)),
      );
    });
    expect([...new Set(told)].join("\n")).toMatchSnapshot();
  });

  it("phases of a creature have words", () => {
    const bare = { below: 0.5, actions: [], modifiers: [], triggers: [], abilities: [] };
    const full: Phase = {
      ...bare,
      below: 0.66,
      name: "Enraged",
      actions: [{ action: "change_attribute", attribute: "health", amount: 25, target: "self", on_hit: false }],
      modifiers: [{ attribute: "damage", flat: 3, percent: 0, target: "self", condition: [] }],
    };
    expect([bare, full].map((phase) => describePhase(phase, texts, registries))).toEqual(
      language === "en"
        ? ["Below 50 % health", "Below 66 % health (Enraged): +25 health, +3 damage"]
        : ["Unter 50 % Leben", "Unter 66 % Leben (Enraged): +25 Leben, +3 Schaden"],
    );
  });

  it("every action has words", () => {
    const plain = { on_hit: false, target: "self" } as const;
    const actions: Action[] = [
      { action: "damage", amount: 4, scale: 0, damage_type: "fire", target: "target", on_hit: false },
      { action: "damage", amount: 2, scale: 1.5, damage_type: "blunt", target: "all_enemies", on_hit: true },
      { action: "change_attribute", attribute: "health", amount: 25, target: "self", on_hit: false },
      { action: "change_attribute", attribute: "stamina", amount: -5, target: "target", on_hit: false },
      { action: "apply_modifier", modifier: "core:poisoned", target: "target", on_hit: false },
      { action: "apply_modifier", modifier: "core:poisoned", turns: 1, target: "allies", on_hit: true },
      { action: "remove_modifier", modifier: "core:poisoned", target: "self", on_hit: false },
      { ...plain, action: "give_item", item: "core:dagger", affixes: ["core:flaming"], count: 2 },
      { ...plain, action: "give_loot", table: "core:stock" },
      { ...plain, action: "remove_item", item: "core:potion", count: 1 },
      { ...plain, action: "equip_item", item: "core:cap", affixes: [] },
      { ...plain, action: "give_exp", amount: 30 },
      { ...plain, action: "start_quest", quest: "core:vermin", again: false },
      { ...plain, action: "fail_quest", quest: "core:vermin" },
      { ...plain, action: "advance_quest", quest: "core:vermin", amount: 1 },
      { ...plain, action: "summon", creature: "core:rat", count: "1-2", most: 4, rewards: false },
      { ...plain, action: "summon", creature: "core:rat", count: "1", most: 4, rewards: false },
      {
        ...plain,
        action: "choose",
        of: [
          { weight: 1, condition: [], actions: [{ ...plain, action: "give_exp", amount: 5 }] },
          {
            weight: 2,
            condition: [],
            actions: [{ ...plain, action: "set_flag", flag: "core:x", value: 1, scope: "run" }],
          },
          { weight: 3, condition: [], actions: [{ ...plain, action: "move_hero", to: "way_in" }] },
        ],
      },
      ...(["entrance", "stairs", "random_room"] as const).map((to) => ({ ...plain, action: "move_hero" as const, to })),
      { ...plain, action: "restock" },
      { ...plain, action: "raise", attribute: "hit_chance", amount: 0.1 },
      { ...plain, action: "raise", attribute: "strength", amount: -1 },
      { ...plain, action: "release" },
      { action: "end_modifier_kind", tag: "core:curse", target: "target", on_hit: false },
      { ...plain, action: "flee" },
      { ...plain, action: "open_shop" },
    ];
    const told = actions.map((action) => describeActions([action], "you", texts, registries));
    expect(told.join("\n")).toMatchSnapshot();
    expect(new Set(told).size).toBe(actions.length);
  });

  it("every event has words, with its filter and without", () => {
    const rest = { condition: [], actions: [], chance: 0.25 };
    const triggers: Trigger[] = [
      { on: "turn_started", when: {}, ...rest },
      { on: "attack_hit", when: { ability: "core:strike" }, ...rest },
      { on: "attack_hit", when: { damage_type: "fire" }, ...rest, chance: 1 },
      { on: "damage_taken", when: { damage_type: "fire" }, ...rest },
      { on: "creature_died", when: { source: "self" }, ...rest },
      { on: "creature_died", when: {}, ...rest },
      { on: "item_picked_up", when: { item: "core:potion" }, ...rest },
      { on: "item_used", when: {}, ...rest },
      { on: "floor_entered", when: { floor: 3 }, ...rest },
      { on: "room_entered", when: { prefab: "core:den" }, ...rest },
      { on: "npc_talked", when: { npc: "core:smith" }, ...rest },
      { on: "quest_completed", when: { quest: "core:vermin" }, ...rest },
      { on: "combat_started", when: {}, ...rest },
      { on: "combat_ended", when: { outcome: "victory" }, ...rest },
    ];
    const told = triggers.map((trigger) => describeTrigger(trigger, "you", texts, registries));
    expect(told.join("\n")).toMatchSnapshot();
  });
});

describe("a description", () => {
  it("of what bars an ability is brief where it stands in a column", () => {
    const self = { who: "self", not: false } as const;
    const brief = (condition: Condition, texts = english) => briefCondition(condition, texts, registries);
    expect(brief({ check: "health_below", value: 0.4, ...self })).toBe("Health < 40 %");
    expect(brief({ check: "health_below", value: 0.4, ...self }, textsOf("de"))).toBe("Leben < 40 %");
    expect(brief({ check: "stamina_below", value: 0.25, ...self, not: true })).toBe("Stamina from 25 %");
    expect(brief({ check: "has_modifier", modifier: "core:poisoned", ...self })).toBe("only Poisoned");
    expect(brief({ check: "has_modifier", modifier: "core:poisoned", ...self, not: true })).toBe("not Poisoned");
    expect(brief({ check: "health_below", value: 0.4, who: "target", not: false })).toBe("");
    expect(brief({ check: "in_combat", not: false })).toBe("");
  });

  it("says nothing brief of two bounds at once, and names the one there is", () => {
    const brief = (bounds: { at_least?: number; below?: number }) =>
      briefCondition(
        { check: "attribute", attribute: "dexterity", who: "self", not: false, ...bounds } as Condition,
        english,
        registries,
      );
    expect(brief({ at_least: 5 })).toMatch(/^dexterity from 5$/i);
    expect(brief({ below: 5 })).toMatch(/^dexterity < 5$/i);
    expect(brief({ at_least: 2, below: 5 })).toBe("");
  });

  it("of what answers an attack calls its target the attacker", () => {
    const action: Action = {
      action: "damage",
      amount: 2,
      scale: 0,
      damage_type: "slash",
      target: "target",
      on_hit: false,
    };
    const thorns: Trigger = { on: "damage_taken", when: {}, condition: [], actions: [action], chance: 1 };
    expect(describeTrigger(thorns, "you", english, registries)).toMatch(/: 2 slash damage to the attacker$/);
    expect(describeTrigger({ ...thorns, on: "attack_hit" }, "you", english, registries)).toMatch(/to the target$/);
    expect(describeTrigger(thorns, "you", textsOf("de"), registries)).toMatch(/: 2 Schnittschaden \(Angreifer\)$/);
  });

  it("tells what a modifier changes, for whom and when", () => {
    const base = { flat: 0, percent: 0, target: "self", condition: [] } as const;
    const tell = (modifier: Parameters<typeof describeModifier>[0]) =>
      describeModifier(modifier, "you", english, registries);
    expect(tell({ ...base, condition: [], attribute: "damage", flat: 5, percent: 10 })).toBe("+5, +10 % damage");
    expect(tell({ ...base, condition: [], attribute: "resistance", damage_type: "fire", flat: 20 })).toBe(
      "+20 % fire resistance",
    );
    expect(
      tell({ ...base, target: "all_enemies", condition: [CONDITIONS.in_combat], attribute: "hit_chance", flat: -0.1 }),
    ).toBe("−10 % chance to hit for enemies (in a fight)");
    expect(tell({ ...base, condition: [], attribute: "luck" })).toBe("");
  });

  it("of an ability has effects, cost, cooldown and needs", () => {
    expect(describeAbility("core:strike", "you", english, registries)).toEqual([
      "2 + 150 % of your damage as blunt damage to the target",
      "costs 15 stamina · usable every 3 turns · only if your health is below 40 %",
    ]);
  });

  it("of an item has its author's words, its use and its affixes' effects", () => {
    expect(describeItem({ item: "core:potion", affixes: [] }, english, registries)).toEqual([
      "Smells of mint.",
      "Use: +25 health; used up",
    ]);
    expect(describeItem({ item: "core:dagger", affixes: ["core:flaming"] }, english, registries)).toEqual([
      "+3 damage, +5 % critical chance",
      "On hit, 25 %: 4 fire damage to the target",
    ]);
  });

  it("of a character option has what it begins with", () => {
    const option = registries.options["core:fighter"];
    if (option === undefined) throw new Error("no such option");
    expect(describeOption(option, english, registries)).toEqual([
      "Strikes first.",
      "+10 damage",
      "Grants: Power strike",
      "Begins with: Iron sword, Flaming dagger, Healing potion ×3, Fire bomb ×2, Gold ×50",
    ]);
  });
});
