import { type CarriedView, enemyViews, fightView, inventoryView, placesView, shopView } from "@rustkeep/presentation";
import type { Scene } from "./front.js";
import type { Candidate } from "./meant.js";
import type { Keyed } from "./shown-lists.js";

/** The enemies of the fight; those of one kind are told apart by their numbers. */
export function enemyCandidates({ game, texts, registries }: Scene): (Candidate & { readonly index: number })[] {
  const enemies = enemyViews(game, texts, registries);
  return enemies.map(({ number, index, name }) => {
    const alike = enemies.filter((other) => other.name === name).length > 1;
    return { number, index, name: alike ? `${name} ${number}` : name };
  });
}

/** The hero's abilities, numbered as they are told. */
export function abilityCandidates({ game, texts, registries }: Scene) {
  return fightView(game, undefined, texts, registries).abilities.map((ability, index) => ({
    ...ability,
    number: index + 1,
  }));
}

/** What the hero carries. */
export function itemCandidates({ game, texts, registries }: Scene): (CarriedView & Keyed)[] {
  return keyed(inventoryView(game, undefined, texts, registries).carried);
}

/** What is worn, slot by slot; found by the slot's name or the thing's. */
export function wornCandidates({ game, texts, registries }: Scene) {
  return inventoryView(game, undefined, texts, registries).worn.map(({ slot, slotName, name, item }, index) => ({
    number: index + 1,
    name: name === "" ? slotName : `${slotName} ${name}`,
    slot,
    item,
  }));
}

/** Where the hero can go to. */
export function placeCandidates({ game, texts, registries }: Scene) {
  return placesView(game, texts, registries).map((place) => ({
    ...place,
    key: `${place.kind} ${place.pos.join(" ")}`,
  }));
}

/** What is for sale, and what the hero could sell. */
export function goodsCandidates(side: "offer" | "own", { game, texts, registries }: Scene) {
  return keyed(shopView(game, texts, registries)[side]);
}

/** Equal things, which do not stack, are told apart by how many of them come before. */
function keyed<T extends { readonly item: { item: string; affixes: readonly string[] } }>(list: readonly T[]) {
  const before = new Map<string, number>();
  return list.map((entry) => {
    const what = [entry.item.item, ...entry.item.affixes].join(" ");
    const count = before.get(what) ?? 0;
    before.set(what, count + 1);
    return { ...entry, key: `${what} ${count}` };
  });
}
