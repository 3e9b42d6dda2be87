import type { SourceFile } from "./positions/source-file.js";

/** The texts of a mod, wherever they come from. */
export interface ModSource {
  /** The text of its `manifest.toml`. */
  manifest: SourceFile;
  /** Its other `*.toml` files; read in the order of their names. */
  files: readonly SourceFile[];
  /** Its translations, named `locale/<language>.toml`. */
  locales?: readonly SourceFile[];
  /** The languages of all its translations, where not all are among `locales`. */
  languages?: readonly string[];
  /** What else lies in its folder: paths with slashes, those of folders with one behind. It is not read. */
  others?: readonly string[];
  /** Its folder, where it has one. */
  dir?: string;
}
