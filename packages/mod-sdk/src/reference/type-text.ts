import { definitions, type JsonSchema } from "@rustkeep/data/schema";
import { titleOf } from "../schema/all-schemas.js";
import { facts } from "../schema/facts.js";
import { isTable, nameOf, tableOrText, texts } from "../schema/raw.js";
import { linkTo } from "./page-names.js";

function words(values: readonly string[]): string {
  return values.map((value) => `\`${value}\``).join(", ");
}

function idText(registry: string, name: string): string {
  if (registry === "flags") return linkTo(name, "flag");
  if (registry === "events") return linkTo(name, "event");
  return registry === "tags" ? linkTo("Tag", "tag") : `${linkTo(name, "id")} of [${registry}](${registry}.md)`;
}

function bounded(schema: JsonSchema): string {
  const [bounds] = facts(schema);
  return bounds === undefined ? "" : `, ${bounds}`;
}

// The bounds of what has a name stand where the name leads.
function named(name: string): string {
  return linkTo(name, titleOf(name).toLowerCase());
}

function plain(schema: JsonSchema): string {
  switch (schema.type) {
    case "string":
      return "text";
    case "integer":
      return `whole number${bounded(schema)}`;
    case "number":
      return `number${bounded(schema)}`;
    case "boolean":
      return schema.const === undefined ? "`true` or `false`" : `\`${String(schema.const)}\``;
    default:
      return "table";
  }
}

/** What a field holds, in Markdown. `registry` is what its ids refer to. */
export function typeText(schema: JsonSchema, registry: string | undefined = schema.xref): string {
  const { $ref, items, additionalProperties } = schema;
  if (items !== undefined) {
    const count =
      schema.minItems === schema.maxItems && schema.maxItems !== undefined ? `${schema.maxItems} × ` : "list of ";
    return `${count}${typeText(items, registry)}`;
  }
  if ($ref !== undefined) return registry === undefined ? named(nameOf($ref)) : idText(registry, nameOf($ref));
  const values = texts(schema);
  if (values !== undefined) return words(values);
  const either = tableOrText(schema);
  if (either !== undefined) return `${typeText(either.text)} or ${typeText(either.table)}`;
  if (typeof additionalProperties === "object" && registry !== undefined)
    return `table of ${typeText(additionalProperties.items ?? {}, registry)}, or list of such, by letter`;
  if (typeof additionalProperties === "object") return `table of ${typeText(additionalProperties)} by id`;
  return plain(schema);
}

/** The definitions of tables without a page of their own that a schema leads to directly. */
export function tablesIn(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key !== "$ref" || typeof value !== "string") return tablesIn(value);
    const name = nameOf(value);
    return isTable(definitions[name] ?? {}) ? [name] : [];
  });
}
