import {
  ASSIGNABLE_ATTRIBUTES,
  ATTRIBUTES,
  type Attribute,
  abilitiesOf,
  abilityBlock,
  attribute,
  attributeSources,
  DAMAGE_TYPES,
  goldOf,
  type ItemInstance,
  itemPrice,
  resistance,
  slotsInOrder,
} from "@rustkeep/engine";
import {
  blockWords,
  cleanText,
  compareItem,
  countedName,
  describeAbility,
  describeItem,
  describeTimedModifier,
  figure,
  itemName,
  nameOf,
  originOf,
  pointMeans,
  quantity,
  sourceFigures,
  sourceName,
  unitOf,
} from "@rustkeep/presentation";
import { neededFor, questsInOrder } from "../screens/quest-log.js";
import type { Scene } from "./front.js";
import { numbered } from "./questions.js";
import { runOn } from "./run-on.js";
import { statusLines } from "./situation.js";

/** What the hero carries and wears. */
export function inventoryLines({ game, texts, registries }: Scene): string[] {
  const { inventory, equipment } = game.player;
  const capacity = figure(attribute(game, game.player, "carry_capacity", undefined, registries), texts, 0);
  const carried = inventory.map((item) =>
    texts.plain.itemLine({
      name: countedName(item, texts, registries),
      kind: kindOf(item),
      price: figure(itemPrice(item, registries), texts, 0),
    }),
  );
  const worn = slotsInOrder(registries).map((slot) => {
    const item = equipment[slot.id];
    const value = item === undefined ? texts.plain.nothingWorn : itemName(item, texts, registries);
    return texts.plain.settingLine({ label: nameOf("slots", slot.id, registries), value });
  });
  return [
    ...(carried.length === 0
      ? [texts.plain.emptyInventory]
      : [
          texts.plain.carried({ count: inventory.length, capacity, gold: figure(goldOf(game), texts) }),
          ...numbered(carried),
        ]),
    texts.plain.wornList,
    ...numbered(worn),
  ];

  function kindOf(item: ItemInstance): string {
    const definition = registries.items[item.item];
    if (definition?.slot !== undefined) return nameOf("slots", definition.slot, registries);
    const usable = definition !== undefined && definition.actions.length > 0;
    return usable ? texts.inventory.kinds.use : texts.inventory.kinds.other;
  }
}

/** An item in words, and compared with what is worn in its slot. */
export function itemLines(item: ItemInstance, { game, texts, registries }: Scene): string[] {
  const words = [countedName(item, texts, registries), ...describeItem(item, texts, registries)].flatMap(splitLines);
  const comparison = compareItem(game, item, texts, registries);
  if (comparison === undefined) return words;
  const worn = comparison.worn === undefined ? texts.plain.nothingWorn : itemName(comparison.worn, texts, registries);
  return [
    ...words,
    texts.plain.comparison({ worn }),
    ...comparison.values.map((value) => texts.plain.comparedValue(value)),
    ...comparison.gained.map((effect) => texts.plain.comesWith({ effect })),
    ...comparison.lost.map((effect) => texts.plain.goesWith({ effect })),
  ];
}

function splitLines(text: string): string[] {
  return text.split("\n");
}

/** The hero: status, every attribute and resistance, states and what they do. */
export function sheetLines(scene: Scene): string[] {
  const { game, texts, registries } = scene;
  const { player } = game;
  const attributes = ATTRIBUTES.map((name) => {
    const unit = unitOf(name);
    return texts.plain.value({
      name: texts.vocabulary.attributes[name],
      base: quantity(player.base[name], unit, texts),
      value: quantity(attribute(game, player, name, undefined, registries), unit, texts),
    });
  });
  const resistances = DAMAGE_TYPES.map((type) =>
    texts.plain.value({
      name: texts.vocabulary.resistanceTo({ type: texts.vocabulary.damageTypes[type] }),
      base: "",
      value: quantity(resistance(game, player, type, registries), "fraction", texts),
    }),
  );
  const states = player.modifiers.flatMap(({ modifier }) =>
    runOn([nameOf("modifiers", modifier, registries), ...describeTimedModifier(modifier, "you", texts, registries)]),
  );
  return [
    [cleanText(player.name), originOf(game, registries)].filter((part) => part !== "").join(", "),
    ...statusLines(scene),
    ...attributes,
    ...resistances,
    ...states.flatMap(splitLines),
  ];
}

/** Where an attribute's value comes from, and what a point on it is good for. */
export function sourceLines(name: Attribute, { game, texts, registries }: Scene): string[] {
  const sources = attributeSources(game, game.player, name, registries).map((source) =>
    texts.plain.sourceLine({
      name: sourceName(source, texts, registries),
      figures: sourceFigures(source, unitOf(name), texts),
    }),
  );
  const assignable = ASSIGNABLE_ATTRIBUTES.find((attribute) => attribute === name);
  return [
    texts.sheet.sources({ name: texts.vocabulary.attributes[name] }),
    ...sources,
    ...(assignable === undefined ? [] : [pointMeans(assignable, texts, registries)]),
  ];
}

/** Running and done quests. */
export function questLines({ game, texts, registries }: Scene): string[] {
  if (game.quests.length === 0) return [texts.quests.none];
  return questsInOrder(game.quests).map((quest) =>
    texts.plain.quest({
      name: nameOf("quests", quest.quest, registries),
      progress: quest.done ? texts.quests.done : `${quest.count}/${neededFor(quest, registries)}`,
      description: cleanText(registries.quests[quest.quest]?.description ?? ""),
    }),
  );
}

/** The hero's abilities with what they do, and why one is blocked. */
export function abilityDetailLines({ game, texts, registries }: Scene): string[] {
  const lines = abilitiesOf(game, game.player, registries).map((id) => {
    const block = abilityBlock(game, game.player, id, registries);
    const blocked = block === undefined ? "" : ` (${blockWords(block, texts, registries)})`;
    const name = `${nameOf("abilities", id, registries)}${blocked}`;
    return runOn([name, ...describeAbility(id, "you", texts, registries)]);
  });
  return numbered(lines);
}
