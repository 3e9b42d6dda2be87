import { basename } from "node:path";
import { clean } from "../diagnostics/clean.js";
import { formatPlace } from "../diagnostics/format-diagnostic.js";
import type { ModTree } from "../folder/mod-tree.js";
import { manifestOf } from "../folder/source-of.js";
import type { Absence, FoundFolder } from "../manifests/found-mod.js";
import { readManifest } from "../manifests/read-manifest.js";
import type { SourceFile } from "../positions/source-file.js";
import type { Report } from "../report.js";
import { chooseCopy, type FoundCopy, tellCopies } from "./copies.js";
import { diskTree } from "./disk-tree.js";
import { modFolders } from "./folders.js";

/** The mods that were found. */
export interface FoundMods {
  /** Of each id the one that counts. */
  mods: Map<string, FoundFolder>;
  /** Of each id all of them. */
  copies: Map<string, FoundFolder[]>;
  /** The ids that were found where the load order applies, and those that were given besides, in order. */
  ids: string[];
  extra: string[];
  /** Mods whose manifests are broken, by their ids and by the names of their folders. */
  broken: Map<string, Absence>;
}

// The id in a manifest that may be anything.
function idIn({ text }: SourceFile): string | undefined {
  return /^\s*id\s*=\s*["']([a-z][a-z0-9_]*)["']/m.exec(text)?.[1];
}

function readCopy(tree: ModTree, rank: number, extra: boolean, broken: Map<string, Absence>, report: Report) {
  const { dir } = tree;
  const folder = clean(basename(dir));
  const file = manifestOf(tree);
  const before = report.diagnostics.length;
  const manifest = readManifest({ manifest: file }, folder, report);
  if (manifest !== undefined) return [{ found: { mod: { ...manifest, dir }, manifest: file, extra, tree }, rank }];
  const [finding] = report.diagnostics.slice(before);
  const place = finding === undefined ? dir : formatPlace(finding, (path) => path);
  for (const name of [folder, idIn(file)]) if (name !== undefined) broken.set(name, { kind: "broken", place });
  return [];
}

function idsOf(copies: readonly FoundCopy[]): string[] {
  return [...new Set(copies.map(({ found }) => found.mod.id))];
}

/** Changes to what lies there, to be looked at before they are made. */
export interface SupposedFolders {
  /** A mod that lies nowhere yet, as if it lay on the last of the paths. */
  added?: ModTree;
  /** Folders as if they were not there. */
  without?: readonly string[];
}

/**
 * Finds the mods in search paths, and those given besides. Of several with one id that on the later path counts, on one
 * path the highest version; the others are told.
 */
export function findMods(
  paths: readonly string[],
  besides: readonly string[],
  { added, without = [] }: SupposedFolders,
  report: Report,
): FoundMods {
  const broken = new Map<string, Absence>();
  const read = (path: string, rank: number, extra: boolean): FoundCopy[] =>
    modFolders(path, extra, report)
      .filter((dir) => !without.includes(dir))
      .flatMap((dir) => readCopy(diskTree(dir), rank, extra, broken, report));
  const last = added === undefined ? [] : readCopy(added, paths.length - 1, false, broken, report);
  const usual = [...paths.flatMap((path, rank) => read(path, rank, false)), ...last];
  const given = besides.flatMap((path, rank) => read(path, paths.length + rank, true));
  const found: FoundMods = { mods: new Map(), copies: new Map(), ids: idsOf(usual), extra: idsOf(given), broken };
  for (const id of idsOf([...usual, ...given])) {
    const copies = [...usual, ...given].filter((copy) => copy.found.mod.id === id);
    const chosen = chooseCopy(copies);
    found.mods.set(id, chosen);
    found.copies.set(
      id,
      copies.map((copy) => copy.found),
    );
    tellCopies(copies, chosen, report);
  }
  return found;
}
