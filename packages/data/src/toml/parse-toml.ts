import { parse, TomlError } from "smol-toml";
import type { Position } from "../positions/locate.js";
import { deepKey, MAX_KEY_PARTS } from "./deep-key.js";

/** A table as it was read: without prototype, whatever its keys are. */
export type TomlTable = Readonly<Record<string, unknown>>;

/** What became of a TOML text. */
export type ParsedToml = { ok: true; table: TomlTable } | { ok: false; reason: string; position: Position };

// The parser's message goes on with an excerpt of the text, which may hold anything.
function reasonOf(error: unknown): string {
  const [first = ""] = (error instanceof Error ? error.message : "").split("\n");
  return first.replace(/^Invalid TOML document: /, "").trim();
}

function positionOf(text: string, offset: number): Position {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

/** Reads TOML 1.1. Whole numbers beyond 2^53 come as bigint; keys of too many parts are refused. Never throws. */
export function parseToml(text: string): ParsedToml {
  const deep = deepKey(text);
  if (deep !== undefined) {
    return { ok: false, reason: `a key has more than ${MAX_KEY_PARTS} parts`, position: positionOf(text, deep) };
  }
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
