import { shrink } from "../common/shrink.js";

/** Characters of a text above which only whole lines are left out. */
const MOST_CHARACTERS = 600;

/** The shortest text that still fails: first lines are left out, then characters. */
export function shrinkText(text: string, fails: (text: string) => boolean): string {
  const lines = shrink(text.split("\n"), (some) => fails(some.join("\n"))).join("\n");
  if (lines.length > MOST_CHARACTERS) return lines;
  return shrink([...lines], (some) => fails(some.join(""))).join("");
}
