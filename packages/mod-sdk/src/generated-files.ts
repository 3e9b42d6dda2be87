import { referencePages } from "./reference/pages.js";
import { schemaFiles } from "./schema/all-schemas.js";

function within(folder: string, files: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]);
}

/** The files that are generated from the definitions and committed, by path within the repository. */
export function generatedFiles(): Record<string, string> {
  const schemas = within("packages/mod-sdk/schemas", schemaFiles({ unknownFields: "pattern" }));
  return Object.fromEntries([...schemas, ...within("docs/reference", referencePages())]);
}
