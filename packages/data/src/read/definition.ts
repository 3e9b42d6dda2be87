import type { RegistryName } from "@rustkeep/engine";
import type { Patched } from "../patch/patched.js";
import type { SourceFile } from "../positions/source-file.js";
import type { References } from "./references.js";

/** One entry as a mod defines it. */
export interface Definition {
  registry: RegistryName;
  /** The full id that it is registered under: the overridden one where it overrides. */
  id: string;
  /** The full id made from its own `id`. */
  ownId: string;
  mod: ReadMod;
  file: SourceFile;
  /** Position in the table of its registry in the file. */
  index: number;
  /** Whether it replaces an entry. */
  overrides: boolean;
  /** What was defined under its id before it, as long as both could count. */
  replaced: Definition | undefined;
  /** The entry itself, complete, with what patches have made of it. */
  value: Record<string, unknown>;
  /** What patches did to it; undefined where none met it. */
  patched: Patched | undefined;
}

/** What one mod defines. */
export interface ReadMod {
  id: string;
  /** The language of its texts. */
  language: string;
  /** Position in the load order. */
  order: number;
  /** Ids of the mods that it depends on, or is loaded after where they are there. */
  needs: readonly string[];
  /** Its valid entries, by file and place. */
  definitions: Definition[];
  /** What its entries refer to, valid or not. */
  references: References;
  /** Whether anything of it does not count: an entry, or an element of a list in one. */
  partial: boolean;
  /** Whether something of it does not count because of a mistake, rather than because another entry replaces it. */
  faulty: boolean;
}
