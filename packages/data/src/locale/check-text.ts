import { certain } from "../certain.js";
import { patterns } from "../schema/shapes.js";

const longest = 2_000;
const line = new RegExp(certain(patterns.Line, "the pattern of a line"), "u");
const text = new RegExp(certain(patterns.Text, "the pattern of a text"), "u");

/** Why a value cannot be a translation, undefined where it can. */
export function textFault(value: unknown, kind: "line" | "text"): string | undefined {
  if (typeof value !== "string") return "it is no text";
  if (value.length > longest) return `it is longer than ${longest} characters`;
  if ((kind === "line" ? line : text).test(value)) return undefined;
  return kind === "line" ? "it contains line breaks or other control characters" : "it contains control characters";
}
