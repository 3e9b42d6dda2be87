import type { RegistryName } from "@rustkeep/engine";

/** What a reference can lead to: an entry of a registry, any tag, or what is declared nowhere: a flag, an event of a mod's own. */
export type ReferenceTarget = RegistryName | "tags" | "flags" | "events";

/** Code, or a number within bounds that may be given by code. */
export interface CodeType {
  kind: "code";
  gives: "number" | "whole_number" | "truth" | "actions";
  minimum?: number;
  maximum?: number;
}

/** What the loader has to know of a field's value. */
export type FieldType =
  /** Taken over as it is. */
  | { kind: "value" }
  /** The same, and a number. */
  | { kind: "number"; whole?: true }
  /** An id of the entry itself, or the one it overrides: prefixed apart from the others. */
  | { kind: "own_id" }
  /** An id that leads somewhere; `asks` where it makes no use of that: a question about it, or a tag that is carried. */
  | { kind: "id"; registry: ReferenceTarget; asks?: true }
  | { kind: "range" }
  | CodeType
  | { kind: "color" }
  | { kind: "list"; of: FieldType }
  /** A table whose keys are free; where it holds lists, one element may be written for a list of it. */
  | { kind: "map"; of: FieldType }
  | { kind: "table"; shape: string };

/** A field of a table. */
export interface Field {
  name: string;
  type: FieldType;
  /** Whether it may be absent from a complete entry. */
  optional?: boolean;
  /** Filled in where the author writes nothing. */
  default?: unknown;
  /** What must be there if this is. */
  goesWith?: string;
}

/** A table of a mod file: with fixed fields, or one of several by a tag or by which field is there. */
export type Shape =
  | { kind: "object"; fields: Field[]; needs?: string[] }
  | { kind: "tagged"; tag: string; variants: Record<string, string> }
  | { kind: "present"; variants: { field: string; shape: string }[] };
