import type { Attribute } from "@rustkeep/engine";
import type { Texts } from "../languages/catalogue.js";

/** What a figure counts: as it is, or shown as percent or as a factor. `percent_points` are percent already. */
export type Unit = "points" | "fraction" | "percent_points" | "factor";

/** The unit of an attribute's value. */
export function unitOf(attribute: Attribute | "resistance" | "armor"): Unit {
  switch (attribute) {
    case "hit_chance":
      return "fraction";
    case "critical_chance":
    case "price_modifier":
    case "resistance":
    case "armor":
      return "percent_points";
    case "critical_factor":
      return "factor";
    default:
      return "points";
  }
}

/** A figure with at most `digits` decimals, none that is 0, and a real minus. What a formula gives is a letter. */
export function figure(value: number | string, texts: Texts, digits = 1): string {
  if (typeof value === "string") return texts.numbers.varying;
  const rounded = Number(Math.abs(value).toFixed(digits));
  const text = String(rounded).replace(".", texts.numbers.decimalPoint);
  return value < 0 && rounded !== 0 ? `−${text}` : text;
}

/** A figure in its unit: 7.7, 71 %, ×1.5. */
export function quantity(value: number, unit: Unit, texts: Texts): string {
  switch (unit) {
    case "points":
      return figure(value, texts);
    case "fraction":
      return percent(value, texts);
    case "percent_points":
      return texts.numbers.percent({ value: figure(value, texts) });
    case "factor":
      return texts.numbers.factor({ value: figure(value, texts, 2) });
  }
}

/** A count that sentences bend words by: itself, or a letter for what a formula gives. */
export function number(count: number | string, texts: Texts): number | string {
  return typeof count === "string" ? texts.numbers.varying : count;
}

/** As `quantity`, with its sign: +5, −20 %. What a formula gives may be less than nothing, but is meant to be more. */
export function change(value: number | string, unit: Unit, texts: Texts): string {
  if (typeof value === "string") return `+${texts.numbers.varying}`;
  const size = quantity(Math.abs(value), unit, texts);
  return value < 0 ? `−${size}` : `+${size}`;
}

/** A fraction as percent, to whole ones: 0.71 is 71 %. */
export function percent(fraction: number | string, texts: Texts): string {
  const value = typeof fraction === "string" ? fraction : fraction * 100;
  return texts.numbers.percent({ value: figure(value, texts, 0) });
}

/** A range as it is written in a definition, "1-3", with a real dash; a range of one is that number. */
export function rangeText(range: string): number | string {
  const [from = 0, to = from] = range.split("-").map(Number);
  return to <= from ? from : `${from}–${to}`;
}
