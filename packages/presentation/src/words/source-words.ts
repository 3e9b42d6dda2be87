import type { AttributeSource, Registries } from "@rustkeep/engine";
import type { Texts } from "../languages/catalogue.js";
import { originName } from "./names.js";
import { change, quantity, type Unit } from "./numbers.js";

/** What a part of an attribute's value comes from; that it does not count at the moment is said in brackets. */
export function sourceName(source: AttributeSource, texts: Texts, registries: Registries): string {
  const name = source.kind === "base" ? texts.sheet.baseSource : originName(source.by, registries);
  return source.applies ? name : `${name} (${texts.sheet.conditional})`;
}

/** What a source gives, in the attribute's unit: "5" for a base, "+5, +10 %" for anything else. */
export function sourceFigures(source: AttributeSource, unit: Unit, texts: Texts): string {
  if (source.kind === "base") return quantity(source.flat, unit, texts);
  return [
    ...(source.flat === 0 ? [] : [change(source.flat, unit, texts)]),
    ...(source.percent === 0 ? [] : [change(source.percent, "percent_points", texts)]),
  ].join(", ");
}
