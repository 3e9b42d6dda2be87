// JSON Schema as it comes out of the TypeScript interfaces: every field that has a default is still required here.
import { fileURLToPath } from "node:url";
import { createGenerator } from "ts-json-schema-generator";

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

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
      extraTags: ["xref"],
      skipTypeCheck: true,
    });
    Object.assign(definitions, generator.createSchema(type).definitions);
  }
  return definitions;
}
