import {
  type AbilityBlock,
  type Creature,
  type Enemy,
  forecast,
  type Game,
  type Id,
  type Registries,
} from "@rustkeep/engine";
import { describeActions } from "../describe/describe-action.js";
import type { Voice } from "../languages/party.js";
import type { Texts } from "../languages/texts.js";
import { blockWords } from "../sentences/rejection-sentence.js";
import { nameOf } from "../words/names.js";
import { figure, percent } from "../words/numbers.js";

/** What an enemy is about to do, with its numbers: "Power strike → you: 12 damage, 71 %". */
export function intentWords(game: Game, enemy: Enemy, texts: Texts, registries: Registries): string {
  if (enemy.intent === "") return texts.combat.hesitates;
  const numbers = outlook(game, enemy, enemy.intent, game.player, "bearer", texts, registries);
  const strikes = forecast(game, enemy, enemy.intent, game.player, registries).hits.length > 0;
  return texts.combat.intent({
    ability: nameOf("abilities", enemy.intent, registries),
    target: strikes ? texts.vocabulary.you : "",
    numbers,
  });
}

/** What using an ability promises: chance and damage of its hits, the chance to flee, or else what it does. */
export function outlook(
  game: Game,
  source: Creature,
  ability: Id,
  target: Creature,
  voice: Voice,
  texts: Texts,
  registries: Registries,
): string {
  const seen = forecast(game, source, ability, target, registries);
  if (seen.flee_chance >= 0) return percent(seen.flee_chance, texts);
  if (seen.hits.length === 0) {
    return describeActions(registries.abilities[ability]?.actions ?? [], voice, texts, registries);
  }
  const hits = seen.hits.map(({ damage, chance }) =>
    texts.combat.damage({ damage: figure(damage, texts), chance: percent(chance, texts) }),
  );
  return [...new Set(hits)].join("; ");
}

/** An ability's line in a list: its name, cost, and why it is blocked or else what it promises. */
export function abilityWords(
  id: Id,
  block: AbilityBlock | undefined,
  promise: string,
  texts: Texts,
  registries: Registries,
): string {
  const cost = registries.abilities[id]?.cost ?? 0;
  const name = nameOf("abilities", id, registries);
  const priced = cost > 0 ? `${name} (${texts.describe.ability.cost({ amount: figure(cost, texts) })})` : name;
  const rest = block === undefined ? promise : blockWords(block, texts, registries);
  return rest === "" ? priced : `${priced}: ${rest}`;
}
