import { type Enemy, type Game, isLiving, type Registries } from "@rustkeep/engine";
import { describePhase } from "../describe/describe-entry.js";
import type { Texts } from "../languages/catalogue.js";
import { cleanText } from "../words/clean-text.js";
import { nameOf } from "../words/names.js";
import { type AbilityView, abilityViews } from "./ability-view.js";
import { type Gauge, healthOf } from "./gauge.js";
import { type Prospect, prospectOf, prospectWords, type WordLength } from "./prospect.js";
import { type StateView, statesOf } from "./state-view.js";

/** What an enemy has announced. */
export interface IntentView {
  /** The ability's name. */
  readonly name: string;
  readonly prospect: Prospect;
  /** Whether it strikes the hero. */
  readonly onHero: boolean;
}

/** A living enemy of the running fight. */
export interface EnemyView {
  /** What commands take. */
  readonly index: number;
  /** What the player calls it by, from 1, as the messages of the turn do. */
  readonly number: number;
  /** With the name of the phase that it is in. */
  readonly name: string;
  /** What will become of it at which health, as far as that was seen in this run, a line each. */
  readonly coming: readonly string[];
  readonly health: Gauge;
  readonly states: readonly StateView[];
  /** undefined where it hesitates. */
  readonly intent: IntentView | undefined;
}

/** The running fight. */
export interface FightView {
  /** Rounds fought so far. */
  readonly round: number;
  /** Where it is fought: the room's id in words. */
  readonly room: string;
  /** The living ones, in the order of their numbers. */
  readonly enemies: readonly EnemyView[];
  /** The hero's, against the target. */
  readonly abilities: readonly AbilityView[];
}

/** The running fight, with the hero's abilities against an enemy; without one, against the first that lives. */
export function fightView(game: Game, target: number | undefined, texts: Texts, registries: Registries): FightView {
  const enemies = enemyViews(game, texts, registries);
  return {
    round: game.combat_round,
    room: roomWords(game),
    enemies,
    abilities: abilityViews(game, game.enemies[target ?? enemies[0]?.index ?? -1], texts, registries),
  };
}

/** The living enemies of the running fight. */
export function enemyViews(game: Game, texts: Texts, registries: Registries): EnemyView[] {
  return game.enemies.flatMap((enemy, index) => {
    if (!isLiving(enemy)) return [];
    return {
      index,
      number: index + 1,
      name: nameInPhase(enemy, registries),
      coming: comingPhases(game, enemy, texts, registries),
      health: healthOf(game, enemy, texts, registries),
      states: statesOf(enemy, texts, registries),
      intent: intentOf(game, enemy, texts, registries),
    };
  });
}

function nameInPhase({ def, phase }: Enemy, registries: Registries): string {
  const name = nameOf("creatures", def, registries);
  const entered = registries.creatures[def]?.phases.slice(0, phase) ?? [];
  const shown = cleanText(entered.findLast((one) => one.name !== undefined)?.name ?? "");
  return shown === "" ? name : `${name} (${shown})`;
}

function comingPhases(game: Game, { def, phase }: Enemy, texts: Texts, registries: Registries): string[] {
  const known = game.known_phases[def] ?? 0;
  const coming = registries.creatures[def]?.phases.slice(phase, known) ?? [];
  return coming.map((one) => describePhase(one, texts, registries));
}

/** Indices of the living enemies, which are those that can be aimed at. */
export function livingIndices(game: Game): number[] {
  return game.enemies.flatMap((enemy, index) => (isLiving(enemy) ? [index] : []));
}

function intentOf(game: Game, enemy: Enemy, texts: Texts, registries: Registries): IntentView | undefined {
  if (enemy.intent === "") return undefined;
  const prospect = prospectOf(game, enemy, enemy.intent, game.player, "bearer", texts, registries);
  return { name: nameOf("abilities", enemy.intent, registries), prospect, onHero: prospect.hits.length > 0 };
}

/** What an enemy announces, with the name cut by the caller where room is short: "Power strike → you: 12 damage, 71 %". */
export function intentWords(
  intent: IntentView | undefined,
  length: WordLength,
  withTarget: boolean,
  texts: Texts,
): string {
  if (intent === undefined) return texts.combat.hesitates;
  return texts.combat.intent({
    ability: intent.name,
    target: withTarget && intent.onHero ? texts.vocabulary.you : "",
    numbers: prospectWords(intent.prospect, length, texts),
  });
}

/** Prefabs have no name of their own: the id without its namespace, in words. */
function roomWords({ floor }: Game): string {
  const prefab = floor.rooms[floor.player_room]?.prefab ?? "";
  return prefab.slice(prefab.indexOf(":") + 1).replaceAll("_", " ");
}
