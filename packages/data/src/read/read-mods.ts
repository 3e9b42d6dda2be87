import type { RegistryName } from "@rustkeep/engine";
import { moreProblems, notAList, syntaxError, unknownTable } from "../diagnostics/codes/files.js";
import type { LoadedMod } from "../loaded-mod.js";
import type { ModSource } from "../mod-source.js";
import type { Patch } from "../patch/patch.js";
import { type PatchReading, readPatches } from "../patch/read-patches.js";
import type { Path } from "../positions/path.js";
import type { SourceFile } from "../positions/source-file.js";
import type { Place, Report } from "../report.js";
import { registryShapes } from "../schema/shapes.js";
import { tableIn } from "../toml/table-in.js";
import { type BuildContext, buildContext, qualify } from "./build-parts.js";
import type { Definition, ReadMod } from "./definition.js";
import type { EntryFinding } from "./entry-finding.js";
import { type BalanceReading, readBalance, startBalance } from "./read-balance.js";
import { type ReadEntry, readEntry } from "./read-entry.js";
import { noReferences } from "./references.js";

/** Everything that the mods define, before anybody has looked whether it fits together. */
export interface ReadMods {
  /** In load order. */
  mods: ReadMod[];
  /** Ids of entries that were written, but are not valid: registry, a space, id; with the place of the first problem. */
  fallen: Map<string, Place>;
  balance: BalanceReading;
  /** Changes that mods make to entries, in load order, within a mod by file and place. */
  patches: Patch[];
  /** Ids of the mods that have written patches, whether or not they are to be carried out. */
  patchers: Set<string>;
}

/** The valid entries of all mods, in load order, within a mod by file and place. */
export function allDefinitions({ mods }: ReadMods): Definition[] {
  return mods.flatMap(({ definitions }) => definitions);
}

/** A mod with its texts. */
export interface ReadableMod {
  mod: LoadedMod;
  source: ModSource;
}

interface Reading extends ReadMods, PatchReading {
  report: Report;
}

interface Here {
  reading: Reading;
  mod: ReadMod;
  file: SourceFile;
  context: BuildContext;
}

const mostFindings = 20;

const knownTables = [...Object.keys(registryShapes), "balance", "patch"];

function isRegistry(table: string): table is RegistryName {
  return Object.hasOwn(registryShapes, table);
}

function authoredId(entry: unknown, namespace: string): string | undefined {
  const id = entry !== null && typeof entry === "object" ? (entry as Record<string, unknown>).id : undefined;
  return typeof id === "string" && /^([a-z][a-z0-9_]*:)?[a-z][a-z0-9_]*$/.test(id) ? qualify(id, namespace) : undefined;
}

function reportFindings(
  { reading, mod, file }: Here,
  base: Path,
  findings: EntryFinding[],
  entry: string | undefined,
): Place[] {
  const places = findings.slice(0, mostFindings).map(({ problem, path, part, within }) => {
    const place: Place = {
      mod: mod.id,
      file,
      anchor: { path: [...base, ...path], part, ...(within && { within }) },
      ...(entry === undefined ? {} : { entry }),
    };
    reading.report.add(place, problem);
    return place;
  });
  const rest = findings.length - places.length;
  const head = { mod: mod.id, file, anchor: { path: base, part: "head" as const } };
  if (rest > 0) reading.report.add(head, moreProblems(rest));
  return places;
}

function tellElement(here: Here, path: Path, entry: unknown, { findings, value }: ReadEntry): void {
  const ownId = authoredId(entry, here.mod.id);
  const [place] = reportFindings(here, path, findings, ownId);
  if (value === undefined && ownId !== undefined && place !== undefined) {
    here.reading.fallen.set(`${path[0]} ${ownId}`, place);
  }
}

function readElement(here: Here, table: RegistryName, entry: unknown, index: number): void {
  const { mod, file, context } = here;
  const read = readEntry(entry, table, context);
  if (read.findings.length > 0) tellElement(here, [table, index], entry, read);
  const { value } = read;
  if (value === undefined) {
    mod.partial = true;
    mod.faulty = true;
    return;
  }
  const ownId = String(value.id);
  const overrides = typeof value.overrides === "string";
  if (overrides) value.id = value.overrides;
  const id = String(value.id);
  const [replaced, patched] = [undefined, undefined];
  mod.definitions.push({ registry: table, id, ownId, mod, file, index, overrides, replaced, value, patched });
}

function readTable(here: Here, table: string, value: unknown): void {
  const { reading, mod, file } = here;
  const { report } = reading;
  const place = { mod: mod.id, file, anchor: { path: [table], part: "key" as const } };
  if (table === "balance") readBalance({ reading: reading.balance, report, mod, file }, value);
  else if (table === "patch") readPatches(here, value);
  else if (!isRegistry(table)) report.add(place, unknownTable(table, knownTables));
  else if (!Array.isArray(value)) report.add(place, notAList(table));
  else for (const [index, entry] of value.entries()) readElement(here, table, entry, index);
}

function readFile(here: Here): void {
  const tables = tableIn(here.file, here.mod.id, here.reading.report, syntaxError) ?? {};
  for (const [table, value] of Object.entries(tables)) readTable(here, table, value);
}

function byName(one: SourceFile, other: SourceFile): number {
  return one.name < other.name ? -1 : 1;
}

/** Reads and validates every entry of every mod, in load order. */
export function readMods(mods: readonly ReadableMod[], report: Report): ReadMods {
  const loaded = new Set(mods.map(({ mod }) => mod.id));
  const reading: Reading = {
    report,
    loaded,
    mods: [],
    fallen: new Map(),
    balance: startBalance(),
    patches: [],
    patchers: new Set(),
  };
  for (const [order, { mod, source }] of mods.entries()) {
    const references = noReferences();
    const here = {
      id: mod.id,
      language: mod.language,
      order,
      needs: [...mod.depends, ...mod.optional].map((one) => one.id),
      definitions: [],
      references,
      partial: false,
      faulty: false,
    };
    const context = buildContext(mod.id, references);
    for (const file of [...source.files].sort(byName)) readFile({ reading, mod: here, file, context });
    reading.mods.push(here);
  }
  return reading;
}
