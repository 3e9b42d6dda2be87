import { brokenManifest, dependsOnItself } from "../diagnostics/codes/manifests.js";
import type { Manifest } from "../format/manifest.js";
import type { ModSource } from "../mod-source.js";
import type { SourceFile } from "../positions/source-file.js";
import { schemaFindings } from "../read/schema-findings.js";
import { errorsOf } from "../read/validator.js";
import type { Report } from "../report.js";
import { parseToml } from "../toml/parse-toml.js";
import { validateManifest } from "../validators/validators.js";

function asManifest(table: Readonly<Record<string, unknown>>, file: SourceFile, report: Report): Manifest {
  const { id, name, version, depends = [] } = table as unknown as Manifest;
  const own = depends.indexOf(id);
  if (own >= 0) report.add({ mod: id, file, anchor: { path: ["depends", own], part: "value" } }, dependsOnItself(id));
  return { id, name, version, depends: [...depends] };
}

/**
 * The manifest of a mod, undefined where it cannot be read or is not valid.
 * @param folder what the mod is called where it has no id
 */
export function readManifest({ manifest }: ModSource, folder: string, report: Report): Manifest | undefined {
  const parsed = parseToml(manifest.text);
  if (!parsed.ok) {
    const where = { mod: folder, file: manifest.name, ...parsed.position };
    report.addAt(where, brokenManifest(`the manifest is not valid TOML: ${parsed.reason}`));
    return undefined;
  }
  const errors = errorsOf(validateManifest, parsed.table);
  if (errors.length === 0) return asManifest(parsed.table, manifest, report);
  const subject = { shape: "Manifest", table: "the manifest", value: parsed.table };
  for (const { problem, path, part } of schemaFindings(subject, errors)) {
    const { hint } = problem;
    const place = { mod: folder, file: manifest, anchor: { path, part } };
    report.add(place, { ...brokenManifest(problem.message), ...(hint === undefined ? {} : { hint }) });
  }
  return undefined;
}
