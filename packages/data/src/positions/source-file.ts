/** A text file of a mod. */
export interface SourceFile {
  /** Path within the mod, with slashes: `items.toml`, `locale/de.toml`. */
  name: string;
  text: string;
  /** Why its text, which is "" then, could not be read, in a clause; left out where it could. */
  problem?: string;
  /** Where it lies on the disk, as an absolute path; left out where it lies nowhere. */
  path?: string;
}
