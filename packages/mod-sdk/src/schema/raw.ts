import { definitions, type JsonSchema } from "@rustkeep/data/schema";

/** The name of the definition that a reference leads to. */
export function nameOf(reference: string): string {
  return decodeURIComponent(reference.replace("#/definitions/", ""));
}

/** A definition by its name. */
export function definition(name: string): JsonSchema {
  const found = definitions[name];
  if (found === undefined) throw new Error(`there is no definition ${name}`);
  return found;
}

/** The definition that a schema refers to, or itself where it refers to none. */
export function resolved(schema: JsonSchema): JsonSchema {
  return schema.$ref === undefined ? schema : definition(nameOf(schema.$ref));
}

/** The texts of a union of constants and enumerations; undefined where it is something else. */
export function texts(schema: JsonSchema): readonly string[] | undefined {
  const { $ref, enum: values, const: value, anyOf } = schema;
  if ($ref !== undefined) return texts(resolved(schema));
  if (values !== undefined) return values.map(String);
  if (typeof value === "string") return [value];
  const parts = anyOf?.map(texts);
  return parts?.every((part) => part !== undefined) ? parts.flat() : undefined;
}

/** Whether a schema is that of a table, in one form or several. */
export function isTable(schema: JsonSchema): boolean {
  const { type, oneOf, anyOf } = resolved(schema);
  return type === "object" || oneOf !== undefined || (anyOf?.every(isTable) ?? false);
}

/** The two parts of a schema that takes a table or, instead of it, a text; undefined for anything else. */
export function tableOrText({ anyOf = [] }: JsonSchema): { table: JsonSchema; text: JsonSchema } | undefined {
  const table = anyOf.find(isTable);
  const text = anyOf.find((part) => !isTable(part));
  return anyOf.length !== 2 || table === undefined || text === undefined ? undefined : { table, text };
}

/** The fields of a table that authors must write: those without a default. */
export function requiredFields({ required = [], properties = {} }: JsonSchema): string[] {
  return required.filter((name) => properties[name]?.default === undefined);
}

/** One of the forms of a table that is told apart by a tag. */
export interface TaggedVariant {
  /** The values of the tag that mean it. */
  tags: readonly string[];
  schema: JsonSchema;
}

/** The forms of a table that is told apart by a tag. */
export function taggedVariants({ oneOf = [], discriminator }: JsonSchema): TaggedVariant[] {
  const tag = discriminator?.propertyName ?? "";
  return oneOf.map((variant) => {
    const schema = resolved(variant);
    return { tags: texts(schema.properties?.[tag] ?? {}) ?? [], schema };
  });
}

/** One of the forms of a table that is told apart by which of several fields is there. */
export interface PresentVariant {
  /** The field. */
  field: string;
  schema: JsonSchema;
}

/** The forms of a table that is told apart by which of several fields is there. */
export function presentVariants({ anyOf = [] }: JsonSchema): PresentVariant[] {
  const schemas = anyOf.map(resolved);
  const required = schemas.map((schema) => schema.required ?? []);
  return schemas.map((schema, index) => {
    const others = required.filter((_, at) => at !== index);
    const field = required[index]?.find((name) => others.every((other) => !other.includes(name))) ?? "";
    return { field, schema };
  });
}
