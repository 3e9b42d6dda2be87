import type { RegistryName } from "@rustkeep/engine";
import { certain } from "../certain.js";
import { syntaxError, unknownTable } from "../diagnostics/codes/files.js";
import { localeBadText, localeUnknownEntry, localeUnknownField } from "../diagnostics/codes/translations.js";
import type { Problem } from "../diagnostics/diagnostic.js";
import { didYouMeanId } from "../diagnostics/suggest.js";
import { languageOf } from "../folder/what-is-read.js";
import type { LoadedMod } from "../loaded-mod.js";
import type { SourceFile } from "../positions/source-file.js";
import { isTable, qualify } from "../read/build-parts.js";
import type { Definition } from "../read/definition.js";
import { allDefinitions, type ReadableMod, type ReadMods } from "../read/read-mods.js";
import { idKey, type Resolution, standing, suggestionsIn } from "../resolve/resolution.js";
import { tableIn } from "../toml/table-in.js";
import { articleFault } from "./articles.js";
import { formsFault, textFault } from "./check-text.js";
import type { LanguageFit } from "./language.js";
import { isOutdated, keepOriginal, type Originals } from "./outdated.js";
import { grammarFields, type TextKind, textFields } from "./text-fields.js";

/** Texts that a translation has replaced: registry, a space, id, a space, field. */
export type Translated = Set<string>;

/** Looks through words that a translation brings for the game's own: which of them cannot be used, and why. */
export type WordCheck = (
  language: string,
  words: Readonly<Record<string, unknown>>,
) => readonly { readonly path: readonly string[]; readonly reason: string }[];

/** Words of the game's own that a translation brings, in tables of any depth. */
export interface WordTable {
  [key: string]: string | WordTable;
}

interface Here {
  resolution: Resolution;
  reading: ReadMods;
  translated: Translated;
  /** The game's own words as they are so far. */
  words: WordTable;
  checkWords: WordCheck;
  /** Entries that have been translated as they were before. */
  originals: Originals;
  mod: ReadableMod["mod"];
  /** Position of the mod in the load order. */
  order: number;
  file: SourceFile;
  /** Whether the texts are used, or only checked. */
  used: boolean;
}

function isRegistry(table: string): table is RegistryName {
  return Object.hasOwn(textFields, table);
}

function tell(
  { resolution, mod, file }: Here,
  path: (string | number)[],
  part: "key" | "value",
  problem: Problem,
): void {
  resolution.report.add({ mod: mod.id, file, anchor: { path, part } }, problem);
}

/** Which texts of which list translations replace, by the field of the translation. */
const LISTS: Readonly<Record<string, { list: string; own: string; kind: "line" | "text"; missing: string }>> = {
  options: { list: "options", own: "text", kind: "line", missing: "there is no such option" },
  replies: { list: "options", own: "reply", kind: "text", missing: "there is no such option" },
  phases: { list: "phases", own: "name", kind: "line", missing: "there is no such phase" },
};

// Texts of a list; an empty one keeps what is there.
function translateList(here: Here, definition: Definition, field: string, values: unknown[], path: string[]): void {
  const { list, own, kind, missing } = certain(LISTS[field], field);
  const parts = definition.value[list] as Record<string, unknown>[];
  for (const [index, value] of values.entries()) {
    const part = parts[index];
    const fault = part === undefined ? missing : textFault(value, kind);
    if (fault !== undefined) tell(here, [...path, index], "value", localeBadText(`${field}[${index}]`, fault));
    else if (part !== undefined && value !== "" && here.used && !isOutdated(here, definition, [list, index, own])) {
      keepOriginal(here.originals, definition);
      part[own] = value;
      here.translated.add(`${idKey(definition.registry, definition.id)} ${field}[${index}]`);
    }
  }
}

function translateField(
  here: Here,
  definition: Definition,
  field: string,
  kind: TextKind,
  value: unknown,
  path: string[],
): void {
  if (kind === "lines" || kind === "texts") {
    if (Array.isArray(value)) translateList(here, definition, field, value, path);
    else tell(here, path, "value", localeBadText(field, "it is no list"));
    return;
  }
  // What is still to be written keeps the original.
  if (value === "") return;
  const fault = valueFault(value, kind);
  if (fault !== undefined) tell(here, path, "value", localeBadText(field, fault));
  else if (here.used && !isOutdated(here, definition, [grammarFields.includes(field) ? "name" : field])) {
    keepOriginal(here.originals, definition);
    if (field === "name") dropGrammar(definition);
    definition.value[field] = value;
    here.translated.add(`${idKey(definition.registry, definition.id)} ${field}`);
  }
  const article =
    field === "the" || field === "noun" ? articleFault(value, languageOf(here.file.name) ?? "") : undefined;
  if (article !== undefined) tell(here, path, "value", article);
}

function valueFault(value: unknown, kind: "line" | "text" | "flag" | "forms"): string | undefined {
  switch (kind) {
    case "flag":
      return typeof value === "boolean" ? undefined : "it is neither true nor false";
    case "forms":
      return formsFault(value);
    default:
      return textFault(value, kind);
  }
}

/** A new name takes nothing over from what the old one said of its grammar. */
function dropGrammar(definition: Definition): void {
  for (const field of grammarFields) delete definition.value[field];
}

function entryHint({ resolution, reading }: Here, table: RegistryName, id: string): { hint?: string } {
  const overriding = allDefinitions(reading).find(
    ({ registry, ownId, overrides }) => registry === table && overrides && ownId === id,
  );
  if (overriding !== undefined) return { hint: `it overrides another entry: write [${table}."${overriding.id}"]` };
  return didYouMeanId(id, suggestionsIn(resolution, table));
}

function translateEntry(here: Here, table: RegistryName, key: string, texts: unknown): void {
  const id = qualify(key, here.mod.id);
  const definition = here.resolution.chains[table].get(id);
  if (definition === undefined) {
    // That it was left out has been told already.
    if (here.resolution.fallen.has(idKey(table, id))) return;
    tell(here, [table, key], "key", localeUnknownEntry(table, id, entryHint(here, table, id)));
    return;
  }
  if (!isTable(texts)) {
    tell(here, [table, key], "value", localeBadText(key, "it is no table"));
    return;
  }
  const kinds = textFields[table];
  // The name first: it takes the grammar of the old one away.
  const fields = Object.entries(texts).sort(([one], [other]) => Number(other === "name") - Number(one === "name"));
  for (const [field, value] of fields) {
    const path = [table, key, field];
    const kind = Object.hasOwn(kinds, field) ? kinds[field] : undefined;
    if (kind === undefined) tell(here, path, "key", localeUnknownField(field, table, Object.keys(kinds)));
    else translateField(here, definition, field, kind, value, path);
  }
}

// Which words there are, and what may stand in them, is known where they are spoken.
function translateGame(here: Here, table: Readonly<Record<string, unknown>>): void {
  for (const { path, reason } of here.checkWords(languageOf(here.file.name) ?? "", table)) {
    tell(here, ["game", ...path], "value", localeBadText(path.join("."), reason));
  }
  translateWords(here, here.words, table, ["game"]);
}

/** Tables of words lie in each other no deeper than this. */
const DEEPEST_WORD = 8;

function translateWords(here: Here, words: WordTable, table: Readonly<Record<string, unknown>>, path: string[]): void {
  for (const [key, value] of Object.entries(table)) {
    const inner = [...path, key];
    if (isTable(value) && inner.length < DEEPEST_WORD) {
      const known = words[key];
      const below: WordTable = typeof known === "object" ? known : Object.create(null);
      if (here.used) words[key] = below;
      translateWords(here, below, value, inner);
    } else {
      const fault = textFault(value, "text");
      if (fault !== undefined) tell(here, inner, "value", localeBadText(inner.slice(1).join("."), fault));
      else if (value !== "" && here.used) words[key] = value as string;
    }
  }
}

function translateFile(here: Here): void {
  const tables = tableIn(here.file, here.mod.id, here.resolution.report, (fault) => ({
    ...syntaxError(fault),
    severity: "warning",
  }));
  for (const [table, entries] of Object.entries(tables ?? {})) {
    if (!isRegistry(table) && table !== "game") {
      tell(here, [table], "key", unknownTable(table, [...Object.keys(textFields), "game"]));
    } else if (!isTable(entries)) tell(here, [table], "value", localeBadText(table, "it is no table"));
    else if (!isRegistry(table)) translateGame(here, entries);
    else for (const [key, texts] of Object.entries(entries)) translateEntry(here, table, key, texts);
  }
}

/**
 * Replaces texts of the entries that count by their translations, mod by mod in load order, and checks the other
 * translations that were read.
 */
export function applyLocales(
  mods: readonly ReadableMod[],
  reading: ReadMods,
  resolution: Resolution,
  fitOf: (language: string) => LanguageFit,
  checkWords: WordCheck,
): { translated: Translated; words: WordTable } {
  const translated: Translated = new Set();
  // Without a prototype, so that any key is a word.
  const words: WordTable = Object.create(null);
  const originals: Originals = new Map();
  for (const [order, { mod, source }] of mods.entries()) {
    // What serves the reader better has a later word.
    const files = (source.locales ?? []).map((file) => ({ file, fit: fitTo(mod, file, fitOf) }));
    files.sort((one, other) => one.fit - other.fit || (one.file.name < other.file.name ? -1 : 1));
    for (const { file, fit } of files) {
      translateFile({ resolution, reading, translated, words, checkWords, originals, mod, order, file, used: fit > 0 });
    }
  }
  return { translated, words };
}

// Rather than in the words of another region a mod is read in its own, where these are of the language.
function fitTo({ language }: LoadedMod, { name }: SourceFile, fitOf: (language: string) => LanguageFit): LanguageFit {
  const fit = fitOf(languageOf(name) ?? "");
  return fit === 1 && fitOf(language) > 0 ? 0 : fit;
}

/** Takes from names that are in another language than the one of the game what they say of their grammar. */
export function dropForeignGrammar({ chains }: Resolution, translated: Translated, foreign: ReadonlySet<string>): void {
  for (const { registry, id, mod, value } of standing(chains)) {
    if (!foreign.has(mod.id)) continue;
    for (const field of [...grammarFields, ...Object.keys(textFields.tags)]) {
      if (!translated.has(`${idKey(registry, id)} ${field}`)) delete value[field];
    }
  }
}
