import { certain } from "../certain.js";
import type { Definitions, JsonSchema } from "./json-schema.js";
import { registryShapes } from "./shapes.js";

// What patches of each registry can hold, worked out from its entries: everything may be left out, numbers alone stand
// under `multiply` and `add`, lists alone under the operations on lists. A table in one of several forms has the fields of
// all of them here; whether they go together shows when the patched entry is checked.

type Fields = Readonly<Record<string, JsonSchema>>;

/** What goes along: the definitions that there are, and those that are worked out so far. */
interface Deriving {
  known: Definitions;
  derived: Map<string, JsonSchema>;
}

/** A kind of part of a table: what becomes of its fields that are no tables, undefined for those that it does not have. */
interface Kind {
  name: string;
  field: (deriving: Deriving, schema: JsonSchema) => JsonSchema | undefined;
}

const mostChanges = 1_000;
const mostNumber = 1_000_000;

/** The definitions with those of the patches of each registry. */
export function withPatches(known: Definitions): Definitions {
  const deriving: Deriving = { known, derived: new Map() };
  const lists = Object.entries(registryShapes).map(([registry, type]): [string, JsonSchema] => {
    return [registry, { type: "array", items: patchOf(deriving, registry, type), description: `Changes of ${registry}.` }];
  });
  const file = certain(known.ModFile, "the definition of a mod's file");
  const description = file.properties?.patch?.description ?? "";
  deriving.derived.set("Patches", { ...closed(Object.fromEntries(lists)), description });
  const ModFile = { ...file, properties: { ...file.properties, patch: { ...reference("Patches"), description } } };
  return { ...known, ModFile, ...Object.fromEntries(deriving.derived) };
}

function patchOf(deriving: Deriving, registry: string, type: string): JsonSchema {
  const template = certain(deriving.known.Patch, "the definition of a patch");
  const { target, targets, where, ...others } = template.properties ?? {};
  const entry = reference(type);
  const properties = {
    target: { ...target, xref: registry },
    targets: { ...targets, xref: registry },
    where: described(part(deriving, entry, wheres, true), where),
    ...withoutOperations(others),
    ...operationsOn(deriving, entry, true),
  };
  deriving.derived.set(`${type}Patch`, { ...template, properties });
  return reference(`${type}Patch`);
}

const sets: Kind = { name: "Set", field: (_, schema) => without(schema, "default") };

const wheres: Kind = { name: "Where", field: whereField };

const numbers: Kind = {
  name: "Numbers",
  field: ({ known }, schema) =>
    isNumber(known, schema) ? { type: "number", minimum: -mostNumber, maximum: mostNumber } : undefined,
};

const lists: Kind = {
  name: "Lists",
  field: (_, schema) =>
    schema.items === undefined && !isMap(schema) ? undefined : without(schema, "default", "minItems"),
};

const removals: Kind = {
  name: "Removals",
  field: (deriving, schema) =>
    schema.items === undefined && !isMap(schema) ? undefined : whereField(deriving, schema),
};

const changes: Kind = {
  name: "Changes",
  field: (deriving, { items }) =>
    items !== undefined && isTable(deriving.known, items)
      ? { type: "array", items: changeOf(deriving, items), maxItems: mostChanges }
      : undefined,
};

const operations: Readonly<Record<string, Kind>> = {
  set: sets,
  multiply: numbers,
  add: numbers,
  change: changes,
  remove: removals,
  prepend: lists,
  append: lists,
};

// The operations on a table, but for those that it has nothing for.
function operationsOn(deriving: Deriving, table: JsonSchema, isEntry: boolean): Fields {
  const { properties } = certain(deriving.known.Patch, "the definition of a patch");
  const made = Object.entries(operations).flatMap(([name, kind]): [string, JsonSchema][] => {
    const schema = part(deriving, table, kind, isEntry);
    return isEmpty(deriving, schema) ? [] : [[name, described(schema, properties?.[name])]];
  });
  return Object.fromEntries(made);
}

function withoutOperations(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !Object.hasOwn(operations, name)));
}

// A change of those elements of a list that match.
function changeOf(deriving: Deriving, element: JsonSchema): JsonSchema {
  return derive(deriving, nameOf(element), "Change", () => {
    const where = { ...part(deriving, element, wheres, false), description: "What the elements hold that are changed." };
    return { ...closed({ where, ...operationsOn(deriving, element, false) }), required: ["where"] };
  });
}

function whereField(deriving: Deriving, schema: JsonSchema): JsonSchema {
  const plain = without(schema, "default", "minItems");
  const { items } = schema;
  return items !== undefined && isTable(deriving.known, items)
    ? { ...plain, items: part(deriving, items, wheres, false) }
    : plain;
}

// What an entry is, and the drawing of a room, is not changed in part; an entry can be looked for by its id.
function isFixed(name: string, kind: Kind): boolean {
  return ["id", "overrides", "layout"].includes(name) && !(kind === wheres && name === "id");
}

/** A part of a table of one kind. */
function part(deriving: Deriving, table: JsonSchema, kind: Kind, isEntry: boolean): JsonSchema {
  return derive(deriving, nameOf(table), `${isEntry ? "Entry" : ""}${kind.name}`, () => {
    const made = Object.entries(fieldsOf(deriving.known, table)).flatMap(([name, schema]): [string, JsonSchema][] => {
      if (isEntry && isFixed(name, kind)) return [];
      const field = isTable(deriving.known, schema) && !isMap(schema) ? inner(deriving, schema, kind) : kind.field(deriving, schema);
      return field === undefined ? [] : [[name, described(field, schema)]];
    });
    return closed(Object.fromEntries(made));
  });
}

function inner(deriving: Deriving, table: JsonSchema, kind: Kind): JsonSchema | undefined {
  const made = part(deriving, table, kind, false);
  return isEmpty(deriving, made) ? undefined : made;
}

// A reference to a definition, which is made where there is none yet. A table may hold itself.
function derive({ known, derived }: Deriving, type: string, suffix: string, make: () => JsonSchema): JsonSchema {
  const name = type + suffix;
  if (!derived.has(name)) {
    derived.set(name, {});
    const description = known[type]?.description ?? "Filters on the event.";
    derived.set(name, { ...make(), description });
  }
  return reference(name);
}

function isEmpty({ derived }: Deriving, { $ref = "" }: JsonSchema): boolean {
  const { properties } = derived.get($ref.replace("#/definitions/", "")) ?? {};
  return properties !== undefined && Object.keys(properties).length === 0;
}

function described(schema: JsonSchema, { description }: JsonSchema = {}): JsonSchema {
  return description === undefined ? schema : { ...schema, description };
}

function closed(properties: Fields): JsonSchema {
  return { type: "object", properties, additionalProperties: false };
}

function reference(name: string): JsonSchema {
  return { $ref: `#/definitions/${name}` };
}

// The name of a table; of one that is one of several, all their names.
function nameOf({ $ref, anyOf = [] }: JsonSchema): string {
  return $ref === undefined ? anyOf.map(nameOf).join("") : $ref.replace("#/definitions/", "");
}

function without(schema: JsonSchema, ...keys: (keyof JsonSchema)[]): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !(keys as string[]).includes(key)));
}

function resolved(known: Definitions, schema: JsonSchema): JsonSchema {
  return schema.$ref === undefined ? schema : certain(known[nameOf(schema)], nameOf(schema));
}

function isTable(known: Definitions, schema: JsonSchema): boolean {
  const { type, oneOf, anyOf } = resolved(known, schema);
  return type === "object" || oneOf !== undefined || (anyOf?.every((form) => isTable(known, form)) ?? false);
}

// A table whose keys are free and lead to ids.
function isMap({ xref, additionalProperties }: JsonSchema): boolean {
  return xref !== undefined && typeof additionalProperties === "object";
}

function isNumber(known: Definitions, schema: JsonSchema): boolean {
  const { type = "" } = resolved(known, schema);
  return [type].flat().some((one) => one === "number" || one === "integer");
}

function textsOf(known: Definitions, schema: JsonSchema): readonly unknown[] | undefined {
  const { enum: texts, const: text, anyOf } = resolved(known, schema);
  if (typeof text === "string") return [text];
  const forms = anyOf?.map((form) => textsOf(known, form));
  return texts ?? (forms?.every((form) => form !== undefined) ? forms.flat() : undefined);
}

// The fields of a table in all of its forms.
function fieldsOf(known: Definitions, table: JsonSchema): Fields {
  const { properties = {}, oneOf, anyOf } = resolved(known, table);
  const forms = (oneOf ?? anyOf)?.map((form) => fieldsOf(known, form));
  if (forms === undefined) return properties;
  const names = [...new Set(forms.flatMap((fields) => Object.keys(fields)))];
  return Object.fromEntries(names.map((name) => [name, merged(known, forms.flatMap((fields) => fields[name] ?? []))]));
}

// One field of several forms: whatever one of them allows.
function merged(known: Definitions, schemas: readonly JsonSchema[]): JsonSchema {
  const all = [...new Map(schemas.map((schema) => [JSON.stringify(without(schema, "description")), schema])).values()];
  const [first = {}] = all;
  if (all.length === 1) return first;
  const same = described({}, first);
  if (all.every((schema) => isTable(known, schema))) return { ...same, anyOf: all.map((one) => reference(nameOf(one))) };
  const texts = all.map((schema) => textsOf(known, schema));
  if (texts.every((one) => one !== undefined)) return { ...same, type: "string", enum: [...new Set(texts.flat())] };
  if (all.every((schema) => isNumber(known, schema))) return { ...same, type: "number" };
  const types = new Set(all.map((schema) => resolved(known, schema).type));
  const [type] = types;
  return types.size === 1 && type !== undefined ? { ...same, type } : same;
}
