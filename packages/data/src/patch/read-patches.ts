import type { RegistryName } from "@rustkeep/engine";
import { oneOfSeveral } from "../diagnostics/codes/fields.js";
import { notAList, unknownTable } from "../diagnostics/codes/files.js";
import { patchWithoutOperation } from "../diagnostics/codes/patches.js";
import type { SourceFile } from "../positions/source-file.js";
import { buildEntry } from "../read/build.js";
import { type BuildContext, qualify } from "../read/build-parts.js";
import type { EntryFinding } from "../read/entry-finding.js";
import { schemaFindings } from "../read/schema-findings.js";
import { errorsOf } from "../read/validator.js";
import type { Report } from "../report.js";
import { registryShapes } from "../schema/shapes.js";
import { validatePatch } from "../validators/validators.js";
import { isPlainTable } from "./fields.js";
import { partFindings } from "./part-findings.js";
import { OPERATIONS, type Operations, type Patch, type Patcher, type Table } from "./patch.js";
import { tellValues } from "./value-findings.js";

/** The patches of all mods that have been read so far. */
export interface PatchReading {
  /** Those that are to be carried out, in load order, within a mod by file and place. */
  patches: Patch[];
  /** Ids of the mods that have written any, whether or not they are to be carried out. */
  patchers: Set<string>;
  /** Ids of all mods that are loaded. */
  loaded: ReadonlySet<string>;
  report: Report;
}

interface Here {
  reading: PatchReading;
  mod: Patcher;
  file: SourceFile;
  context: BuildContext;
}

/** A patch as it is written, with defaults. */
interface WrittenPatch extends Operations {
  target?: string;
  targets?: string[];
  where?: Table;
  optional: boolean;
  if_mods: string[];
  unless_mods: string[];
}

const mostFindings = 20;

function isRegistry(table: string): table is RegistryName {
  return Object.hasOwn(registryShapes, table);
}

const knownTables = Object.keys(registryShapes).map((registry) => `patch.${registry}`);

const choosers = ["target", "targets", "where"] as const;

function furtherFindings(written: WrittenPatch, registry: RegistryName): EntryFinding[] {
  const findings: EntryFinding[] = [];
  const tell = (problem: EntryFinding["problem"]) => findings.push({ problem, path: [], part: "head" });
  const chosen = choosers.filter((name) => written[name] !== undefined);
  if (chosen.length !== 1) tell(oneOfSeveral(`patch.${registry}`, choosers, chosen));
  if (OPERATIONS.every((operation) => written[operation] === undefined)) tell(patchWithoutOperation(OPERATIONS));
  return [...findings, ...partFindings(written, registryShapes[registry])];
}

function validated(
  entry: unknown,
  registry: RegistryName,
  context: BuildContext,
): { findings: EntryFinding[]; written: WrittenPatch } {
  context.sound = true;
  const written = buildEntry(entry, "Patch", context) as WrittenPatch;
  const subject = { shape: "Patch", table: `patch.${registry}`, value: entry };
  const findings = context.sound ? [] : schemaFindings(subject, errorsOf(validatePatch, written));
  return { findings: findings.length > 0 ? findings : furtherFindings(written, registry), written };
}

function patchOf({ reading, mod, file }: Here, registry: RegistryName, index: number, written: WrittenPatch): Patch {
  const { target, targets, set, multiply, add, change, remove, prepend, append, where, optional } = written;
  const single = target !== undefined;
  return {
    registry,
    mod,
    file,
    index,
    order: reading.patches.length,
    targets: (single ? [target] : targets)?.map((id) => qualify(id, mod.id)),
    single,
    where,
    optional,
    set,
    multiply,
    add,
    change,
    remove,
    prepend,
    append,
  };
}

function isWanted({ if_mods, unless_mods }: WrittenPatch, { loaded }: PatchReading): boolean {
  return if_mods.every((id) => loaded.has(id)) && !unless_mods.some((id) => loaded.has(id));
}

function readPatch(here: Here, registry: RegistryName, entry: unknown, index: number): void {
  const { reading, mod, file, context } = here;
  const { findings, written } = validated(entry, registry, context);
  for (const { problem, path, part } of findings.slice(0, mostFindings)) {
    const anchor = { path: ["patch", registry, index, ...path], part };
    reading.report.add({ mod: mod.id, file, anchor }, problem);
  }
  if (findings.some(({ problem }) => problem.severity === "error")) return;
  const patch = patchOf(here, registry, index, written);
  reading.patchers.add(mod.id);
  if (isWanted(written, reading)) reading.patches.push(patch);
  else tellValues(patch, reading.report);
}

/** Reads what stands under `patch` in a file of a mod. */
export function readPatches(here: Here, value: unknown): void {
  const { reading, mod, file } = here;
  const place = (...path: string[]) => ({ mod: mod.id, file, anchor: { path, part: "key" as const } });
  if (!isPlainTable(value)) {
    reading.report.add(place("patch"), notAList("patch"));
    return;
  }
  for (const [registry, patches] of Object.entries(value)) {
    if (!isRegistry(registry)) {
      reading.report.add(place("patch", registry), unknownTable(`patch.${registry}`, knownTables));
    } else if (!Array.isArray(patches)) reading.report.add(place("patch", registry), notAList(`patch.${registry}`));
    else for (const [index, entry] of patches.entries()) readPatch(here, registry, entry, index);
  }
}
