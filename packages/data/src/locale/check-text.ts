import { certain } from "../certain.js";
import { isTable } from "../read/build-parts.js";
import { patterns } from "../schema/shapes.js";

const longest = 2_000;
const line = new RegExp(certain(patterns.Line, "the pattern of a line"), "u");
const text = new RegExp(certain(patterns.Text, "the pattern of a text"), "u");

/** Why a value cannot be the forms of a name, undefined where it can. */
export function formsFault(value: unknown): string | undefined {
  if (!isTable(value)) return "it is no table of forms";
  for (const [name, form] of Object.entries(value)) {
    if (name !== "acc" && name !== "dat") return `there is no form ${name}, only acc and dat`;
    const fault = textFault(form, "line");
    if (fault !== undefined) return `${name}: ${fault}`;
  }
  return undefined;
}

/** Why a value cannot be a translation, undefined where it can. */
export function textFault(value: unknown, kind: "line" | "text"): string | undefined {
  if (typeof value !== "string") return "it is no text";
  if (value.length > longest) return `it is longer than ${longest} characters`;
  if ((kind === "line" ? line : text).test(value)) return undefined;
  return kind === "line" ? "it contains line breaks or other control characters" : "it contains control characters";
}
