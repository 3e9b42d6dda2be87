import { certain } from "../certain.js";
import { clean } from "../diagnostics/clean.js";
import { missingField, oneOfSeveral } from "../diagnostics/codes/fields.js";
import { badId } from "../diagnostics/codes/ids.js";
import {
  badRange,
  badSymbol,
  badText,
  outOfRange,
  unknownColor,
  unknownValue,
  type ValueType,
  wrongLength,
  wrongType,
} from "../diagnostics/codes/values.js";
import type { Problem } from "../diagnostics/diagnostic.js";
import { didYouMean } from "../diagnostics/suggest.js";
import { versionWords } from "../manifests/range-findings.js";
import { formatPath, pathOfPointer, valueAt } from "../positions/path.js";
import { patterns } from "../schema/shapes.js";
import { isTable } from "./build-parts.js";
import type { EntryFinding } from "./entry-finding.js";
import { shapeAt, tagValuesAt, variantFieldsAt } from "./shape-at.js";
import { type Subject, tableName } from "./subject.js";
import { unknownFieldFinding } from "./unknown-field-finding.js";
import type { SchemaError } from "./validator.js";

type Path = (string | number)[];

const counted: Readonly<Record<string, (limit: unknown) => string>> = {
  maxLength: (limit) => `at most ${limit} characters`,
  minLength: (limit) => `at least ${limit} character`,
  maxItems: (limit) => `at most ${limit} elements`,
  minItems: (limit) => `at least ${limit} elements`,
};

function patternProblem(field: string, pattern: unknown, value: unknown): Problem {
  const name = Object.keys(patterns).find((key) => patterns[key] === pattern);
  if (name === "Line") return badText(field, false);
  if (name === "Text" || name === "Layout") return badText(field, true);
  if (name === "Glyph") return badSymbol(value);
  if (name === "Version") return outOfRange(field, value, versionWords.one);
  if (name === "VersionRange") return outOfRange(field, value, versionWords.several);
  if (name === "Homepage") return outOfRange(field, value, "an address on the web, as in https://example.org");
  if (name === "LanguageName") return outOfRange(field, value, "a language, as in de or pt_BR");
  return name === "Range" ? badRange(field, value) : badId(field, value);
}

function discriminatorFinding(subject: Subject, path: Path, { tag, tagValue }: Record<string, unknown>): EntryFinding {
  const field = String(tag);
  if (tagValue === undefined) return { problem: missingField(field, tableName(subject, path)), path, part: "head" };
  const at = [...path, field];
  if (typeof tagValue !== "string")
    return { problem: wrongType(formatPath(at), "string", tagValue), path: at, part: "value" };
  return {
    problem: unknownValue(formatPath(at), tagValue, tagValuesAt(subject.shape, subject.value, path)),
    path: at,
    part: "value",
  };
}

// Which variant is meant is not known where the field that tells is misspelt, so that no other error names it.
function noneOfSeveralFinding(subject: Subject, path: Path): EntryFinding {
  const choices = certain(shapeAt(subject.shape, subject.value, path).choices, "what is to be chosen from");
  const problem = oneOfSeveral(formatPath(path), choices, []);
  const known = variantFieldsAt(subject.shape, subject.value, path);
  const strange = Object.keys(valueAt(path, subject.value) as object).find((key) => !known.includes(key));
  if (strange === undefined) return { problem, path, part: "head" };
  const near = didYouMean(strange, choices).hint;
  const hint = `${clean(strange)} is no field of it${near === undefined ? "" : `: ${near}`}`;
  return { problem: { ...problem, hint }, path: [...path, strange], part: "key" };
}

function findingOf(subject: Subject, error: SchemaError): EntryFinding {
  const path = pathOfPointer(error.instancePath, subject.value);
  const value = valueAt(path, subject.value);
  const field = path.length === 0 ? subject.table : formatPath(path);
  const { params } = error;
  const atValue = (problem: Problem): EntryFinding => ({ problem, path, part: "value" });
  switch (error.keyword) {
    case "additionalProperties":
      return unknownFieldFinding(subject, path, String(params.additionalProperty));
    case "required":
      return { problem: missingField(String(params.missingProperty), tableName(subject, path)), path, part: "head" };
    case "discriminator":
      return discriminatorFinding(subject, path, params);
    case "type":
      return atValue(wrongType(field, params.type as ValueType | readonly ValueType[], value));
    case "enum":
      return atValue({
        ...enumProblem(field, value, params.allowedValues as unknown[]),
        ...barHint(valueAt(path.slice(0, -1), subject.value), value),
      });
    case "const":
      return atValue(unknownValue(field, value, [params.allowedValue]));
    case "minimum":
      return atValue(outOfRange(field, value, `${params.limit} or more`));
    case "maximum":
      return atValue({ ...outOfRange(field, value, `${params.limit} or less`), ...fractionHint(params.limit, value) });
    case "pattern":
      return atValue(patternProblem(field, params.pattern, value));
    case "not":
      return noneOfSeveralFinding(subject, path);
    default: {
      const bound = certain(counted[error.keyword], error.keyword)(params.limit);
      return atValue(wrongLength(field, bound, (value as string | unknown[]).length));
    }
  }
}

// A percentage where a fraction is wanted.
function fractionHint(limit: unknown, value: unknown): { hint?: string } {
  return limit === 1 && typeof value === "number" && value <= 100 ? { hint: `write ${value / 100}` } : {};
}

// Health and stamina are no attributes: other checks ask how full they are.
function barHint(table: unknown, value: unknown): { hint?: string } {
  if (!isTable(table) || table.check !== "attribute" || (value !== "health" && value !== "stamina")) return {};
  const { below, at_least: atLeast } = table;
  const share = typeof below === "number" ? below : atLeast;
  const amount = typeof share === "number" && share >= 0 && share <= 1 ? String(share) : "…";
  const not = below === undefined && atLeast !== undefined ? ", not = true" : "";
  return { hint: `write { check = "${value}_below", value = ${amount}${not} }` };
}

function enumProblem(field: string, value: unknown, allowed: unknown[]): Problem {
  return allowed.includes("dark_gray") ? unknownColor(value, allowed.map(String)) : unknownValue(field, value, allowed);
}

// One mistake, one finding: a chain of ifs also reports itself, a value of the wrong type is in no enumeration, and each of
// several variants asks for the same type.
function isEcho(error: SchemaError, errors: readonly SchemaError[]): boolean {
  if (error.keyword === "if") return true;
  if (error.keyword === "type" || error.keyword === "additionalProperties" || error.keyword === "required")
    return false;
  const first = errors.find(({ keyword, instancePath }) => keyword === "type" && instancePath === error.instancePath);
  return first !== undefined && first !== error;
}

// A table can hold a million mistakes; more than these nobody reads.
const mostErrors = 200;

/** The errors of a validator in the words of authors, with their places. */
export function schemaFindings(subject: Subject, errors: readonly SchemaError[]): EntryFinding[] {
  const looked = errors.slice(0, mostErrors);
  return looked.filter((error) => !isEcho(error, looked)).map((error) => findingOf(subject, error));
}
