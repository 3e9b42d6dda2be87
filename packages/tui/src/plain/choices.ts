import { ASSIGNABLE_ATTRIBUTES, ATTRIBUTES, type Attribute, abilitiesOf, type Command } from "@rustkeep/engine";
import { nameOf, textsOf } from "@rustkeep/presentation";
import type { Scene } from "./front.js";
import { command, type Reply, tell } from "./reply.js";

/** Uses the ability with the first number, on the enemy with the second; both from 1. */
export function abilityAt([number, enemy]: readonly number[], { game, texts, registries }: Scene): Reply {
  const abilities = abilitiesOf(game, game.player, registries);
  const ability = abilities[(number ?? 0) - 1];
  if (ability === undefined) return tell(texts.plain.number({ maximum: abilities.length }));
  return command({ command: "use_ability", ability, ...aimedAt(enemy) });
}

/** Uses the ability whose name was typed, with or without an enemy's number behind it; undefined where there is none. */
export function abilityNamed(text: string, { game, registries }: Scene): Reply | undefined {
  const [, name = "", enemy] = /^(.*?)(?:\s+(\d{1,6}))?$/.exec(text.toLowerCase()) ?? [];
  const ability = abilitiesOf(game, game.player, registries).find(
    (id) => nameOf("abilities", id, registries).toLowerCase() === name,
  );
  if (ability === undefined) return undefined;
  return command({ command: "use_ability", ability, ...aimedAt(enemy === undefined ? undefined : Number(enemy)) });
}

/** The target of a command, from an enemy's number; without one, the command aims at the first. */
export function aimedAt(enemy: number | undefined): { target?: number } {
  return enemy === undefined ? {} : { target: enemy - 1 };
}

/** The attribute whose name, in the player's language or English, begins with a word; undefined for none. */
export function attributeNamed(word: string, { texts }: Scene): Attribute | undefined {
  const wanted = word.toLowerCase();
  if (wanted === "") return undefined;
  return ATTRIBUTES.find((attribute) =>
    [texts, textsOf("en")].some(({ vocabulary }) => vocabulary.attributes[attribute].toLowerCase().startsWith(wanted)),
  );
}

/** "strength 2 luck 1" as a command; undefined where the words are no such list. */
export function pointsFrom(words: readonly string[], scene: Scene): Command | undefined {
  const points: Partial<Record<Attribute, number>> = {};
  for (let index = 0; index < words.length; index += 2) {
    const name = attributeNamed(words[index] ?? "", scene);
    const attribute = ASSIGNABLE_ATTRIBUTES.find((assignable) => assignable === name);
    const count = words[index + 1] ?? "1";
    if (attribute === undefined || !/^\d{1,6}$/.test(count)) return undefined;
    points[attribute] = (points[attribute] ?? 0) + Number(count);
  }
  return words.length === 0 ? undefined : { command: "assign_points", points };
}

/** The id of the item that is meant by its id, with or without the mod's, or its name; else what was typed. */
export function itemMeant(text: string, { registries }: Scene): string {
  const wanted = text.toLowerCase();
  const ids = Object.keys(registries.items);
  return (
    ids.find((id) => id === wanted) ??
    ids.find((id) => nameOf("items", id, registries).toLowerCase() === wanted) ??
    ids.find((id) => id.slice(id.indexOf(":") + 1) === wanted) ??
    text
  );
}
