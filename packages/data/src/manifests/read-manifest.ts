import {
  brokenManifest,
  dependsOnItself,
  manifestBadField,
  manifestUnknownField,
} from "../diagnostics/codes/manifests.js";
import type { Problem } from "../diagnostics/diagnostic.js";
import type { Manifest, OtherMod } from "../format/manifest.js";
import type { LoadedMod, ModRange } from "../loaded-mod.js";
import type { ModSource } from "../mod-source.js";
import { formatPath } from "../positions/path.js";
import type { SourceFile } from "../positions/source-file.js";
import type { EntryFinding } from "../read/entry-finding.js";
import { schemaFindings } from "../read/schema-findings.js";
import { resolveShape } from "../read/shape-at.js";
import { errorsOf } from "../read/validator.js";
import type { Report } from "../report.js";
import { tableIn } from "../toml/table-in.js";
import { validateManifest } from "../validators/validators.js";
import { rangeFindings } from "./range-findings.js";
import { ANY_VERSION } from "./versions.js";

type Table = Readonly<Record<string, unknown>>;
type ModList = "depends" | "optional" | "conflicts";

// A mod without one of these is not the mod that was meant, or might be loaded where it must not be.
const essential: readonly string[] = ["id", "name", "version", "game", "depends", "conflicts"];

function findingsIn(table: Table): EntryFinding[] {
  const errors = errorsOf(validateManifest, table);
  const found = schemaFindings({ shape: "Manifest", table: "the manifest", value: table }, errors);
  const told = new Set(found.map(({ path }) => formatPath(path)));
  return [...found, ...rangeFindings(table).filter(({ path }) => !told.has(formatPath(path)))];
}

function isUnknown({ path, problem }: EntryFinding): boolean {
  return path.length === 1 && problem.code === "unknown_field";
}

function isFatal(finding: EntryFinding): boolean {
  const [field] = finding.path;
  return !isUnknown(finding) && (field === undefined || essential.includes(String(field)));
}

function problemOf(finding: EntryFinding): Problem {
  const { path, problem } = finding;
  const hint = problem.hint === undefined ? {} : { hint: problem.hint };
  if (isFatal(finding)) return { ...brokenManifest(problem.message), ...hint };
  if (!isUnknown(finding)) return manifestBadField(problem.message, hint);
  const known = resolveShape("Manifest", undefined).fields.map(({ name }) => name);
  return manifestUnknownField(String(path[0]), known);
}

function asRange(other: string | OtherMod): ModRange {
  if (typeof other === "string") return { id: other, version: ANY_VERSION };
  const { id, version = ANY_VERSION } = other;
  return { id, version };
}

// The mods that a list names but for the mod itself, which is told.
function others(manifest: Manifest, field: ModList, file: SourceFile, report: Report): ModRange[] {
  const ranges = manifest[field].map(asRange);
  const own = ranges.findIndex(({ id }) => id === manifest.id);
  const place = { mod: manifest.id, file, anchor: { path: [field, own], part: "value" as const } };
  if (own >= 0) report.add(place, dependsOnItself(manifest.id, field));
  return ranges.filter(({ id }) => id !== manifest.id);
}

function complete(table: Table): Manifest {
  const fields = resolveShape("Manifest", undefined).fields;
  const values = fields.flatMap(({ name, default: otherwise }) => {
    const value = table[name] ?? otherwise;
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(values) as unknown as Manifest;
}

function asMod(manifest: Manifest, file: SourceFile, report: Report): Omit<LoadedMod, "dir"> {
  const list = (field: ModList) => others(manifest, field, file, report);
  return { ...manifest, depends: list("depends"), optional: list("optional"), conflicts: list("conflicts") };
}

/**
 * What the manifest of a mod says of it, undefined where it cannot be read, or is wrong in what the mod cannot do without.
 * @param folder what the mod is called where it has no id
 */
export function readManifest(
  { manifest: file }: Pick<ModSource, "manifest">,
  folder: string,
  report: Report,
): Omit<LoadedMod, "dir"> | undefined {
  const table = tableIn(file, folder, report, ({ reason, hint }) => ({
    ...brokenManifest(`the manifest is not valid TOML: ${reason}`),
    ...(hint === undefined ? {} : { hint }),
  }));
  if (table === undefined) return undefined;
  const findings = findingsIn(table);
  const isBroken = findings.some(isFatal);
  const mod = isBroken ? folder : String(table.id);
  for (const finding of findings) {
    const { path, part } = finding;
    report.add({ mod, file, anchor: { path, part } }, problemOf(finding));
  }
  if (isBroken) return undefined;
  const wrong = new Set(findings.map(({ path }) => String(path[0])));
  const usable = Object.entries(table).filter(([field]) => !wrong.has(field));
  return asMod(complete(Object.fromEntries(usable)), file, report);
}
