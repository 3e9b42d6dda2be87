import type { Texts } from "../catalogue.js";
import type { Adjective, Noun } from "../noun.js";
import type { Party } from "../party.js";
import { isChoice, type Kind } from "./kind.js";

/** What placeholders stand for, by their names. */
export type Values = Readonly<Record<string, string | number>>;

/** What phrases are made with: the words of the language, and how it strings together several. */
export interface Speech {
  readonly texts: Pick<Texts, "names" | "vocabulary">;
  readonly join: (parts: readonly string[]) => string;
}

/**
 * What the placeholders of a text stand for. A parameter of several parts has a placeholder for each, joined by an underscore
 * (`means_ability`). A name comes in two, as in lists and with its article (`item`, `item_the`), somebody as words and as who
 * he is (`source`, `source_who`: hero, nobody, one or many).
 */
export function placeholders(
  parameters: Readonly<Record<string, Kind>>,
  values: Readonly<Record<string, unknown>>,
  speech: Speech,
): Values {
  const all = Object.entries(parameters).map(([name, kind]) => placeholdersOf(kind, name, values[name], speech));
  return Object.assign({}, ...all);
}

function placeholdersOf(kind: Kind, name: string, value: unknown, speech: Speech): Values {
  if (isChoice(kind)) return { [name]: String(value ?? "") };
  switch (kind) {
    case "noun":
      return { [name]: phrase(kind, value, speech), [`${name}_the`]: withArticle(value as Noun | undefined, speech) };
    case "party":
      return { [name]: phrase(kind, value, speech), [`${name}_who`]: whoIs(value as Party) };
    case "text":
    case "number":
      return { [name]: typeof value === "number" ? value : String(value ?? "") };
    case "flag":
    case "adjective":
      return { [name]: phrase(kind, value, speech) };
    default:
      if ("list" in kind) return { [name]: phrase(kind, value, speech) };
      return Object.assign(
        {},
        ...fieldsOf(kind.fields, value).map(([field, part, inner]) =>
          placeholdersOf(part, `${name}_${field}`, inner, speech),
        ),
      );
  }
}

function fieldsOf(fields: Readonly<Record<string, Kind>>, value: unknown): [string, Kind, unknown][] {
  const parts: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(value ?? {}));
  return Object.entries(fields).map(([field, kind]) => [field, kind, parts[field]]);
}

/** A value as words; those of a thing and its number belong together. */
function phrase(kind: Kind, value: unknown, speech: Speech): string {
  if (value === undefined) return "";
  const { names } = speech.texts;
  if (kind === "noun") return names.listed(value as Noun);
  if (kind === "adjective") return (value as Adjective).name;
  if (kind === "party") return partyWords(value as Party, speech);
  if (typeof kind === "string" || isChoice(kind)) return String(value);
  if ("list" in kind) {
    const parts = (value as readonly unknown[]).map((part) => phrase(kind.list, part, speech));
    return kind.list === "adjective" ? parts.join(" ") : speech.join(parts);
  }
  const parts = Object.fromEntries(
    fieldsOf(kind.fields, value).map(([field, part, inner]) => [field, phrase(part, inner, speech)]),
  );
  const { noun, count, ...others } = parts;
  if (noun !== undefined && count !== undefined) return names.times({ name: noun, count: count === "1" ? 1 : count });
  return Object.values({ ...others, noun })
    .filter((text) => text !== undefined && text !== "")
    .join(" ");
}

function withArticle(noun: Noun | undefined, { texts }: Speech): string {
  if (noun === undefined) return "";
  return texts.names.listed({ ...noun, name: noun.the === "" ? noun.name : noun.the });
}

function partyWords(party: Party, speech: Speech): string {
  const { vocabulary } = speech.texts;
  if (party.kind !== "enemy") return party.kind === "hero" ? vocabulary.you : vocabulary.nobody;
  const words = withArticle(party.noun, speech);
  return party.number === 0 ? words : `${words} ${party.number}`;
}

function whoIs(party: Party): string {
  if (party.kind !== "enemy") return party.kind;
  return party.noun.plural ? "many" : "one";
}
