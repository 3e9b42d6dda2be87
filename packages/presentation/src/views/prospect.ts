import {
  type Creature,
  type CreatureRef,
  forecast,
  type Game,
  type Id,
  type Registries,
  settledActions,
} from "@rustkeep/engine";
import { describeActions, describeScript } from "../describe/describe-action.js";
import type { Texts } from "../languages/catalogue.js";
import type { Voice } from "../languages/party.js";
import { figure, percent } from "../words/numbers.js";

/** Hits of an ability on one target that have the same chance. */
export interface ProspectHit {
  /** "8", or "9+4" for several. */
  readonly damage: string;
  /** "71 %". */
  readonly chance: string;
}

/** What using an ability now would come to. */
export interface Prospect {
  /** What it would do to the target; [] where it does not strike it. */
  readonly hits: readonly ProspectHit[];
  /** The chance to get away, "55 %"; "" where it does not flee. */
  readonly flight: string;
  /** What it does, in words, where there are no figures to tell; beside figures only what its scripts do. */
  readonly effect: string;
}

/** What an ability would come to if `source` used it on `target` now. `who` is whom its hits are told of. */
export function prospectOf(
  game: Game,
  source: Creature,
  ability: Id,
  target: Creature,
  voice: Voice,
  texts: Texts,
  registries: Registries,
): Prospect {
  const expected = forecast(game, source, ability, target, registries);
  const hits = expected.hits.filter((hit) => isMeant(hit.target, target, game));
  const flight = expected.flee_chance >= 0 ? percent(expected.flee_chance, texts) : "";
  const told = hits.length > 0 || flight !== "";
  const actions = registries.abilities[ability]?.actions ?? [];
  return {
    hits: joined(hits.map((hit) => ({ damage: damageFigure(hit.damage, texts), chance: percent(hit.chance, texts) }))),
    flight: hits.length > 0 ? "" : flight,
    effect: told
      ? expected.scripts.map((script) => describeScript(script, texts, registries)).join("; ")
      : describeActions(settledActions(game, source, target, actions, registries), voice, texts, registries),
  };
}

function isMeant(ref: CreatureRef, creature: Creature, { enemies }: Game): boolean {
  return ref.who === "enemy" ? enemies[ref.index] === creature : ref.who === creature.kind;
}

/** Whole points, but less than one is not nothing. */
function damageFigure(damage: number, texts: Texts): string {
  return figure(damage, texts, damage < 1 ? 1 : 0);
}

/** Hits of one chance told as one. */
function joined(hits: readonly ProspectHit[]): ProspectHit[] {
  const chances = [...new Set(hits.map(({ chance }) => chance))];
  return chances.map((chance) => ({
    chance,
    damage: hits
      .filter((hit) => hit.chance === chance)
      .map(({ damage }) => damage)
      .join("+"),
  }));
}

/** How much is said beside the figures: "12 damage, 71 %", "12 dmg, 71 %", "12, 71 %"; effects in words are long. */
export type WordLength = "long" | "short" | "bare";

/** What an ability would come to, in words; "" where there is nothing to say in so few. */
export function prospectWords({ hits, flight, effect }: Prospect, length: WordLength, texts: Texts): string {
  const { damage: long, damageShort: short, damageBare: bare } = texts.combat;
  const figures = hits.length > 0 ? hits.map({ long, short, bare }[length]).join("; ") : flight;
  return length === "long" ? [figures, effect].filter((part) => part !== "").join("; ") : figures;
}
