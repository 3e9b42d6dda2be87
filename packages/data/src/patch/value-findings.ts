import type { EntryFinding } from "../read/entry-finding.js";
import { schemaFindings } from "../read/schema-findings.js";
import { errorsOf, type SchemaError } from "../read/validator.js";
import { entryValidators } from "../read/validators.js";
import type { Report } from "../report.js";
import { registryShapes } from "../schema/shapes.js";
import { type Patch, patchPlace } from "./patch.js";

/**
 * Tells what is wrong with the values that a patch sets or adds to lists, as far as they can be judged by themselves: for
 * one that meets no entry, since otherwise the patched entry is checked.
 */
export function tellValues(patch: Patch, report: Report): void {
  for (const { problem, path, part } of valueFindings(patch)) report.add(patchPlace(patch, path, part), problem);
}

function valueFindings(patch: Patch): EntryFinding[] {
  const { registry } = patch;
  return (["set", "prepend", "append"] as const).flatMap((operation) => {
    const value = patch[operation];
    if (value === undefined) return [];
    const errors = errorsOf(entryValidators[registry], value).filter((error) => !isLack(error));
    const findings = schemaFindings({ shape: registryShapes[registry], table: registry, value }, errors);
    return findings.map((finding) => ({ ...finding, path: [operation, ...finding.path] }));
  });
}

// What only part of an entry lacks: what stands in no list is added to what is there.
function isLack({ keyword, instancePath }: SchemaError): boolean {
  return ["required", "discriminator", "not"].includes(keyword) && !/\/\d/.test(instancePath);
}
