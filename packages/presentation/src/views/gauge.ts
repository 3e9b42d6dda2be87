import { attribute, type Creature, type Game, type Registries } from "@rustkeep/engine";
import type { Texts } from "../languages/catalogue.js";
import { figure } from "../words/numbers.js";

/** How much there is of something that has a most. */
export interface Gauge {
  /** Exact, for a bar. */
  readonly value: number;
  readonly maximum: number;
  /** In whole numbers, rounded up so that nobody alive is at 0. */
  readonly figure: string;
  readonly most: string;
  /** "18/26". */
  readonly words: string;
}

/** A gauge of a value within 0..maximum. */
export function gauge(value: number, maximum: number, texts: Texts): Gauge {
  const shown = figure(Math.ceil(Math.max(0, value)), texts, 0);
  const most = figure(Math.ceil(maximum), texts, 0);
  return { value, maximum, figure: shown, most, words: texts.numbers.ofMaximum({ value: shown, maximum: most }) };
}

/** A creature's health. */
export function healthOf(game: Game, who: Creature, texts: Texts, registries: Registries): Gauge {
  return gauge(who.health, attribute(game, who, "max_health", undefined, registries), texts);
}

/** A creature's stamina. */
export function staminaOf(game: Game, who: Creature, texts: Texts, registries: Registries): Gauge {
  return gauge(who.stamina, attribute(game, who, "max_stamina", undefined, registries), texts);
}
