import { schemaFiles } from "./schema/all-schemas.js";

/** The files that are generated from the definitions and committed, by path within the repository. */
export function generatedFiles(): Record<string, string> {
  const schemas = Object.entries(schemaFiles({ unknownFields: "pattern" }));
  return Object.fromEntries(schemas.map(([name, text]) => [`packages/mod-sdk/schemas/${name}`, text]));
}
