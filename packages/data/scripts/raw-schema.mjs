// JSON Schema as it comes out of the TypeScript interfaces: every field that has a default is still required here.
import { fileURLToPath } from "node:url";
import { createGenerator } from "ts-json-schema-generator";

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

// The generator can make a number whole, but not one of two types.
function makeWhole(schema) {
  if (schema.code === "whole_number") schema.type = ["integer", "string"];
}

/** The definitions that the root types need, by name, in the order in which they are met. */
export function rawDefinitions(roots) {
  const definitions = {};
  for (const type of roots) {
    const generator = createGenerator({
      path: path("../src/format/index.ts"),
      tsconfig: path("../tsconfig.json"),
      type,
      expose: "export",
      additionalProperties: false,
      discriminatorType: "open-api",
      extraTags: ["xref", "code", "needs", "goesWith"],
      skipTypeCheck: true,
    });
    Object.assign(definitions, generator.createSchema(type).definitions);
  }
  for (const definition of Object.values(definitions)) makeWhole(definition);
  return definitions;
}
