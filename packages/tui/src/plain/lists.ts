import type { Attribute, ItemInstance } from "@rustkeep/engine";
import {
  abilityDetail,
  fightView,
  inventoryView,
  itemView,
  questsView,
  sheetView,
  sourcesView,
} from "@rustkeep/presentation";
import type { Scene } from "./front.js";
import { numbered } from "./questions.js";
import { runOn } from "./run-on.js";
import { statusLines } from "./situation.js";

/** What the hero carries and wears. */
export function inventoryLines({ game, texts, registries }: Scene): string[] {
  const { carried, capacity, gold, worn } = inventoryView(game, undefined, texts, registries);
  const lines = carried.map(({ counted, kind, price }) => texts.plain.itemLine({ name: counted, kind, price }));
  const slots = worn.map(({ slotName, item, name }) =>
    texts.plain.settingLine({ label: slotName, value: item === undefined ? texts.plain.nothingWorn : name }),
  );
  return [
    ...(lines.length === 0
      ? [texts.plain.emptyInventory]
      : [texts.plain.carried({ count: lines.length, capacity, gold }), ...numbered(lines)]),
    texts.plain.wornList,
    ...numbered(slots),
  ];
}

/** An item in words, and compared with what is worn in its slot. */
export function itemLines(item: ItemInstance, { game, texts, registries }: Scene): string[] {
  const { counted, lines, comparison } = itemView(game, item, "with", texts, registries);
  const words = [counted, ...lines].flatMap(splitLines);
  if (comparison === undefined) return words;
  const worn = comparison.worn === "" ? texts.plain.nothingWorn : comparison.worn;
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
  const { hero, values, states } = sheetView(game, {}, texts, registries);
  return [
    [hero.name, hero.origin].filter((part) => part !== "").join(", "),
    ...statusLines(scene),
    ...values.map((value) => texts.plain.value(value)),
    ...states.flatMap(({ name, lines }) => splitLines(runOn([name, ...lines]))),
  ];
}

/** Where an attribute's value comes from, and what a point on it is good for. */
export function sourceLines(attribute: Attribute, { game, texts, registries }: Scene): string[] {
  const { name, sources, pointMeans } = sourcesView(game, { kind: "attribute", attribute }, texts, registries);
  return [
    texts.sheet.sources({ name }),
    ...sources.map((source) => texts.plain.sourceLine(source)),
    ...(pointMeans === "" ? [] : [pointMeans]),
  ];
}

/** Running and done quests. */
export function questLines({ game, texts, registries }: Scene): string[] {
  const quests = questsView(game, texts, registries);
  if (quests.length === 0) return [texts.quests.none];
  return quests.map((quest) => texts.plain.quest({ ...quest, description: quest.description.replaceAll("\n", " ") }));
}

/** The hero's abilities with what they do, and why one is blocked. */
export function abilityDetailLines({ game, texts, registries }: Scene): string[] {
  const { abilities } = fightView(game, undefined, texts, registries);
  return numbered(
    abilities.map(({ id, name, block }) => {
      const blocked = block === undefined ? "" : ` (${block.words})`;
      return runOn([`${name}${blocked}`, ...abilityDetail(id, texts, registries).lines]);
    }),
  );
}
