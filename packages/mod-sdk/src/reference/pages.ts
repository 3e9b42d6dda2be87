import { definitions, type JsonSchema } from "@rustkeep/data/schema";
import { facts, literal } from "../schema/facts.js";
import { definition, isTable, texts } from "../schema/raw.js";
import { functionsPage } from "./functions-page.js";
import { anchorOf, pageSubjects, valuesPage } from "./page-names.js";
import { tableBlocks } from "./section.js";
import { tablesIn } from "./type-text.js";

const functionsFile = "functions";

const subjects = new Set(Object.values(pageSubjects));

// Forms of a union stand in its own section.
function isForm(name: string): boolean {
  return Object.values(definitions).some(({ oneOf, anyOf }) =>
    [...(oneOf ?? []), ...(anyOf ?? [])].some(({ $ref }) => $ref === `#/definitions/${name}`),
  );
}

/** The tables that are described on the page of another one, in the order in which they are met. */
function tablesOnPage(subject: string): string[] {
  const met: string[] = [];
  const waiting = tablesIn(definition(subject));
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    if (met.includes(name) || subjects.has(name)) continue;
    met.push(name);
    waiting.push(...tablesIn(definition(name)));
  }
  return met.filter((name) => !isForm(name));
}

function headOf(page: string, subject: string): string {
  const isRegistry = definitions.ModFile?.properties?.[page]?.type === "array";
  if (isRegistry) return `An entry of the table \`[[${page}]]\` in any file of a mod.`;
  if (subject === "Patch")
    return "A patch of one registry: an entry of `[[patch.items]]`, `[[patch.creatures]]` and so on in any file of a mod.";
  return subject === "Balance" ? "The table `[balance]` in any file of a mod." : "";
}

function tablePage(page: string, subject: string): string {
  const sections = tablesOnPage(subject).flatMap((name) => [`## ${anchorOf(name)}`, ...tableBlocks(name, 3)]);
  const head = headOf(page, subject);
  return [`# ${page}`, ...(head === "" ? [] : [head]), ...tableBlocks(subject, 2), ...sections].join("\n\n");
}

function valueBlocks(name: string, schema: JsonSchema): string[] {
  const values = texts(schema);
  const lines = [
    ...(values === undefined ? [] : [`One of ${values.map((value) => `\`${value}\``).join(", ")}.`]),
    ...(schema.pattern === undefined || schema.pattern.length > 60 ? [] : [`Pattern: \`${schema.pattern}\``]),
    ...facts(schema).map((fact) => `${fact.charAt(0).toUpperCase()}${fact.slice(1)}.`),
    ...(schema.examples === undefined
      ? []
      : [`Examples: ${schema.examples.map((one) => `\`${literal(one)}\``).join(", ")}.`]),
  ];
  return [`## ${anchorOf(name)}`, schema.description ?? "", lines.join("  \n")].filter((block) => block !== "");
}

function valuePage(): string {
  const values = Object.entries(definitions).filter(([, schema]) => !isTable(schema));
  const blocks = values
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, schema]) => valueBlocks(name, schema));
  return ["# values", "The kinds of texts, numbers and words that fields hold.", ...blocks].join("\n\n");
}

function firstSentence(name: string): string {
  return (definition(name).description ?? "").split(/(?<=\.)\s/)[0] ?? "";
}

function indexPage(): string {
  const registries = Object.keys(definitions.ModFile?.properties ?? {});
  const row = (page: string) =>
    `| [${page}](${page}.md) | ${firstSentence(pageSubjects[page] ?? "").replaceAll("|", "\\|")} |`;
  const others = Object.keys(pageSubjects).filter((page) => !registries.includes(page));
  return [
    "# Reference",
    "Every table and field that a mod can write, made from the same definitions as the game's own checks. How to begin: [docs/modding](../modding/README.md). What a message means: [docs/diagnostics](../diagnostics/README.md).",
    "A field with a default may be left out. Where a table holds an id, a bare one (`iron_sword`) means the mod's own entry, one with a colon (`core:iron_sword`) that of another mod.",
    "## Tables of a mod's files",
    ["| table | |", "|---|---|", ...registries.map(row)].join("\n"),
    "## Within entries, and other files",
    [
      "| page | |",
      "|---|---|",
      ...others.map(row),
      `| [${functionsFile}](${functionsFile}.md) | What formulas and scripts can call. |`,
      `| [${valuesPage}](${valuesPage}.md) | The kinds of texts, numbers and words. |`,
    ].join("\n"),
  ].join("\n\n");
}

/** The pages of the reference, by the names of their files. */
export function referencePages(): Record<string, string> {
  const pages = Object.entries(pageSubjects).map(([page, subject]) => [page, tablePage(page, subject)] as const);
  const all = [
    ["README", indexPage()] as const,
    ...pages,
    [valuesPage, valuePage()] as const,
    [functionsFile, functionsPage()] as const,
  ];
  return Object.fromEntries(all.map(([page, text]) => [`${page}.md`, `${text}\n`]));
}
