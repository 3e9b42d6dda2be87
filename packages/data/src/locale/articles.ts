import { foreignArticle } from "../diagnostics/codes/translations.js";
import type { Problem } from "../diagnostics/diagnostic.js";

/** The definite articles of the languages whose grammar is known. */
const articles: Readonly<Record<string, readonly string[]>> = { en: ["the"], de: ["der", "die", "das"] };

/** What is wrong with the article of a name; a name that begins with a capital is a proper name without one. */
export function articleFault(the: unknown, language: string): Problem | undefined {
  const [name = ""] = language.split(/[-_]/);
  const known = Object.hasOwn(articles, name) ? articles[name] : undefined;
  if (known === undefined || typeof the !== "string") return undefined;
  const [first = "", ...rest] = the.split(" ");
  if (rest.length === 0 || !/^\p{Ll}/u.test(first) || known.includes(first)) return undefined;
  return foreignArticle(the, first, known);
}
