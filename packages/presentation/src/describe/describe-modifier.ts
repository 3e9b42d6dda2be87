import type { Modifier, Registries } from "@rustkeep/engine";
import type { Texts } from "../languages/catalogue.js";
import type { Voice } from "../languages/party.js";
import { change, unitOf } from "../words/numbers.js";
import { withConditions } from "./describe-condition.js";

/** What a modifier changes, in words: "+5 damage", "−10 % price (if …)"; "" where it changes nothing. */
export function describeModifier(modifier: Modifier, voice: Voice, texts: Texts, registries: Registries): string {
  const changes: string[] = [];
  if (modifier.flat !== 0) changes.push(change(modifier.flat, unitOf(modifier.attribute), texts));
  if (modifier.percent !== 0) changes.push(change(modifier.percent, "percent_points", texts));
  if (changes.length === 0) return "";
  const phrase = texts.describe.attributeChange({
    change: changes.join(", "),
    name: modifiedName(modifier, texts),
    aura: modifier.target === "all_enemies",
  });
  return withConditions(phrase, modifier.condition, voice, texts, registries);
}

function modifiedName(modifier: Modifier, texts: Texts): string {
  return modifier.attribute === "resistance"
    ? texts.vocabulary.resistanceTo({ type: texts.vocabulary.damageTypes[modifier.damage_type] })
    : texts.vocabulary.attributes[modifier.attribute];
}

/** Each modifier that changes something, in words. */
export function describeModifiers(
  modifiers: readonly Modifier[],
  voice: Voice,
  texts: Texts,
  registries: Registries,
): string[] {
  return modifiers
    .map((modifier) => describeModifier(modifier, voice, texts, registries))
    .filter((phrase) => phrase !== "");
}
