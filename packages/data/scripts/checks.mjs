// Expressions that are true where a value is certainly valid. Where one of these is not, ajv's validator has the say: it
// alone knows what is wrong. A keyword that is not known here therefore costs time, never correctness.
import { nameOf } from "./validator-form.mjs";

const comparisons = { minimum: ">=", maximum: "<=", exclusiveMinimum: ">", exclusiveMaximum: "<" };

function numberCheck(value, { type, ...schema }) {
  const bounds = Object.keys(schema).map((keyword) => `${value} ${comparisons[keyword]} ${schema[keyword]}`);
  return [type === "integer" ? `Number.isInteger(${value})` : `Number.isFinite(${value})`, ...bounds].join(" && ");
}

function stringCheck(value, { pattern, minLength = 0, maxLength }) {
  return [
    `typeof ${value} === "string"`,
    ...(minLength > 0 ? [`${value}.length >= ${minLength}`] : []),
    ...(maxLength === undefined ? [] : [`${value}.length <= ${maxLength}`]),
    ...(pattern === undefined ? [] : [`/${pattern.replaceAll("/", "\\/")}/u.test(${value})`]),
  ].join(" && ");
}

function listCheck(value, { items, minItems = 0, maxItems }) {
  return [
    `Array.isArray(${value})`,
    ...(minItems > 0 ? [`${value}.length >= ${minItems}`] : []),
    ...(maxItems === undefined ? [] : [`${value}.length <= ${maxItems}`]),
    `${value}.every((e) => ${check("e", items)})`,
  ].join(" && ");
}

// A number, or the code for one: bounds are about numbers alone.
function eitherCheck(value, [numeric, text], bounds) {
  const number = check(value, { type: numeric, ...bounds });
  return `(typeof ${value} === "number" ? ${number} : ${check(value, { type: text })})`;
}

const known = {
  number: Object.keys(comparisons),
  integer: Object.keys(comparisons),
  string: ["pattern", "minLength", "maxLength"],
  array: ["items", "minItems", "maxItems"],
  boolean: [],
  object: ["additionalProperties"],
};

/** An expression about a value; `false` where nothing can be said for certain. */
export function check(value, schema) {
  if (schema.$ref !== undefined) return `is${nameOf(schema.$ref)}(${value})`;
  const texts = schema.const === undefined ? schema.enum : [schema.const];
  if (texts !== undefined) return texts.map((text) => `${value} === ${JSON.stringify(text)}`).join(" || ");
  const { type, ...keywords } = schema;
  if (Array.isArray(type)) return eitherCheck(value, type, keywords);
  if (!Object.keys(keywords).every((keyword) => known[type]?.includes(keyword))) return "false";
  switch (type) {
    case "string":
      return stringCheck(value, schema);
    case "boolean":
      return `typeof ${value} === "boolean"`;
    case "array":
      return listCheck(value, schema);
    case "object":
      return `isTable(${value})`;
    default:
      return numberCheck(value, schema);
  }
}

/** The functions that checks call: one for each named kind of value that is no table with certain fields. */
export function checkFunctions(forms) {
  return Object.entries(forms)
    .filter(([, { type, discriminator, properties, additionalProperties }]) => {
      const isOpen = properties === undefined && typeof additionalProperties === "object";
      return discriminator === undefined && (type !== "object" || isOpen);
    })
    .map(([name, schema]) => `const is${name} = (v) => ${check("v", schema)};`);
}
