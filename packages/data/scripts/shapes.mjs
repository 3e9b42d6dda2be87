// What the loader needs to know of the definitions beside their validity, as compact data: the order of the fields,
// their defaults, where ids stand and which registry they refer to.
import { nameOf, tableOrText } from "./validator-form.mjs";

const first = ["id", "overrides", "action", "check", "on", "attribute", "name"];

function fieldOrder(properties) {
  const keys = Object.keys(properties);
  return [...first.filter((key) => keys.includes(key)), ...keys.filter((key) => !first.includes(key))];
}

// Whether a reference only asks for what it leads to, or carries it, rather than making use of it.
function isAsking(registry, shape, field) {
  if (registry === "quests") return shape !== "StartQuestAction";
  if (registry === "abilities") return field !== "abilities";
  if (registry === "flags") return shape === "FlagCheck";
  if (registry === "events") return shape === "CustomWhen";
  return registry === "tags" && field === "tags";
}

function idType(registry, shape, field) {
  return { kind: "id", registry, ...(isAsking(registry, shape, field) ? { asks: true } : {}) };
}

// A table with any fields at all: part of an entry of one kind or another.
function isOpen({ properties, additionalProperties }) {
  return properties === undefined && typeof additionalProperties === "object";
}

function isNumber({ type }) {
  return type === "number" || type === "integer";
}

function numberType({ type }) {
  return type === "integer" ? { kind: "number", whole: true } : { kind: "number" };
}

// Code, or a number that may be given by code. The bounds are those of the number.
function codeType({ code, minimum, maximum }) {
  return { kind: "code", gives: code, ...(minimum === undefined ? {} : { minimum, maximum }) };
}

function typeOf(schema, definitions, place, xref = schema.xref) {
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref);
    const target = definitions[name];
    if (name === "Id" || name === "Tag")
      return xref === undefined ? { kind: "own_id" } : idType(xref, place.shape, place.field);
    if (name === "Range") return { kind: "range" };
    if (name === "Color") return { kind: "color" };
    if (target.code !== undefined) return codeType(target);
    if (isNumber(target)) return numberType(target);
    if (isOpen(target)) return { kind: "value" };
    if (target.type === "array") return typeOf(target, definitions, place, xref);
    return target.type === "object" || target.anyOf?.some((part) => part.$ref)
      ? shapeReference(name, target, definitions)
      : { kind: "value" };
  }
  if (schema.type === "array") return { kind: "list", of: typeOf(schema.items, definitions, place, xref) };
  if (isNumber(schema)) return numberType(schema);
  if (isOpen(schema) && xref !== undefined)
    return { kind: "map", of: typeOf(schema.additionalProperties, definitions, place, xref) };
  const table = tableOrText(schema, definitions)?.table;
  return table === undefined ? { kind: "value" } : { kind: "table", shape: nameOf(table.$ref) };
}

// A union of texts has the same outer form as a union of tables.
function shapeReference(name, target, definitions) {
  const tables = (target.anyOf ?? target.oneOf ?? []).every(
    (part) => definitions[nameOf(part.$ref ?? "")]?.type === "object",
  );
  return tables ? { kind: "table", shape: name } : { kind: "value" };
}

function objectShape(shape, schema, definitions) {
  const fields = fieldOrder(schema.properties ?? {}).map((name) => {
    const property = schema.properties[name];
    const optional = !(schema.required ?? []).includes(name);
    return {
      name,
      type: typeOf(property, definitions, { shape, field: name }),
      ...(optional ? { optional } : {}),
      ...(property.default === undefined ? {} : { default: property.default }),
      ...(property.goesWith === undefined ? {} : { goesWith: property.goesWith }),
    };
  });
  return { kind: "object", fields, ...(schema.needs === undefined ? {} : { needs: schema.needs.split(/,\s*/) }) };
}

function tagTexts(schema, definitions) {
  if (schema.$ref !== undefined) return tagTexts(definitions[nameOf(schema.$ref)], definitions);
  return (
    schema.enum ??
    (schema.const === undefined ? schema.anyOf.flatMap((part) => tagTexts(part, definitions)) : [schema.const])
  );
}

function unionShape(schema, definitions) {
  const tag = schema.discriminator.propertyName;
  const variants = {};
  for (const { $ref } of schema.oneOf) {
    for (const text of tagTexts(definitions[nameOf($ref)].properties[tag], definitions)) variants[text] = nameOf($ref);
  }
  return { kind: "tagged", tag, variants };
}

function presenceShape(schema, definitions) {
  const required = schema.anyOf.map(({ $ref }) => definitions[nameOf($ref)].required);
  const variants = schema.anyOf.map(({ $ref }, index) => ({
    field: required[index].find((key) => required.every((other, at) => at === index || !other.includes(key))),
    shape: nameOf($ref),
  }));
  return { kind: "present", variants };
}

function shapeOf(name, schema, definitions) {
  if (schema.discriminator !== undefined) return unionShape(schema, definitions);
  if (schema.anyOf?.every((part) => definitions[nameOf(part.$ref ?? "")]?.type === "object"))
    return presenceShape(schema, definitions);
  return schema.type === "object" && !isOpen(schema) ? objectShape(name, schema, definitions) : undefined;
}

/** The shapes of all tables, by the name of their definition. */
export function shapes(definitions) {
  const notEntries = ["ModFile", "LocaleFile"];
  const names = Object.keys(definitions).filter((name) => !notEntries.includes(name));
  const all = names
    .map((name) => [name, definitions[name]])
    .map(([name, schema]) => [name, shapeOf(name, schema, definitions)]);
  return Object.fromEntries(all.filter(([, shape]) => shape !== undefined));
}

/** The name of the definition of each registry's entries. */
export function registryShapes(definitions) {
  const tables = Object.entries(definitions.ModFile.properties).filter(([, property]) => property.type === "array");
  return Object.fromEntries(tables.map(([table, property]) => [table, nameOf(property.items.$ref)]));
}

/** The patterns of the kinds of text that have a name, by that name. */
export function patterns(definitions) {
  const named = Object.entries(definitions).filter(([, schema]) => schema.pattern !== undefined);
  return Object.fromEntries(named.map(([name, schema]) => [name, schema.pattern]));
}
