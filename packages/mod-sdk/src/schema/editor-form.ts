import type { JsonSchema } from "@rustkeep/data/schema";
import { alternatives, type EditorSchema } from "./editor-schema.js";
import { exampleIds } from "./example-ids.js";
import { describedField } from "./facts.js";
import type { Fields, FormOptions } from "./form-options.js";
import { loosen } from "./loosen.js";
import {
  isTable,
  nameOf,
  presentVariants,
  requiredFields,
  resolved,
  tableOrText,
  taggedVariants,
  texts,
} from "./raw.js";
import { closed, noOthers, onlyThese } from "./unknown-fields.js";

// Editors (Taplo above all) ignore what stands beside a $ref, complete only what is in place, and report each branch of a
// union. So references with siblings are written out, and a union becomes the sum of its fields, with a chain of
// if … then … else beside it that checks.

function required(schema: JsonSchema): Pick<EditorSchema, "required"> {
  const names = requiredFields(schema);
  return names.length === 0 ? {} : { required: names };
}

function idForm(form: EditorSchema, registry: string | undefined, { known }: FormOptions): EditorSchema {
  if (registry === undefined) return form;
  const example = exampleIds[registry];
  const ids = known?.[registry] ?? [];
  return {
    ...form,
    ...(example === undefined ? {} : { examples: [example] }),
    ...(ids.length === 0 ? {} : { anyOf: [{ enum: ids }, true] }),
  };
}

/** A value in a list or table, without a description of its own. `registry` is what ids in it refer to. */
function valueForm(schema: JsonSchema, registry: string | undefined, options: FormOptions): EditorSchema {
  const either = tableOrText(schema);
  if (either !== undefined) {
    // The fields stand in place, too, to be completed.
    const { properties = {} } = tableForm(resolved(either.table), undefined, options);
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    const branch = { when: { type: "object" }, then: valueForm(either.table, undefined, options) };
    return { properties, ...alternatives([branch], valueForm(either.text, undefined, options)) };
  }
  if (schema.xref !== undefined && typeof schema.additionalProperties === "object")
    return { type: "object", additionalProperties: oneOrList(schema.additionalProperties, schema.xref, options) };
  if (isTable(schema)) {
    return schema.$ref === undefined ? tableForm(schema, undefined, options) : { $ref: schema.$ref };
  }
  const values = texts(schema);
  if (values !== undefined)
    return values.length === 1 ? { type: "string", const: values[0] } : { type: "string", enum: values };
  const {
    items,
    $ref,
    xref,
    code,
    description,
    default: _,
    oneOf,
    anyOf,
    discriminator,
    properties,
    required,
    ...plain
  } = {
    ...resolved(schema),
    ...schema,
  };
  if (items !== undefined) return { ...(plain as EditorSchema), items: valueForm(items, registry, options) };
  return idForm(plain as EditorSchema, registry, options);
}

/** A list, or one element of it instead. */
function oneOrList({ items = {} }: JsonSchema, registry: string, options: FormOptions): EditorSchema {
  const element = valueForm(items, registry, options);
  return { ...element, type: ["string", "array"], items: element };
}

// Translations by id: those of mods are offered as mods write their own, without the namespace; others stay legal. Taplo
// would leave out the quotes that an id with a colon needs.
function offered(form: EditorSchema, registry: string, { known }: FormOptions): EditorSchema {
  const { additionalProperties } = form;
  const own = known?.[registry]?.filter((id) => !id.startsWith("core:")) ?? [];
  if (own.length === 0 || typeof additionalProperties !== "object") return form;
  const names = own.map((id) => id.slice(id.indexOf(":") + 1));
  return { ...form, properties: Object.fromEntries(names.map((name) => [name, additionalProperties])) };
}

/** A field of a table. `registry` is that of the entry, which `overrides` refers to. */
function fieldForm(name: string, schema: JsonSchema, registry: string | undefined, options: FormOptions): EditorSchema {
  const description = describedField(schema);
  const refersTo = schema.xref ?? (name === "overrides" ? registry : undefined);
  const form =
    schema.$ref !== undefined && isTable(schema)
      ? tableForm(resolved(schema), undefined, options)
      : valueForm(schema, refersTo, options);
  return {
    ...offered(form, name, options),
    ...(description === "" ? {} : { description }),
    ...(schema.default === undefined ? {} : { default: schema.default }),
  };
}

function fieldForms({ properties = {} }: JsonSchema, registry: string | undefined, options: FormOptions): Fields {
  const entries = Object.entries(properties);
  return Object.fromEntries(entries.map(([name, schema]) => [name, fieldForm(name, schema, registry, options)]));
}

function sumOf(variants: readonly Fields[]): Fields {
  const names = [...new Set(variants.flatMap((fields) => Object.keys(fields)))];
  return Object.fromEntries(names.map((name) => [name, loosen(variants.flatMap((fields) => fields[name] ?? []))]));
}

function taggedForm(schema: JsonSchema, registry: string | undefined, options: FormOptions): EditorSchema {
  const tag = schema.discriminator?.propertyName ?? "";
  const variants = taggedVariants(schema).map((one) => ({ ...one, fields: fieldForms(one.schema, registry, options) }));
  const tags = variants.flatMap((one) => one.tags);
  const meanings = variants.flatMap((one) => one.tags.map(() => one.schema.description ?? null));
  const sum = sumOf(variants.map(({ fields }) => fields));
  const tagForm = {
    description: "What it is; it decides which other fields there are.",
    ...sum[tag],
    type: "string",
    enum: tags,
    "x-taplo": { docs: { enumValues: meanings } },
  };
  const properties = { ...sum, [tag]: tagForm };
  const branches = variants.map((one) => ({
    when: {
      properties: { [tag]: one.tags.length === 1 ? { const: one.tags[0] } : { enum: one.tags } },
      required: [tag],
    },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { ...onlyThese({ ...one.fields, [tag]: tagForm }, properties, options), ...required(one.schema) },
  }));
  return { properties, required: [tag], ...alternatives(branches, noOthers(properties, options)) };
}

function presentForm(schema: JsonSchema, registry: string | undefined, options: FormOptions): EditorSchema {
  const variants = presentVariants(schema).map((one) => ({
    ...one,
    fields: fieldForms(one.schema, registry, options),
  }));
  const properties = sumOf(variants.map(({ fields }) => fields));
  const branches = variants.map(({ field, fields, schema: variant }) => ({
    when: { required: [field] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { ...onlyThese(fields, properties, options), ...required(variant) },
  }));
  const none = {
    not: { description: `exactly one of ${variants.map(({ field }) => field).join(", ")} must be there` },
  };
  return { properties, ...alternatives(branches, none) };
}

/**
 * The editor form of a table. References to other tables stay references to `#/definitions/…`.
 * @param registry the one whose entry it is, undefined for what stands within an entry
 */
export function tableForm(schema: JsonSchema, registry: string | undefined, options: FormOptions): EditorSchema {
  const { description = "", additionalProperties } = schema;
  const head = { type: "object", description };
  if (schema.discriminator !== undefined) return { ...head, ...taggedForm(schema, registry, options) };
  if (schema.anyOf !== undefined) return { ...head, ...presentForm(schema, registry, options) };
  if (typeof additionalProperties === "object") {
    return { ...head, additionalProperties: valueForm(additionalProperties, undefined, options) };
  }
  return { ...head, ...closed(fieldForms(schema, registry, options), options), ...required(schema) };
}

/** The names of the definitions that a form refers to. */
export function references(form: unknown): string[] {
  if (typeof form !== "object" || form === null) return [];
  return Object.entries(form).flatMap(([key, value]) =>
    key === "$ref" && typeof value === "string" ? [nameOf(value)] : references(value),
  );
}
