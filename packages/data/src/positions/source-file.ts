/** A text file of a mod. */
export interface SourceFile {
  /** Path within the mod, with slashes: `items.toml`, `locale/de.toml`. */
  name: string;
  text: string;
}
