import { expNeeded, type Game, goldOf, type Registries } from "@rustkeep/engine";
import type { Texts } from "../languages/catalogue.js";
import { floorTitle, originOf } from "../sentences/run-summary.js";
import { cleanText } from "../words/clean-text.js";
import { figure } from "../words/numbers.js";
import { type Gauge, healthOf, staminaOf } from "./gauge.js";
import { type StateView, statesOf } from "./state-view.js";

/** The hero at a glance. */
export interface HeroView {
  readonly name: string;
  /** The options by name: "elf, thief"; "" without any. */
  readonly origin: string;
  readonly level: number;
  readonly turn: number;
  /** The floor with its number and, where it has one, its name. */
  readonly floor: string;
  readonly health: Gauge;
  readonly stamina: Gauge;
  /** "34/104". */
  readonly experience: string;
  readonly gold: string;
  readonly states: readonly StateView[];
  /** Points to assign. */
  readonly points: number;
}

/** The hero at a glance. */
export function heroView(game: Game, texts: Texts, registries: Registries): HeroView {
  const { player } = game;
  const needed = expNeeded(player.base.level, registries);
  return {
    name: cleanText(player.name),
    origin: originOf(game, registries),
    level: player.base.level,
    turn: game.turn,
    floor: floorTitle(game, texts, registries),
    health: healthOf(game, player, texts, registries),
    stamina: staminaOf(game, player, texts, registries),
    experience: texts.numbers.ofMaximum({
      value: figure(Math.floor(game.current_exp), texts, 0),
      maximum: figure(Math.ceil(needed), texts, 0),
    }),
    gold: figure(goldOf(game), texts, 0),
    states: statesOf(player, texts, registries),
    points: game.unspent_points,
  };
}
