import type { Text } from "@rustkeep/engine";

/** Names a mod and says with what it goes together: what stands in its `manifest.toml`. */
export interface Manifest {
  /** The mod's id and the namespace of everything in it: small letters, digits and underscores, a letter first. */
  id: ModId;
  /** What players read. */
  name: ModName;
  /** A semantic version such as `1.0.0`. */
  version: Version;
  /**
   * What the mod brings, for players who look through their mods.
   * @default ""
   */
  description: Text;
  /**
   * Who made it.
   * @maxItems 100
   * @default []
   */
  authors: ModName[];
  /** Where the mod is at home on the web. */
  homepage?: Homepage;
  /** Under which terms it may be passed on, as in `MIT` or `CC-BY-4.0`. */
  license?: ModName;
  /**
   * Versions of the game that it works with. It is not loaded with another one.
   * @default "*"
   */
  game: VersionRange;
  /**
   * Mods that must be loaded before this one: ids, or ids with versions, as in `{ id = "ashen_court", version = "^0.2" }`.
   * @maxItems 1000
   * @default []
   */
  depends: (ModId | OtherMod)[];
  /**
   * Mods that are to be loaded before this one where they are there. Written like `depends`.
   * @maxItems 1000
   * @default []
   */
  optional: (ModId | OtherMod)[];
  /**
   * Mods that cannot be loaded together with this one. Written like `depends`.
   * @maxItems 1000
   * @default []
   */
  conflicts: (ModId | OtherMod)[];
  /**
   * The language that the texts in its definitions are written in.
   * @default "en"
   */
  language: LanguageName;
  /**
   * Files and folders of the mod's folder that the game passes over in silence, with slashes; `*` stands for any part of a
   * name.
   * @maxItems 1000
   * @default []
   */
  ignore: PathPattern[];
}

/** Another mod, in some of its versions. */
export interface OtherMod {
  /** The other mod's id. */
  id: ModId;
  /**
   * The versions that are meant, as npm writes them: `^1.2`, `>=0.2 <0.4`, `1.x || 2.x`.
   * @default "*"
   */
  version: VersionRange;
}

/**
 * The id of a mod.
 * @pattern ^[a-z][a-z0-9_]*$
 * @maxLength 64
 * @examples ["my_mod"]
 */
export type ModId = string;

/**
 * The name of a mod or a person, on one line.
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

/**
 * Some versions, as npm writes them: `^1.2` (1.2 and newer below 2), `~1.2.3` (1.2.3 and newer below 1.3),
 * `>=0.2 <0.4`, `1.x || 2.x`, `*`.
 * @pattern ^[-+.*^~<>=| 0-9A-Za-z]+$
 * @maxLength 100
 * @examples ["^0.2"]
 */
export type VersionRange = string;

/**
 * An address on the web.
 * @pattern ^https?://[!-~]+$
 * @maxLength 500
 * @examples ["https://example.org/my_mod"]
 */
export type Homepage = string;

/**
 * A language, with a region or without.
 * @pattern ^[a-z]{2,3}([_-][A-Za-z]{2,4})?$
 * @examples ["de"]
 */
export type LanguageName = string;

/**
 * A file or folder within a mod's folder.
 * @pattern ^[^\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
 * @minLength 1
 * @maxLength 200
 * @examples ["notes/*.toml"]
 */
export type PathPattern = string;
