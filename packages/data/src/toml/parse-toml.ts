import { parse, TomlError } from "smol-toml";
import type { Position } from "../positions/locate.js";

/** A table as it was read: without prototype, whatever its keys are. */
export type TomlTable = Readonly<Record<string, unknown>>;

/** What became of a TOML text. */
export type ParsedToml = { ok: true; table: TomlTable } | { ok: false; reason: string; position: Position };

// The parser's message goes on with an excerpt of the text, which may hold anything.
function reasonOf(error: unknown): string {
  const [first = ""] = (error instanceof Error ? error.message : "").split("\n");
  return first.replace(/^Invalid TOML document: /, "").trim();
}

/** Reads TOML 1.1. Whole numbers beyond 2^53 come as bigint. Never throws. */
export function parseToml(text: string): ParsedToml {
  try {
    return { ok: true, table: parse(text, { integersAsBigInt: "asNeeded" }) as TomlTable };
  } catch (error) {
    const position =
      error instanceof TomlError
        ? { line: Math.max(1, error.line), column: Math.max(1, error.column) }
        : { line: 1, column: 1 };
    return { ok: false, reason: reasonOf(error), position };
  }
}
