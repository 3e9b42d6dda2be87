import { findCode } from "../../content/find-code.js";
import { writtenPlace } from "../../content/formula/index.js";
import { say, type Turn } from "../turn.js";
import type { CodeFailure } from "./code-use.js";

/** Faults that a run tells. */
const MOST_FAULTS = 100;

/** Tells what code has failed in a turn, each fault once in a run, and whether all code together took too long. */
export function tellFaults(turn: Turn): void {
  const { failures, exhausted } = turn.code;
  for (const failure of failures) tellFailure(turn, failure);
  if (exhausted !== undefined) say(turn, () => ({ turn: exhausted, kind: "code_limit" }));
}

function tellFailure(turn: Turn, { code, offset, reason, turn: when }: CodeFailure): void {
  const { warned } = turn.game;
  const where = findCode(turn.registries, code);
  if (where === undefined || warned.length >= MOST_FAULTS) return;
  const { line, column } = writtenPlace(code, offset);
  const key = `${where.registry} ${where.id} ${line}:${column}`;
  if (warned.includes(key)) return;
  warned.push(key);
  say(turn, () => ({ turn: when, kind: "code_failed", ...where, line, column, reason }));
}
