import { isLanguageName } from "../locale/language.js";
import { languageNamed } from "../locale/language-named.js";

/** Something in a mod's folder that looks as if it should be read, but is not. */
export interface Unread {
  /** A file or folder, by its path. */
  name: string;
  /** Why it is not read, as a clause. */
  reason: string;
  /** What to do. */
  hint: string;
}

const likeLocale = [
  "locales",
  "locale",
  "lang",
  "langs",
  "language",
  "languages",
  "translation",
  "translations",
  "i18n",
];

function isLikeToml(name: string): boolean {
  return /\.toml(\.txt)?$/i.test(name);
}

// A file directly in the folder whose ending is not quite `.toml`.
function unreadFile(name: string): Unread {
  const right = name.replace(/\.toml(\.txt)?$/i, ".toml");
  return { name, reason: "the names of files that are read end in .toml, in small letters", hint: `call it ${right}` };
}

function unreadTranslation(name: string): Unread {
  const file = name.slice("locale/".length);
  if (file.includes("/")) {
    return { name, reason: "translations lie directly in locale/", hint: "move it up" };
  }
  const word = file.replace(/\.toml(\.txt)?$/i, "");
  if (isLanguageName(word) && word.length < 6) return { ...unreadFile(name), name };
  const language = languageNamed(word);
  const hint = `call it locale/${language ?? "de"}.toml${language === undefined ? ", say, for German" : ""}`;
  return { name, reason: `${word} is not the code of a language`, hint };
}

function unreadFolder(folder: string, files: readonly string[]): Unread {
  const within = files.map((name) => name.slice(folder.length + 1));
  if (within.includes("manifest.toml")) {
    const reason = "it is a mod of its own, in the folder of another one";
    return { name: `${folder}/`, reason, hint: `move ${folder}/ beside this mod` };
  }
  const count = files.length === 1 ? "the file" : `the ${files.length} files`;
  if (likeLocale.includes(folder.toLowerCase())) {
    return { name: `${folder}/`, reason: `${count} in it would have to lie in locale/`, hint: "call it locale" };
  }
  const [first = ""] = files;
  return {
    name: files.length === 1 ? first : `${folder}/`,
    reason: "only files directly in the mod's folder are",
    hint: `move ${count === "the file" ? "it" : count} up, or list ${folder}/ under ignore in the manifest`,
  };
}

/** What of the things in a mod's folder that are not read looks as if it should be. */
export function unreadIn(others: readonly string[]): Unread[] {
  const found: Unread[] = [];
  const folders = new Map<string, string[]>();
  for (const name of others.filter(isLikeToml)) {
    const [folder = ""] = name.split("/");
    if (folder === name) found.push(unreadFile(name));
    else if (folder === "locale") found.push(unreadTranslation(name));
    else folders.set(folder, [...(folders.get(folder) ?? []), name]);
  }
  return [...found, ...[...folders].map(([folder, files]) => unreadFolder(folder, files))];
}
