// The form of the schemas that ajv compiles: one mistake gives one error, and a field with a default may be left out.

/** The texts of a union of constants and enumerations, or undefined where it is something else. */
function constants(schema, definitions) {
  if (schema.$ref !== undefined) return constants(definitions[nameOf(schema.$ref)], definitions);
  if (schema.enum !== undefined) return schema.enum;
  if (typeof schema.const === "string") return [schema.const];
  const parts = schema.anyOf?.map((part) => constants(part, definitions));
  return parts?.every((part) => part !== undefined) ? parts.flat() : undefined;
}

/** The name of a definition by the reference to it. */
export function nameOf(reference) {
  return decodeURIComponent(reference.replace("#/definitions/", ""));
}

/** The two parts of a schema that takes a table or, instead of it, a text; undefined for anything else. */
export function tableOrText({ anyOf }, definitions) {
  if (anyOf?.length !== 2) return undefined;
  const isTable = ({ $ref }) => $ref !== undefined && definitions[nameOf($ref)].type === "object";
  const table = anyOf.find(isTable);
  const text = anyOf.find((part) => !isTable(part));
  return table === undefined || text === undefined ? undefined : { table, text };
}

// A union that is told apart by which one of several fields is there becomes a chain of if … then … else, which ends in
// what nothing fulfils: none of the fields is there.
function presenceChain(variants, definitions) {
  const required = variants.map(({ $ref }) => definitions[nameOf($ref)].required ?? []);
  const keyOf = (index) =>
    required[index].find((key) => required.every((other, at) => at === index || !other.includes(key)));
  const choices = variants.map((_, index) => keyOf(index));
  return variants.reduceRight(
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    (rest, variant, index) => ({ if: { required: [choices[index]] }, then: variant, else: rest }),
    { not: {} },
  );
}

function withoutDefaulted(schema) {
  const required = (schema.required ?? []).filter((key) => schema.properties?.[key]?.default === undefined);
  const { required: _, ...rest } = schema;
  return required.length > 0 ? { ...rest, required } : rest;
}

const annotations = ["description", "default", "examples", "xref", "code", "needs", "goesWith"];

function transform(schema, definitions) {
  const texts = schema.anyOf === undefined ? undefined : constants(schema, definitions);
  if (texts !== undefined) return { type: "string", enum: texts };
  if (schema.discriminator !== undefined) {
    const { discriminator, oneOf } = schema;
    return { type: "object", discriminator, required: [], oneOf };
  }
  const either = tableOrText(schema, definitions);
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  if (either !== undefined) return { if: { type: "object" }, then: either.table, else: either.text };
  if (schema.anyOf !== undefined) return { type: "object", ...presenceChain(schema.anyOf, definitions) };
  const bare = withoutDefaulted(schema);
  for (const key of annotations) delete bare[key];
  if (bare.const !== undefined) delete bare.type;
  if (bare.properties !== undefined) {
    bare.properties = Object.fromEntries(
      Object.entries(bare.properties).map(([key, property]) => [key, transform(property, definitions)]),
    );
  }
  if (bare.items !== undefined) bare.items = transform(bare.items, definitions);
  return bare;
}

// A tag may stand behind a reference or be an enumeration; the discriminator wants it in place.
function inlineTags(forms, definitions) {
  for (const { discriminator, oneOf } of Object.values(forms)) {
    if (discriminator === undefined) continue;
    for (const { $ref } of oneOf) {
      const { properties } = forms[nameOf($ref)];
      const tag = discriminator.propertyName;
      const texts = constants(definitions[nameOf($ref)].properties[tag], definitions);
      properties[tag] = { enum: texts };
      forms[nameOf($ref)].required = [...new Set([tag, ...(forms[nameOf($ref)].required ?? [])])];
    }
  }
}

/** The definitions in validator form, by name. */
export function validatorForm(definitions) {
  const forms = Object.fromEntries(
    Object.entries(definitions).map(([name, schema]) => [name, transform(schema, definitions)]),
  );
  inlineTags(forms, definitions);
  for (const form of Object.values(forms)) if (form.required?.length === 0) delete form.required;
  return forms;
}
