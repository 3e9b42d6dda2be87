import type { EditorSchema } from "./editor-schema.js";
import type { KnownIds } from "./known-ids.js";

/** How schemas are written. */
export interface FormOptions {
  /**
   * How fields that do not exist are caught: `pattern` gives one message at the field that names the known ones (Taplo);
   * `plain` is `additionalProperties: false`, which Tombi says better.
   */
  unknownFields: "pattern" | "plain";
  /** Ids to be offered; others stay legal. */
  known?: KnownIds | undefined;
}

/** The fields of a table by name. */
export type Fields = Readonly<Record<string, EditorSchema>>;
