// Shapes of what is saved, recorded and commanded, as compact data: generated from the types of the state and their tags.
import { fileURLToPath } from "node:url";
import { createGenerator } from "ts-json-schema-generator";
import { nameOf } from "./validator-form.mjs";

const packages = new URL("../../", import.meta.url);
const path = (relative) => fileURLToPath(new URL(relative, packages));

/** Schemas of the root types of a package and of all that they refer to, by name. */
export function typeSchemas(packageName, file, roots) {
  const generator = createGenerator({
    path: path(`${packageName}/src/${file}`),
    tsconfig: path(`${packageName}/tsconfig.json`),
    expose: "export",
    additionalProperties: false,
    extraTags: ["says", "keys"],
    skipTypeCheck: true,
  });
  const definitions = Object.assign({}, ...roots.map((type) => generator.createSchema(type).definitions));
  return { ...definitions, Id: fullId(definitions.Id) };
}

// The state knows full ids only, which are as long as a mod's id and a name together.
function fullId({ pattern, ...schema }) {
  const full = pattern.replace("([a-z][a-z0-9_]*:)?", "[a-z][a-z0-9_]*:");
  if (full === pattern) throw new Error("the pattern of ids has another form now");
  return { ...schema, pattern: full, maxLength: 2 * schema.maxLength + 1, says: 'an id such as "core:rat"' };
}

/** The shapes of all definitions, by name. */
export function stateShapes(definitions) {
  const entries = Object.entries(definitions).map(([name, schema]) => [name, named(schema, name, definitions)]);
  return Object.fromEntries(entries);
}

/** The bounds of numbers and lists that have a name. */
export function stateBounds(shapes) {
  const bounds = Object.entries(shapes).map(([name, { is, least, most }]) => {
    const number = is === "number" || is === "whole";
    return [name, number ? { least, most } : is === "list" && most !== undefined ? { most } : undefined];
  });
  return Object.fromEntries(bounds.filter(([, bound]) => bound !== undefined));
}

function named(schema, name, definitions) {
  if (schema.type !== "object" || schema.properties === undefined) return shapeOf(schema, name, definitions);
  const fields = Object.entries(schema.properties).map(([field, property]) => [
    field,
    shapeOf(property, `${name}.${field}`, definitions),
  ]);
  const optional = Object.keys(schema.properties).filter((field) => !(schema.required ?? []).includes(field));
  return { is: "table", fields: Object.fromEntries(fields), ...(optional.length > 0 ? { optional } : {}) };
}

function shapeOf(schema, place, definitions) {
  if (schema.$ref !== undefined) return nameOf(schema.$ref);
  const words = wordsOf(schema, definitions);
  if (words !== undefined) return { is: "words", words };
  if (schema.anyOf !== undefined) return choiceOf(schema.anyOf, place, definitions);
  switch (schema.type) {
    case "number":
      return { is: "number", ...boundsOf(schema) };
    case "integer":
      return { is: "whole", ...boundsOf(schema) };
    case "string":
      return textOf(schema, place);
    case "boolean":
      return { is: "flag" };
    case "array":
      return listOf(schema, place, definitions);
    case "object":
      return recordOf(schema, place, definitions);
    default:
      throw new Error(`${place} has a type that no shape is for`);
  }
}

// The texts of a union of constants and enumerations, undefined where it is something else.
function wordsOf(schema, definitions) {
  if (schema.$ref !== undefined) return wordsOf(definitions[nameOf(schema.$ref)], definitions);
  if (schema.enum !== undefined) return schema.enum;
  if (typeof schema.const === "string") return [schema.const];
  const parts = schema.anyOf?.map((part) => wordsOf(part, definitions));
  return parts?.every((part) => part !== undefined) ? parts.flat() : undefined;
}

function boundsOf({ minimum, maximum }) {
  return { ...(minimum === undefined ? {} : { least: minimum }), ...(maximum === undefined ? {} : { most: maximum }) };
}

function textOf({ pattern, maxLength, says }, place) {
  if (pattern === undefined || maxLength === undefined || says === undefined)
    throw new Error(`${place} is a text without @pattern, @maxLength or @says`);
  return { is: "text", pattern, longest: maxLength, says };
}

function listOf({ items, minItems, maxItems }, place, definitions) {
  if (Array.isArray(items)) return { is: "tuple", of: items.map((item) => shapeOf(item, place, definitions)) };
  if (minItems !== undefined) throw new Error(`${place}: lists have no least length`);
  return { is: "list", of: shapeOf(items, place, definitions), ...(maxItems === undefined ? {} : { most: maxItems }) };
}

// A table without a name is a record: its keys are words, ids, a kind of text with @says, or whatever @keys names.
function recordOf({ properties, required = [], additionalProperties, propertyNames, keys }, place, definitions) {
  const values = Object.values(properties ?? { only: additionalProperties });
  const [of, ...others] = values.map((value) => shapeOf(value, place, definitions));
  if (others.some((other) => JSON.stringify(other) !== JSON.stringify(of)))
    throw new Error(`${place}: a table without a name has values of different kinds`);
  if (keys !== undefined) return { is: "record", keys, of };
  if (properties === undefined && propertyNames !== undefined)
    return { is: "record", keys: propertyNames.says === undefined ? "Id" : textOf(propertyNames, place), of };
  const words = Object.keys(properties);
  const all = required.length > 0 ? { all: [...required].sort() } : {};
  return { is: "record", keys: { is: "words", words }, of, ...all };
}

function choiceOf(parts, place, definitions) {
  const lists = parts.map((part) => listPart(part, definitions));
  if (lists.every((list) => list !== undefined)) return emptyOr(lists, place, definitions);
  return unionOf(
    parts.flatMap((part) => variantsOf(part, definitions)),
    place,
    definitions,
  );
}

function listPart(part, definitions) {
  const schema = part.$ref === undefined ? part : definitions[nameOf(part.$ref)];
  return schema.type === "array" ? schema : undefined;
}

function emptyOr(lists, place, definitions) {
  const full = lists.filter(({ maxItems }) => maxItems !== 0);
  if (full.length !== 1 || lists.length !== 2) throw new Error(`${place} is a choice of lists`);
  return { ...listOf(full[0], place, definitions), empty: true };
}

function variantsOf(part, definitions) {
  const inner = definitions[nameOf(part.$ref)];
  return inner.anyOf === undefined ? [nameOf(part.$ref)] : inner.anyOf.flatMap((each) => variantsOf(each, definitions));
}

// Told apart by the first field that has words in every variant; where several share a word, by another one.
function unionOf(names, place, definitions, used = []) {
  const wordsIn = (name, field) => {
    const property = definitions[name].properties[field];
    return property === undefined ? undefined : wordsOf(property, definitions);
  };
  const tag = Object.keys(definitions[names[0]].properties).find(
    (field) => !used.includes(field) && names.every((name) => wordsIn(name, field) !== undefined),
  );
  if (tag === undefined) throw new Error(`${place} is a choice of tables that nothing tells apart`);
  const words = [...new Set(names.flatMap((name) => wordsIn(name, tag)))];
  const variants = words.map((word) => {
    const those = names.filter((name) => wordsIn(name, tag).includes(word));
    return [word, those.length === 1 ? those[0] : unionOf(those, place, definitions, [...used, tag])];
  });
  return { is: "union", tag, variants: Object.fromEntries(variants) };
}
