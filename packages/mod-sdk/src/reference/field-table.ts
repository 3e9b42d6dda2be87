import type { JsonSchema } from "@rustkeep/data/schema";
import { literal } from "../schema/facts.js";
import { requiredFields } from "../schema/raw.js";
import { typeText } from "./type-text.js";

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replace(/\s*\n\s*/g, " ");
}

function defaultText(name: string, schema: JsonSchema, required: readonly string[]): string {
  if (schema.default !== undefined) return `\`${literal(schema.default)}\``;
  return required.includes(name) ? "**required**" : "none";
}

/** A table in Markdown of some fields of a table; empty where there are none. */
export function fieldTable(table: JsonSchema, names: readonly string[]): string[] {
  const { properties = {} } = table;
  const required = requiredFields(table);
  const rows = names.flatMap((name) => {
    const schema = properties[name];
    if (schema === undefined) return [];
    const cells = [`\`${name}\``, typeText(schema), defaultText(name, schema, required), schema.description ?? ""];
    return [`| ${cells.map(cell).join(" | ")} |`];
  });
  return rows.length === 0 ? [] : ["| field | holds | default | meaning |", "|---|---|---|---|", ...rows];
}
