/** How much a mod may be: bytes as it is handed over, bytes unpacked, files. */
export const limits = { packed: 20_000_000, unpacked: 100_000_000, files: 2_000 } as const;

/** The kinds of things that are not taken for a mod. */
export type ModRefusalReason =
  /** The file is no zip archive, or a cut off one. */
  | "no_archive"
  /** What the archive says of a file in it does not hold: its place, its length, its content. */
  | "damaged"
  /** The archive, or a file in it, is encrypted, split, or packed in a way that is not read. */
  | "not_supported"
  | "packed_too_big"
  | "unpacked_too_big"
  | "too_many_files"
  /** A name leads out of the folder, or cannot be written on every system. */
  | "bad_name"
  /** Two files would lie in one place, on some system at least. */
  | "name_twice"
  /** A link, a device or the like. */
  | "no_plain_file"
  /** There is no mod in it; the name is that of what may have been meant. */
  | "no_mod"
  /** There are several; the name holds those of their folders. */
  | "several_mods";

/** Why something is not taken for a mod. */
export interface ModRefusal {
  reason: ModRefusalReason;
  /** The file or folder concerned, as it was found: to be cleaned before it is shown. "" where it is about none. */
  name: string;
  /** How much there may be, in bytes or files; 0 where it is not about that. */
  limit: number;
}

/** A refusal as a result. */
export interface Refused {
  kind: "refused";
  refusal: ModRefusal;
}

/** Makes a refusal. */
export function refusalOf(reason: ModRefusalReason, name = "", limit = 0): ModRefusal {
  return { reason, name, limit };
}

/** Makes a result of a refusal. */
export function refused(refusal: ModRefusal): Refused {
  return { kind: "refused", refusal };
}
