import { ASSIGNABLE_ATTRIBUTES, ATTACK, ATTRIBUTES, type Attribute, type Command } from "@rustkeep/engine";
import { nameOf, textsOf } from "@rustkeep/presentation";
import { abilityCandidates, enemyCandidates } from "./candidates.js";
import type { Scene } from "./front.js";
import { type Candidate, meant } from "./meant.js";
import { command, type Reply, tell } from "./reply.js";
import { isCount } from "./verbs.js";

/** Answers with the thing that is meant, or with the refusal of what is not plain. */
export function withMeant<T extends Candidate>(
  text: string,
  list: readonly T[],
  scene: Scene,
  reply: (thing: T) => Reply,
): Reply {
  const found = meant(text, list, scene);
  return found.kind === "found" ? reply(found.thing) : tell(...found.lines);
}

/** Uses an ability on the enemy that the words behind it mean: "2 1", "power strike", "power strike on giant rat 2". */
export function useAbility(words: readonly string[], scene: Scene): Reply | undefined {
  const abilities = abilityCandidates(scene);
  for (let count = words.length; count > 0; count -= 1) {
    const found = meant(words.slice(0, count).join(" "), abilities, scene);
    if (found.kind === "found") return aimed(words.slice(count), scene, (target) => use(found.thing.id, target));
  }
  return undefined;
}

/** A plain attack on the enemy that the words mean; without any, on the first. */
export function attack(words: readonly string[], scene: Scene): Reply {
  return aimed(words, scene, (target) => use(ATTACK, target));
}

function use(ability: string, target: number | undefined): Reply {
  return command({ command: "use_ability", ability, ...(target === undefined ? {} : { target }) });
}

/** The enemy that words mean, "on" before it or not; without words, nobody in particular. */
export function aimed(words: readonly string[], scene: Scene, reply: (target: number | undefined) => Reply): Reply {
  const [first = "", ...rest] = words;
  const text = (isPreposition(first, scene) ? rest : words).join(" ");
  if (words.length === 0) return reply(undefined);
  return withMeant(text, enemyCandidates(scene), scene, ({ index }) => reply(index));
}

/** Whether a word stands before whom something is aimed at. */
export function isPreposition(word: string, { texts }: Scene): boolean {
  return [texts, textsOf("en")].some(({ plain }) => plain.aimingWords.split(" ").includes(word.toLowerCase()));
}

/** A thing and how many pieces of it: "healing potion 2", "3 2"; one without a number. */
export function withCount(words: readonly string[], reply: (thing: string, count: number) => Reply): Reply {
  const last = words.at(-1) ?? "";
  if (words.length > 1 && isCount(last)) return reply(words.slice(0, -1).join(" "), Number(last));
  return reply(words.join(" "), 1);
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
