import type { JsonSchema } from "@rustkeep/data/schema";
import { resolved } from "./raw.js";

const number = new Intl.NumberFormat("en");

/** What ids can stand for without an entry. */
const undeclared = ["tags", "flags", "events"];

function bounds({ minimum, maximum }: JsonSchema): string | undefined {
  if (minimum === undefined || maximum === undefined) return undefined;
  return `${number.format(minimum)} to ${number.format(maximum)}`;
}

function lengths({ maxLength, maxItems, minItems, type }: JsonSchema): string | undefined {
  if (type === "array" && maxItems !== undefined) {
    return minItems === maxItems ? `exactly ${maxItems} elements` : `at most ${number.format(maxItems)} elements`;
  }
  return maxLength === undefined ? undefined : `at most ${number.format(maxLength)} characters`;
}

/** A value as it is written in a file. */
export function literal(value: unknown): string {
  return JSON.stringify(value);
}

/** What a field may hold beyond its type, in short clauses: bounds, lengths, what its ids refer to. */
export function facts(schema: JsonSchema): string[] {
  const target = { ...resolved(schema), ...schema };
  const { xref } = target;
  const reference = xref === undefined ? undefined : undeclared.includes(xref) ? xref : `ids of \`${xref}\``;
  return [reference, bounds(target), lengths(target)].filter((fact) => fact !== undefined);
}

/** The description of a field with its facts and its default, in Markdown. */
export function describedField(schema: JsonSchema): string {
  const { description = "", default: value } = schema;
  const clauses = [...facts(schema), ...(value === undefined ? [] : [`default \`${literal(value)}\``])];
  const line = clauses.join("; ");
  return [description, line === "" ? "" : `${line.charAt(0).toUpperCase()}${line.slice(1)}.`]
    .filter(Boolean)
    .join("\n\n");
}
