import { definitions, registryShapes } from "@rustkeep/data/schema";
import { isTable } from "../schema/raw.js";

/** The definitions that have a page of their own, by the name of the page; what only they use stands on it too. */
export const pageSubjects: Readonly<Record<string, string>> = {
  ...registryShapes,
  balance: "Balance",
  actions: "Action",
  conditions: "Condition",
  triggers: "Trigger",
  "attribute-modifiers": "Modifier",
  manifest: "Manifest",
  patch: "Patch",
  locale: "LocaleFile",
  load_order: "LoadOrder",
};

/** The page of texts, numbers and words. */
export const valuesPage = "values";

const pageOfSubject = new Map(Object.entries(pageSubjects).map(([page, name]) => [name, page]));

/** The heading of a definition's section, and the anchor that leads to it. */
export function anchorOf(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
}

/** A link to a definition's page or section, as seen from a page. */
export function linkTo(name: string, text: string): string {
  const page = pageOfSubject.get(name);
  if (page !== undefined) return `[${text}](${page}.md)`;
  const schema = definitions[name];
  if (schema === undefined) return text;
  return isTable(schema) ? `[${text}](#${anchorOf(name)})` : `[${text}](${valuesPage}.md#${anchorOf(name)})`;
}
