import type { EditorSchema } from "./editor-schema.js";

function unique<T>(values: readonly T[]): T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

function mergedProperties(schemas: readonly EditorSchema[]): Pick<EditorSchema, "properties"> {
  const names = unique(schemas.flatMap(({ properties = {} }) => Object.keys(properties)));
  if (names.length === 0) return {};
  const entries = names.map((name): [string, EditorSchema] => [
    name,
    loosen(schemas.flatMap(({ properties = {} }) => properties[name] ?? [])),
  ]);
  return { properties: Object.fromEntries(entries) };
}

/**
 * One schema that allows whatever one of several allows, and perhaps more: enough for an editor to complete by, while
 * another one checks. Equal ones stay as they are.
 */
export function loosen(schemas: readonly EditorSchema[]): EditorSchema {
  const different = unique(schemas);
  const [first = {}] = different;
  if (different.length === 1) return first;
  const types = unique(different.map(({ type }) => type));
  const descriptions = unique(different.flatMap(({ description }) => description ?? []));
  const values = different.map((schema) => schema.enum ?? (schema.const === undefined ? undefined : [schema.const]));
  return {
    ...(types.length === 1 && first.type !== undefined ? { type: first.type } : {}),
    ...(descriptions.length === 0 ? {} : { description: descriptions.join("\n\n") }),
    ...(values.every((list) => list !== undefined) ? { enum: unique(values.flat()) } : {}),
    ...mergedProperties(different),
  };
}
