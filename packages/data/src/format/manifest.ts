/** Names a mod: what stands in its `manifest.toml`. */
export interface Manifest {
  /** The mod's id and the namespace of everything in it: small letters, digits and underscores, a letter first. */
  id: ModId;
  /** What players read. */
  name: ModName;
  /** A semantic version such as `1.0.0`. */
  version: Version;
  /**
   * Ids of mods that must be loaded before this one.
   * @maxItems 1000
   * @default []
   */
  depends: ModId[];
}

/**
 * The id of a mod.
 * @pattern ^[a-z][a-z0-9_]*$
 * @maxLength 64
 * @examples ["my_mod"]
 */
export type ModId = string;

/**
 * The name of a mod, on one line.
 * @pattern ^[^\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
 * @minLength 1
 * @maxLength 200
 */
export type ModName = string;

/**
 * A semantic version.
 * @pattern ^(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$
 * @maxLength 64
 * @examples ["1.0.0"]
 */
export type Version = string;
