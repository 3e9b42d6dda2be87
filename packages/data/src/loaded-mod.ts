/** A mod that takes part in a game. */
export interface LoadedMod {
  id: string;
  name: string;
  version: string;
  /** Its folder, "" where it was not read from one. */
  dir: string;
  description: string;
  authors: string[];
  /** An address on the web. */
  homepage?: string;
  license?: string;
  /** The versions of the game that it works with. */
  game: string;
  /** What must be loaded before it. */
  depends: ModRange[];
  /** What is loaded before it where it is there. */
  optional: ModRange[];
  /** What cannot be loaded together with it. */
  conflicts: ModRange[];
  /** The language of the texts in its definitions, as in `en`. */
  language: string;
  /** What of its folder is passed over. */
  ignore: string[];
}

/** A mod that takes part in a game, with what became of its content. */
export interface DigestedMod extends LoadedMod {
  /**
   * Digest of its content as it counts: 16 hexadecimal digits, the same for the same entries and values however they are
   * written and in whatever language they are told.
   */
  digest: string;
}

/** A mod in some of its versions. */
export interface ModRange {
  id: string;
  /** As npm writes it; `*` for any. */
  version: string;
}
