import type { RegistryName } from "@rustkeep/engine";
import { foreignNamespace } from "../diagnostics/codes/foreign-namespace.js";
import { registryShapes } from "../schema/shapes.js";
import { buildEntry } from "./build.js";
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

// What stays of an entry that has but an unknown colour is its default, which is none.
function removeUnknownColors(value: Record<string, unknown>, findings: readonly Finding[]): void {
  for (const { problem, path } of findings) if (problem.code === "unknown_color") delete value[String(path[0])];
}

// Gives a valid entry its full id, and tells what is wrong beyond what the schemas say.
function finish(value: Record<string, unknown>, registry: RegistryName, namespace: string, findings: Finding[]): void {
  const id = value.id as string;
  if (!id.includes(":")) value.id = `${namespace}:${id}`;
  else if (!id.startsWith(`${namespace}:`)) {
    findings.push({ problem: foreignNamespace(id, namespace), path: ["id"], part: "value" });
  }
  if (registry === "prefabs") findings.push(...prefabFindings(value));
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
  finish(value, registry, namespace, findings);
  return findings.some(isFatal) ? { findings } : { findings, value };
}
