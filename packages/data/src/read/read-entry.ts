import type { RegistryName } from "@rustkeep/engine";
import { foreignNamespace } from "../diagnostics/codes/foreign-namespace.js";
import { registryShapes } from "../schema/shapes.js";
import { buildEntry, qualify } from "./build.js";
import type { Finding } from "./finding.js";
import { prefabFindings } from "./prefab-findings.js";
import { schemaFindings } from "./schema-findings.js";
import { entryValidators } from "./validators.js";

/** What became of an entry: `value` only if it is valid. */
export interface ReadEntry {
  findings: Finding[];
  value?: Record<string, unknown>;
}

type Table = Readonly<Record<string, unknown>>;

function withoutUnknownColors(entry: Table, findings: readonly Finding[]): Table {
  const colors = findings.filter(({ problem }) => problem.code === "unknown_color").map(({ path }) => String(path[0]));
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !colors.includes(key)));
}

function isFatal({ problem }: Finding): boolean {
  return problem.severity === "error";
}

function namespaceFinding(id: unknown, namespace: string): Finding[] {
  if (typeof id !== "string" || !id.includes(":") || id.startsWith(`${namespace}:`)) return [];
  return [{ problem: foreignNamespace(id, namespace), path: ["id"], part: "value" }];
}

function build(entry: Table, registry: RegistryName, namespace: string, before: Finding[]): ReadEntry {
  const known = before.length === 0 ? entry : withoutUnknownColors(entry, before);
  const { value, findings } = buildEntry(known, registryShapes[registry], namespace);
  const layout = registry === "prefabs" ? prefabFindings(value) : [];
  const all = [...before, ...findings, ...layout, ...namespaceFinding(entry.id, namespace)];
  if (all.some(isFatal)) return { findings: all };
  return { findings: all, value: { ...value, id: qualify(String(entry.id), namespace) } };
}

/** Validates one entry of a mod and completes it. */
export function readEntry(entry: unknown, registry: RegistryName, namespace: string): ReadEntry {
  const validate = entryValidators[registry];
  const subject = { shape: registryShapes[registry], table: registry, value: entry };
  const findings = validate(entry) ? [] : schemaFindings(subject, validate.errors ?? []);
  if (findings.some(isFatal)) return { findings };
  return build(entry as Table, registry, namespace, findings);
}
