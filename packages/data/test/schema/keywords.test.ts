import { expect, test } from "vitest";
import definitions from "../../src/schema/definitions.json" with { type: "json" };

// What a definition says about a value, and what it only says about itself.
const told = ["additionalProperties", "const", "enum", "maxItems", "maxLength", "maximum", "minItems", "minLength"];
const also = ["minimum", "pattern", "required", "type", "discriminator", "anyOf", "oneOf"];
// Findings have words of their own for the last two, which no schema can express.
const silent = [
  "$ref",
  "default",
  "description",
  "examples",
  "items",
  "properties",
  "xref",
  "code",
  "needs",
  "goesWith",
];

function keywords(schema: unknown): string[] {
  if (schema === null || typeof schema !== "object") return [];
  if (Array.isArray(schema)) return schema.flatMap(keywords);
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === "properties") return [key, ...Object.values(value as object).flatMap(keywords)];
    return ["default", "examples", "discriminator", "enum", "const"].includes(key) ? [key] : [key, ...keywords(value)];
  });
}

test("the definitions use no keyword that findings have no words for", () => {
  const used = new Set(Object.values(definitions.definitions).flatMap(keywords));
  const known = [...told, ...also, ...silent];
  expect([...used].filter((keyword) => !known.includes(keyword))).toEqual([]);
});
