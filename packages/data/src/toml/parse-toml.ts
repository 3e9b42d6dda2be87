import { parse, TomlError } from "smol-toml";
import type { Position } from "../positions/locate.js";
import { lookAlikeIn } from "./look-alike.js";

/** A table as it was read: without prototype, whatever its keys are. */
export type TomlTable = Readonly<Record<string, unknown>>;

/** What became of a TOML text. */
export type ParsedToml = { ok: true; table: TomlTable } | ({ ok: false; position: Position } & TomlFault);

/** Why a text is not TOML, and what to do about it where that is known. */
export interface TomlFault {
  reason: string;
  hint?: string;
}

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
    return { ok: false, ...faultAt(text, position, reasonOf(error)) };
  }
}

// A line that looks perfect with a caret under it is no help: the sign that is another one is named.
function faultAt(text: string, position: Position, reason: string): TomlFault & { position: Position } {
  const line = text.split("\n", position.line).at(-1) ?? "";
  const found = lookAlikeIn(line, position.column - 1);
  if (found === undefined) return { reason, position };
  const place = { line: position.line, column: found.at + 1 };
  return { reason: `${reason}; here stands ${found.name}`, hint: found.hint, position: place };
}
