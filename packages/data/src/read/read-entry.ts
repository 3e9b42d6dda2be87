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

function isFatal({ problem }: Finding): boolean {
  return problem.severity === "error";
}

function namespaceFinding(id: string, namespace: string): Finding | undefined {
  if (!id.includes(":") || id.startsWith(`${namespace}:`)) return undefined;
  return { problem: foreignNamespace(id, namespace), path: ["id"], part: "value" };
}

// What stays of an entry that has but an unknown colour is its default, which is none.
function removeUnknownColors(value: Record<string, unknown>, findings: readonly Finding[]): void {
  for (const { problem, path } of findings) if (problem.code === "unknown_color") delete value[String(path[0])];
}

// What is wrong with a complete entry beyond what the schemas say.
function furtherFindings(value: Record<string, unknown>, registry: RegistryName, namespace: string): Finding[] {
  const foreign = namespaceFinding(String(value.id), namespace);
  const further = foreign === undefined ? [] : [foreign];
  return registry === "prefabs" ? [...prefabFindings(value), ...further] : further;
}

/** Completes one entry of a mod and validates it. */
export function readEntry(entry: unknown, registry: RegistryName, namespace: string): ReadEntry {
  const shape = registryShapes[registry];
  const { value: built, findings } = buildEntry(entry, shape, namespace);
  const validate = entryValidators[registry];
  if (!validate(built))
    findings.push(...schemaFindings({ shape, table: registry, value: entry }, validate.errors ?? []));
  if (findings.some(isFatal)) return { findings };
  const value = built as Record<string, unknown>;
  removeUnknownColors(value, findings);
  findings.push(...furtherFindings(value, registry, namespace));
  if (findings.some(isFatal)) return { findings };
  value.id = qualify(String(value.id), namespace);
  return { findings, value };
}
