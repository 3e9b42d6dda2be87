import type { RegistryName } from "@rustkeep/engine";
import type { Path } from "../positions/path.js";
import type { SourceFile } from "../positions/source-file.js";

/** One entry as a mod defines it. */
export interface Definition {
  registry: RegistryName;
  /** The full id that it is registered under: the overridden one where it overrides. */
  id: string;
  /** The full id made from its own `id`. */
  ownId: string;
  /** Position of its mod in the load order. */
  mod: number;
  /** Id of its mod. */
  modId: string;
  file: SourceFile;
  /** From the root of the file. */
  path: Path;
  /** Whether it replaces an entry. */
  overrides: boolean;
  /** The entry itself, complete. */
  value: Record<string, unknown>;
}
