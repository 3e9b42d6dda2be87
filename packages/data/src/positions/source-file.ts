/** A text file of a mod. */
export interface SourceFile {
  /** Path within the mod, with slashes: `items.toml`, `locale/de.toml`. */
  name: string;
  text: string;
}

/** A place in a text file of a mod, by its name. */
export interface FilePosition {
  file: string;
  /** From 1. */
  line: number;
  /** From 1, in UTF-16 units. */
  column: number;
}
