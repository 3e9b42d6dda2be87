import type { CreatureRef, Game, Id, Message, Registries, Rejection } from "@rustkeep/engine";
import { expect, test } from "vitest";
import { describeActions } from "../../src/describe/describe-action.js";
import { describeCondition } from "../../src/describe/describe-condition.js";
import type { Texts } from "../../src/languages/catalogue.js";
import { LANGUAGES, textsOf } from "../../src/languages/texts.js";
import { messageSentence } from "../../src/sentences/message-sentence.js";
import { rejectionSentence } from "../../src/sentences/rejection-sentence.js";
import { causeOfDeath } from "../../src/sentences/run-summary.js";
import { itemName } from "../../src/words/names.js";
import { coreRegistries } from "../fixtures/core.js";
import { smallGame, smallRegistries } from "../fixtures/small-mod.js";

// Every message with every name of the base game that can stand in it, read by eye once and compared ever after. Who
// changes a sentence or a name reads what has changed here, in both languages, before he updates the files.

const turn = 1;
const hero: CreatureRef = { who: "hero" };
const rat: CreatureRef = { who: "enemy", def: "core:rat", index: 0 };
const enemy = (def: Id) => ({ who: "enemy", def, index: 0 }) as const;

/** A message without the turn, which says nothing. */
type Told = Message extends infer M ? (M extends Message ? Omit<M, "turn"> : never) : never;

function creatureMessages(id: Id): Told[] {
  const source = enemy(id);
  const target = source;
  const strike = { ability: "core:attack", item: "" };
  const by = { registry: "creatures", id } as const;
  return [
    { kind: "combat_started", enemies: [source] },
    { kind: "combat_started", enemies: [source, source, enemy("core:rat")] },
    { kind: "hit", source, target: hero, ...strike, amount: 5, damage_type: "slash", critical: false },
    { kind: "hit", source: hero, target, ...strike, amount: 5, damage_type: "fire", critical: true },
    {
      kind: "hit",
      source,
      target: hero,
      ability: "core:rust_fist",
      item: "",
      amount: 19,
      damage_type: "blunt",
      critical: false,
    },
    { kind: "miss", source, target: hero, ...strike },
    { kind: "miss", source: hero, target, ...strike },
    { kind: "effect_damage", source: hero, target, amount: 2, damage_type: "poison", by },
    { kind: "health_changed", target, amount: 5, by },
    { kind: "health_changed", target, amount: -5, by: { registry: "", id: "" } },
    { kind: "stamina_changed", target, amount: 0, by: { registry: "items", id: "core:stamina_draught" } },
    { kind: "modifier_applied", target, modifier: "core:poisoned", turns: 1, refreshed: false },
    { kind: "ability_used", source, ability: "core:rust_fist" },
    { kind: "intent_announced", source, ability: "core:rust_fist" },
    { kind: "intent_foiled", source, ability: "core:rust_fist", reason: { code: "no_enemy" } },
    { kind: "hesitates", source },
    { kind: "fled", source },
    { kind: "flee_failed", source },
    { kind: "died", target, killer: hero },
  ];
}

function abilityMessages(ability: Id): Told[] {
  const strike = { ability, item: "" };
  return [
    { kind: "hit", source: hero, target: rat, ...strike, amount: 5, damage_type: "slash", critical: false },
    { kind: "miss", source: rat, target: hero, ...strike },
    { kind: "ability_used", source: hero, ability },
    { kind: "intent_announced", source: { ...enemy("core:rat") }, ability },
    { kind: "intent_foiled", source: { ...enemy("core:rat") }, ability, reason: { code: "no_enemy" } },
  ];
}

function itemMessages(item: Id, { items }: Registries): Told[] {
  const one = { item, affixes: [] };
  const slot = items[item]?.slot;
  return [
    { kind: "item_gained", ...one, count: 1, from: "pile" },
    { kind: "item_gained", ...one, count: 3, from: "gift" },
    { kind: "item_used", ...one },
    { kind: "item_lost", ...one, count: 1 },
    { kind: "item_dropped", ...one, count: 2 },
    { kind: "item_bought", ...one, count: 1, price: 12 },
    { kind: "item_sold", ...one, count: 4, price: 12 },
    ...(slot === undefined
      ? []
      : ([
          { kind: "item_equipped", ...one, slot },
          { kind: "item_unequipped", ...one, slot },
        ] as const)),
  ];
}

function itemRefusals(item: Id): Rejection[] {
  return [
    { code: "not_usable", item },
    { code: "not_equippable", item },
    { code: "not_for_sale", item },
    { code: "unknown_item", item },
  ];
}

/** An item of each gender, and one that is several. */
const KINDS = ["core:dagger", "core:battle_axe", "core:iron_sword", "core:worn_boots", "core:oathkeeper"];

function affixMessages(affix: Id): Told[] {
  return KINDS.flatMap((item): Told[] => [
    { kind: "item_gained", item, affixes: [affix], count: 1, from: "pile" },
    { kind: "item_equipped", item, affixes: [affix], slot: "core:hand" },
    { kind: "item_lost", item, affixes: [affix, "core:sharp"], count: 2 },
  ]);
}

function stateMessages(modifier: Id): Told[] {
  const by = { registry: "modifiers", id: modifier } as const;
  return [hero, enemy("core:iron_warden")].flatMap((target): Told[] => [
    { kind: "modifier_applied", target, modifier, turns: 4, refreshed: false },
    { kind: "modifier_applied", target, modifier, turns: 1, refreshed: true },
    { kind: "modifier_removed", target, modifier },
    { kind: "modifier_expired", target, modifier },
    { kind: "effect_damage", source: hero, target, amount: 2, damage_type: "poison", by },
    { kind: "health_changed", target, amount: 3, by },
  ]);
}

function causes(registries: Registries): Game["cause"][] {
  const creatures = Object.keys(registries.creatures);
  const none = { creature: "", damage_type: "" } as const;
  return [
    ...creatures.map((creature) => ({ ...none, creature, by: { registry: "abilities", id: "core:attack" } as const })),
    ...Object.keys(registries.abilities).map((id) => ({
      ...none,
      creature: "core:iron_warden",
      by: { registry: "abilities", id } as const,
    })),
    ...Object.keys(registries.modifiers).flatMap((id) => [
      { ...none, by: { registry: "modifiers", id } as const },
      { ...none, creature: "core:spider", by: { registry: "modifiers", id } as const },
    ]),
    { ...none, by: { registry: "items", id: "core:fire_bomb" } },
  ];
}

function otherMessages({ quests, npcs, floors }: Registries): Told[] {
  return [
    ...Object.keys(quests).flatMap((quest): Told[] => [
      { kind: "quest_started", quest },
      { kind: "quest_progressed", quest, count: 1, needed: 3 },
      { kind: "quest_completed", quest },
    ]),
    ...Object.keys(npcs).flatMap((npc): Told[] => [
      { kind: "npc_greets", npc },
      { kind: "shop_opened", npc },
      { kind: "talk_ended", npc },
    ]),
    ...Object.keys(floors).flatMap((floor): Told[] => [
      { kind: "floor_entered", floor, number: 2 },
      { kind: "descent_failed", floor, reason: "no_stairs" },
    ]),
  ];
}

/** What definitions do, in the words that messages are made of. */
function phrases(registries: Registries, texts: Texts): string[] {
  const actions = Object.keys(registries.items).flatMap((item) => [
    describeActions(
      [{ action: "give_item", item, affixes: [], count: 2, target: "self", on_hit: false }],
      "you",
      texts,
      registries,
    ),
    describeActions(
      [{ action: "remove_item", item, count: 1, target: "self", on_hit: false }],
      "you",
      texts,
      registries,
    ),
    describeActions(
      [{ action: "equip_item", item, affixes: [], target: "self", on_hit: false }],
      "you",
      texts,
      registries,
    ),
  ]);
  const states = Object.keys(registries.modifiers).flatMap((modifier) => [
    describeActions(
      [{ action: "remove_modifier", modifier, target: "target", on_hit: false }],
      "you",
      texts,
      registries,
    ),
    ...(["self", "target"] as const).map((who) =>
      describeCondition({ check: "has_modifier", modifier, who, not: false }, "bearer", texts, registries),
    ),
  ]);
  const tags = Object.keys(registries.tags).flatMap((value) =>
    (["self", "target"] as const).flatMap((who) =>
      [false, true].map((not) => describeCondition({ check: "has_tag", value, who, not }, "you", texts, registries)),
    ),
  );
  return [...actions, ...states, ...tags];
}

function everySentence(registries: Registries, texts: Texts): string {
  const ids = (registry: "creatures" | "abilities" | "items" | "affixes" | "modifiers") =>
    Object.keys(registries[registry]);
  const telling = { texts, registries, foes: [] };
  const messages = [
    ...ids("creatures").flatMap(creatureMessages),
    ...ids("abilities").flatMap(abilityMessages),
    ...ids("items").flatMap((item) => itemMessages(item, registries)),
    ...ids("affixes").flatMap(affixMessages),
    ...ids("modifiers").flatMap(stateMessages),
    ...otherMessages(registries),
  ];
  const dead = smallGame(smallRegistries());
  dead.over = "died";
  return [
    ...messages.map((told) => messageSentence({ ...told, turn } as Message, telling)),
    ...ids("items")
      .flatMap(itemRefusals)
      .map((refusal) => rejectionSentence(refusal, texts, registries)),
    ...ids("affixes").flatMap((affix) => KINDS.map((item) => itemName({ item, affixes: [affix] }, texts, registries))),
    ...causes(registries).map((cause) => causeOfDeath({ ...dead, cause }, texts, registries)),
    ...phrases(registries, texts),
    "",
  ].join("\n");
}

test.each(LANGUAGES)("every message of the base game reads in %s as it was read before", async (language) => {
  const told = everySentence(coreRegistries(language), textsOf(language));
  await expect(told).toMatchFileSnapshot(`../golden/sentences.${language}.txt`);
});
