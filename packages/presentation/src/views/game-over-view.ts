import type { Game, Registries } from "@rustkeep/engine";
import type { Texts } from "../languages/catalogue.js";
import { runSummary, type SummaryLine } from "../sentences/run-summary.js";

/** A finished run. */
export interface GameOverView {
  readonly title: string;
  /** How it went, with labels. */
  readonly summary: readonly SummaryLine[];
}

/** A finished run, told. */
export function gameOverView(game: Game, texts: Texts, registries: Registries): GameOverView {
  const { wonTitle, diedTitle } = texts.over;
  return { title: game.over === "won" ? wonTitle : diedTitle, summary: runSummary(game, texts, registries) };
}
