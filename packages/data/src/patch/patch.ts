import type { RegistryName } from "@rustkeep/engine";
import type { SourceFile } from "../positions/source-file.js";
import type { TextSpot } from "../positions/within-text.js";
import type { Place } from "../report.js";

/** A table as mods write it. */
export type Table = Readonly<Record<string, unknown>>;

/** What can be done to the fields of a table, in the order in which it is done. */
export const OPERATIONS = ["set", "multiply", "add", "change", "remove", "prepend", "append"] as const;

/** One of them. */
export type Operation = (typeof OPERATIONS)[number];

/** What is to be done to a table: for each operation, part of the table with what it needs to know. */
export type Operations = Readonly<Partial<Record<Operation, Table | undefined>>>;

/** The mod that has written a patch. */
export interface Patcher {
  id: string;
  /** Position in the load order. */
  order: number;
  /** Ids of the mods that it depends on, or is loaded after where they are there. */
  needs: readonly string[];
}

/** A change of entries, as a mod has written it. */
export interface Patch extends Operations {
  registry: RegistryName;
  mod: Patcher;
  file: SourceFile;
  /** Position among the patches of its registry in the file. */
  index: number;
  /** Position among the patches of its registry in all mods. */
  order: number;
  /** Full ids of what it changes; undefined where `where` chooses. */
  targets: readonly string[] | undefined;
  /** Whether there is but one target, and it stands by itself. */
  single: boolean;
  where: Table | undefined;
  /** Whether it does not matter if there is nothing to be changed. */
  optional: boolean;
}

/** Where something in a patch is. */
export function patchPlace(
  { registry, mod, file, index }: Patch,
  path: readonly (string | number)[],
  part: "key" | "value" | "head",
  entry: string | undefined = undefined,
  within: TextSpot | undefined = undefined,
): Place {
  const anchor = { path: ["patch", registry, index, ...path], part, ...(within && { within }) };
  return { mod: mod.id, file, anchor, ...(entry === undefined ? {} : { entry }) };
}

/** Where in a patch one of its targets stands. */
export function targetPath({ single }: Patch, index: number): (string | number)[] {
  return single ? ["target"] : ["targets", index];
}
