// Functions that complete a table as it was read: a plain object with its fields in a fixed order and every default
// filled in. On the way they take note of all ids, and of whatever is not certainly valid. As code with object literals
// they are several times as fast as a walk along the shapes.
import { check, checkFunctions } from "./checks.mjs";
import { nameOf } from "./validator-form.mjs";

function idMap({ registry, asks }) {
  return `c.${asks ? "asked" : "used"}.${registry}`;
}

// A list of lists, whose inner ones have a name.
function listOfLists({ of }, { maxItems, items }, value, forms) {
  const inner = forms[nameOf(items.$ref)];
  return `list(${value}, c, (e) => ${built(of, inner, "e", forms)}, ${maxItems})`;
}

function built(type, schema, value, forms) {
  switch (type.kind) {
    case "id":
      return `id(${value}, c, ${idMap(type)})`;
    case "range":
      return `range(${value}, c)`;
    case "code":
      return `code(${value}, c)`;
    case "list":
      if (type.of.kind === "id") return `ids(${value}, c, ${idMap(type.of)}, id, ${schema.maxItems})`;
      if (type.of.kind === "list" && !isPlain(type.of)) return listOfLists(type, schema, value, forms);
      return isPlain(type.of) ? value : `list(${value}, c, ${type.of.shape}, ${schema.maxItems})`;
    case "table":
      return `${type.shape}(${value}, c)`;
    case "map":
      return `map(${value}, c, (e) => ids(asList(e), c, ${idMap(type.of.of)}, id, ${mostInMap}))`;
    default:
      return value;
  }
}

// As many as lists of ids hold elsewhere.
const mostInMap = 1000;

function isPlain(type) {
  return type.kind === "list" ? isPlain(type.of) : !["id", "range", "code", "table", "map"].includes(type.kind);
}

// What the builder of a value does not look at by itself; nothing for ids, lists of tables and tables.
function fieldCheck({ type, optional, default: value }, schema, local) {
  if (!isPlain(type) && type.kind !== "range" && type.kind !== "code") return [];
  const text = check(local, schema);
  return [optional || value !== undefined ? `(${local} === undefined || ${text})` : `(${text})`];
}

// Entries share the empty lists and tables that nobody wrote: most of what a game holds would be these.
function defaultText({ default: value }) {
  if (Array.isArray(value)) return "noList";
  return value !== null && typeof value === "object" ? "noTable" : JSON.stringify(value);
}

// Only a table without fields can be shared, so no field of a default table may have a default of its own.
function checkDefaults(shapes) {
  for (const { fields = [] } of Object.values(shapes)) {
    for (const { type, default: value } of fields) {
      const inner = value === undefined || type.kind !== "table" ? [] : shapes[type.shape].fields;
      if (inner.some((field) => !field.optional)) throw new Error(`the default of ${type.shape} is not an empty table`);
    }
  }
}

// Whether a value is one of a few texts.
function isWord(schema, forms) {
  if (schema.$ref !== undefined) return isWord(forms[nameOf(schema.$ref)], forms);
  return schema.const !== undefined || schema.enum !== undefined;
}

function wordsIn(schema) {
  if (schema === null || typeof schema !== "object") return [];
  const { const: one, enum: several = one === undefined ? [] : [one], ...rest } = schema;
  return [...several, ...Object.values(rest).flatMap(wordsIn)];
}

function objectBuilder(name, { fields, needs = [] }, forms) {
  const { properties = {} } = forms[name];
  const local = new Map(fields.map((field, index) => [field, `f${index}`]));
  const isOptional = (field) => field.default === undefined && field.optional;
  const text = (field) => built(field.type, properties[field.name], local.get(field), forms);
  const literal = fields
    .filter((field) => !isOptional(field))
    .map((field) => {
      const value = field.default === undefined ? "" : `${local.get(field)} === undefined ? ${defaultText(field)} : `;
      return `${field.name}: ${value}${text(field)}`;
    });
  const optional = fields
    .filter(isOptional)
    .map((field) => `  if (${local.get(field)} !== undefined) o.${field.name} = ${text(field)};`);
  const reads = fields.map((field) => {
    const value = `v.${field.name}`;
    return `${local.get(field)} = ${isWord(properties[field.name], forms) ? `word(${value})` : value}`;
  });
  const isThere = (needed) => `${local.get(fields.find((field) => field.name === needed))} !== undefined`;
  const together = fields.flatMap((field) => (field.goesWith === undefined ? [] : [[field.name, field.goesWith]]));
  const present = fields.map((field) => `(${local.get(field)} !== undefined)`);
  const checks = fields.flatMap((field) => fieldCheck(field, properties[field.name], local.get(field)));
  return [
    `function ${name}(v, c) {`,
    "  if (!isTable(v)) return doubt(v, c);",
    ...(reads.length > 0 ? [`  const ${reads.join(", ")};`] : []),
    ...(needs.length > 0 ? [`  if (!(${needs.map(isThere).join(" || ")})) flaw(v, c);`] : []),
    ...together.map(([name, other]) => `  if (${isThere(name)} && !(${isThere(other)})) flaw(v, c);`),
    ...(checks.length > 0 ? [`  if (!(${checks.join(" && ")})) c.sound = false;`] : []),
    `  const o = { ${literal.join(", ")} };`,
    ...optional,
    `  return whole(v, o, ${["0", ...present].join(" + ")}, c);`,
    "}",
  ];
}

// The same for each field of an entry by itself, for what is changed in one; entries in several forms are built anew.
function fieldBuilders(name, shapes, forms) {
  const { fields = [] } = shapes[name];
  const { properties = {} } = forms[name];
  return fields.map((field) => {
    const schema = properties[field.name];
    const value = isWord(schema, forms) ? "word(v)" : "v";
    const [checked] = fieldCheck({ ...field, optional: false, default: undefined }, schema, "v");
    const text = built(field.type, schema, value, forms);
    return `${field.name}: (v, c) => ${checked === undefined ? text : `${checked} ? ${text} : doubt(v, c)`}`;
  });
}

function taggedBuilder(name, { tag, variants }) {
  const cases = [...new Set(Object.values(variants))].flatMap((shape) => [
    ...Object.keys(variants).flatMap((text) => (variants[text] === shape ? [`    case ${JSON.stringify(text)}:`] : [])),
    `      return ${shape}(v, c);`,
  ]);
  return [
    `function ${name}(v, c) {`,
    `  switch (isTable(v) ? v.${tag} : undefined) {`,
    ...cases,
    "    default: return doubt(v, c);",
    "  }",
    "}",
  ];
}

function presentBuilder(name, { variants }) {
  const lines = variants.map(({ field, shape }) => `  if (v.${field} !== undefined) return ${shape}(v, c);`);
  return [`function ${name}(v, c) {`, "  if (!isTable(v)) return doubt(v, c);", ...lines, "  return doubt(v, c);", "}"];
}

const writers = { object: objectBuilder, tagged: taggedBuilder, present: presentBuilder };

/**
 * The module with the builders of all shapes.
 * @param forms the schemas of the same names, in validator form
 * @param entries the names of the shapes of entries
 */
export function builderModule(shapes, forms, entries) {
  checkDefaults(shapes);
  if (JSON.stringify(forms.Id) !== JSON.stringify(forms.Tag))
    throw new Error("ids and tags are no longer written alike");
  return [
    "// Generated by scripts/generate.mjs, never edited.",
    'import { asList, code, doubt, flaw, ids, isTable, list, map, newId, noList, noTable, range, whole } from "../read/build-parts.js";',
    "",
    ...checkFunctions(forms),
    // The same few texts would otherwise be kept once for each place where they stand.
    `const words = new Map(${JSON.stringify([...new Set(wordsIn(forms))])}.map((word) => [word, word]));`,
    "const word = (v) => words.get(v) ?? v;",
    "const id = (v, c, known) => known.get(v) ?? newId(v, c, known, isId(v));",
    "",
    ...Object.entries(shapes).flatMap(([name, shape]) => [...writers[shape.kind](name, shape, forms), ""]),
    "export const fieldBuilders = {",
    ...entries.map((name) => `  ${name}: { ${fieldBuilders(name, shapes, forms).join(", ")} },`),
    "};",
    "",
    `export const builders = { ${Object.keys(shapes).join(", ")} };`,
    "",
  ].join("\n");
}

/** The declarations of that module. */
export function builderTypes() {
  return [
    "// Generated by scripts/generate.mjs, never edited.",
    'import type { Build } from "../read/build-parts.js";',
    "/** Builders of whole tables, by the name of the shape. */",
    "export declare const builders: Readonly<Record<string, Build>>;",
    "/** Builders of single fields of entries, by the name of the shape and of the field. */",
    "export declare const fieldBuilders: Readonly<Record<string, Readonly<Record<string, Build>>>>;",
    "",
  ].join("\n");
}
