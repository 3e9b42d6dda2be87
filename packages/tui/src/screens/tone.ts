import type { Tone } from "@rustkeep/presentation";
import type { Role } from "../theme.js";

/** The look of a sentence that pleases or displeases. */
export function toneRole(tone: Tone): Role {
  return tone === "neutral" ? "text" : tone;
}
