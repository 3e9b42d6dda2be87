import type { SheetView } from "@rustkeep/presentation";
import { BLANK, type Block, line, spread } from "../widgets/row.js";
import { wrap } from "../widgets/wrap.js";
import type { Context } from "./screen.js";

/** Floor, experience, states with what they do, and abilities. */
export function aboutHero({ hero, states, abilities }: SheetView, width: number, { texts }: Context): Block {
  const titled = (title: string, lines: readonly string[]): Block => [
    ...wrap(title, width, "strong"),
    ...lines.flatMap((text) => wrap(text, width, "dim")),
  ];
  return [
    line(hero.floor),
    spread(line(texts.vocabulary.experience), line(hero.experience), width),
    BLANK,
    line(texts.sheet.states, "title"),
    ...(states.length === 0
      ? [line(texts.vocabulary.none, "dim")]
      : states.flatMap(({ name, turns, lines }) => titled(texts.sheet.turnsLeft({ name, turns }), lines))),
    BLANK,
    line(texts.sheet.abilities, "title"),
    ...abilities.flatMap(({ name, lines }) => titled(name, lines)),
  ];
}
