import type { RegistryName } from "@rustkeep/engine";
import { foreignNamespace } from "../diagnostics/codes/ids.js";
import { registryShapes } from "../schema/shapes.js";
import { fieldBuilders } from "../validators/builders.js";
import { buildEntry, flawsIn } from "./build.js";
import { type BuildContext, isTable, qualify } from "./build-parts.js";
import { finishCode, reviewCode } from "./code.js";
import type { EntryFinding } from "./entry-finding.js";
import { prefabFindings } from "./prefab-findings.js";
import { schemaFindings } from "./schema-findings.js";
import { errorsOf } from "./validator.js";
import { entryValidators } from "./validators.js";

type Table = Readonly<Record<string, unknown>>;

/** What became of an entry: `value` only if it is valid. */
export interface ReadEntry {
  findings: EntryFinding[];
  value?: Record<string, unknown>;
}

function isFatal({ problem }: EntryFinding): boolean {
  return problem.severity === "error";
}

// What stays of an entry that has but an unknown colour is its default, which is none.
function removeUnknownColors(value: Record<string, unknown>, findings: readonly EntryFinding[]): void {
  for (const { problem, path } of findings) if (problem.code === "unknown_color") delete value[String(path[0])];
}

/** What is wrong with a valid entry beyond what the schemas say. */
export function furtherFindings(value: Table, registry: RegistryName): EntryFinding[] {
  return registry === "prefabs" ? prefabFindings(value) : [];
}

// Gives a valid entry its full ids.
function nameEntry(value: Record<string, unknown>, context: BuildContext): EntryFinding[] {
  const findings: EntryFinding[] = [];
  const id = value.id as string;
  if (id.includes(":") && !id.startsWith(`${context.namespace}:`)) {
    findings.push({ problem: foreignNamespace(id, context.namespace), path: ["id"], part: "value" });
  }
  if (value.overrides === undefined) value.id = context.own;
  else {
    value.id = qualify(id, context.namespace);
    value.overrides = context.own;
  }
  return findings;
}

// What an entry is known by: the entry that it overrides, or itself. Anything may stand there.
function knownAs(entry: unknown, namespace: string): string {
  const { id, overrides = id } = isTable(entry) ? entry : {};
  return typeof overrides === "string" ? qualify(overrides, namespace) : "";
}

/** No list may hold as many elements; that it is too long is seen by then, and its first mistakes are. */
const MOST_LOOKED_AT = 1001;
/** A text of the size that is read cannot hold long lists in lists any deeper. */
const DEEPEST_LIST = 40;

// The validator takes all errors so far together anew for each element: what is far too long would take it minutes.
function shortened(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST_LIST) return value;
  if (Array.isArray(value)) return value.slice(0, MOST_LOOKED_AT).map((element) => shortened(element, depth + 1));
  if (!isTable(value) || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, shortened(field, depth + 1)]));
}

function findingsIn(entry: unknown, built: unknown, registry: RegistryName, flawed: boolean): EntryFinding[] {
  const shape = registryShapes[registry];
  const flaws = flawed ? flawsIn(entry, shape) : [];
  const errors = errorsOf(entryValidators[registry], shortened(built));
  return [...flaws, ...schemaFindings({ shape, table: registry, value: entry }, errors)];
}

function validEntry(
  entry: unknown,
  registry: RegistryName,
  context: BuildContext,
  readsCode: typeof finishCode,
): ReadEntry {
  context.ownUses = context.used[registry];
  const built = buildEntry(entry, registryShapes[registry], context);
  const findings = context.sound ? [] : findingsIn(entry, built, registry, context.flawed);
  if (context.coded && isTable(built)) findings.push(...readsCode(built, registryShapes[registry], context));
  if (findings.some(isFatal)) return { findings };
  const value = built as Record<string, unknown>;
  removeUnknownColors(value, findings);
  findings.push(...furtherFindings(value, registry));
  return { findings, value };
}

function withoutValue(read: ReadEntry): ReadEntry {
  return read.findings.some(isFatal) ? { findings: read.findings } : read;
}

/** Completes one entry of a mod and validates it. */
export function readEntry(entry: unknown, registry: RegistryName, context: BuildContext): ReadEntry {
  context.own = knownAs(entry, context.namespace);
  const read = validEntry(entry, registry, context, finishCode);
  if (read.value !== undefined) read.findings.push(...nameEntry(read.value, context));
  return withoutValue(read);
}

/** Completes and validates an entry once more that was complete and has been changed since; it has its full ids. */
export function reviewEntry(entry: Table, registry: RegistryName, context: BuildContext): ReadEntry {
  context.own = String(entry.id);
  return withoutValue(validEntry(entry, registry, context, reviewCode));
}

/**
 * Completes fields of such an entry, in place. True if there is certainly nothing wrong with them by themselves.
 * @param names the fields
 */
export function reviewFields(
  entry: Record<string, unknown>,
  names: readonly string[],
  registry: RegistryName,
  context: BuildContext,
): boolean {
  const fields = fieldBuilders[registryShapes[registry]];
  if (fields === undefined) return false;
  context.own = String(entry.id);
  context.ownUses = context.used[registry];
  context.sound = true;
  for (const name of names) {
    const build = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (build === undefined) return false;
    entry[name] = build(entry[name], context);
  }
  return context.sound;
}
