import { offersHere } from "@rustkeep/presentation";
import { type Row, span } from "../widgets/row.js";
import { firstKey } from "./hints.js";
import { type Context, gameOf } from "./screen.js";

/** What can be done on the hero's tile, with the keys for it. */
export function whatIsHere(context: Context): Row {
  const { texts, registries } = context;
  return offersHere(gameOf(context), texts, registries).flatMap(({ action, name }, index) => [
    ...(index === 0 ? [] : [span("   ")]),
    span(`${name} (`),
    span(firstKey(action, context), "key"),
    span(` ${texts.keys[action]})`),
  ]);
}
