import { isLanguageName } from "../locale/language.js";

/** The file that makes a folder a mod. */
export const manifestName = "manifest.toml";

// Files of tools that people keep beside their mods, none of which reads like a mod's.
const foreign = ["typos.toml", "_typos.toml", "mise.toml", "taplo.toml", "Cargo.toml", "pyproject.toml"];

/** What a mod's folder holds, by paths with slashes. */
export interface FolderContent {
  /** Files with entries. */
  files: string[];
  /** Translations. */
  locales: string[];
  /** All else that nobody has asked to pass over; folders with a slash behind. */
  others: string[];
}

// `*` stands for any part of a name; a folder means everything in it.
function matcher(pattern: string): RegExp {
  const parts = pattern.replace(/\/+$/, "").split("*");
  const escaped = parts.map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${escaped.join("[^/]*")}(/.*)?$`, "u");
}

/** The language of a translation by the path of its file, undefined where that is none. */
export function languageOf(name: string): string | undefined {
  const language = /^locale\/([^/]+)\.toml$/.exec(name)?.[1];
  return language !== undefined && isLanguageName(language) ? language : undefined;
}

/** Divides what lies in a mod's folder into what is read and what is not. */
export function divideFolder(names: readonly string[], ignore: readonly string[]): FolderContent {
  const ignored = ignore.map(matcher);
  const content: FolderContent = { files: [], locales: [], others: [] };
  for (const name of names) {
    if (name.toLowerCase() === manifestName || foreign.includes(name) || ignored.some((pattern) => pattern.test(name)))
      continue;
    // A folder that is named like a file is told to be none when it is read.
    if (/^[^/]+\.toml\/?$/.test(name)) content.files.push(name.replace(/\/$/, ""));
    else if (languageOf(name) !== undefined) content.locales.push(name);
    else content.others.push(name);
  }
  return content;
}
