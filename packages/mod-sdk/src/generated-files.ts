import { schemaFiles } from "./schema/schema-files.js";

/** The files that are generated from the definitions and committed, by path within the repository. */
export function generatedFiles(): Record<string, string> {
  const schemas = Object.entries(schemaFiles({ unknownFields: "pattern" }));
  return Object.fromEntries(
    schemas.map(([name, schema]) => [`packages/mod-sdk/schemas/${name}`, `${JSON.stringify(schema, undefined, 1)}\n`]),
  );
}
