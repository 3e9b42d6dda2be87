import { isHidden } from "../folder/mod-tree.js";
import { type ModRefusal, refusalOf } from "./refusal.js";

const longestPart = 120;
const longestName = 240;
const deepest = 12;

// What Windows does not take, in whatever letters.
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
const forbidden = /[<>:"|?*\\\p{C}]/u;

function isGoodPart(part: string): boolean {
  if (part === "" || part === "." || part === ".." || part.length > longestPart) return false;
  return !forbidden.test(part) && !reserved.test(part) && !/[. ]$/.test(part);
}

// Parts of names are compared as systems do that do not tell small letters from capitals.
function folded(name: string): string {
  return name.normalize("NFC").toLowerCase();
}

/** What systems and version control put beside the files of a mod. */
export function isLeftOut(name: string): boolean {
  return isHidden(name) || /(^|\/)(__MACOSX\/|Thumbs\.db$|desktop\.ini$)/i.test(name);
}

/** Whether a name stays in the folder, and can be written on every system. */
export function isGoodName(name: string): boolean {
  const parts = name.split("/");
  return name.length <= longestName && parts.length <= deepest && parts.every(isGoodPart);
}

/** Why files cannot lie side by side in a folder, undefined where they can. */
export function namesFault(names: readonly string[]): ModRefusal | undefined {
  const bad = names.find((name) => !isGoodName(name));
  if (bad !== undefined) return refusalOf("bad_name", bad);
  const taken = new Set<string>();
  for (const name of names) {
    if (taken.has(folded(name))) return refusalOf("name_twice", name);
    taken.add(folded(name));
  }
  const within = names.find((name) =>
    name.split("/").some((_, at, parts) => at > 0 && taken.has(folded(parts.slice(0, at).join("/")))),
  );
  return within === undefined ? undefined : refusalOf("name_twice", within);
}
