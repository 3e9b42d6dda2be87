import { type JsonSchema, registryShapes } from "@rustkeep/data/schema";
import { references, tableForm } from "./editor-form.js";
import type { EditorSchema } from "./editor-schema.js";
import type { FormOptions } from "./form-options.js";
import { definition } from "./raw.js";

const registryOf: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(registryShapes).map(([registry, name]) => [name, registry]),
);

/** The definition that each schema is about, by the name of the schema. */
const subjects: Readonly<Record<string, string>> = {
  mod: "ModFile",
  manifest: "Manifest",
  locale: "LocaleFile",
  load_order: "LoadOrder",
  ...registryShapes,
};

/** A name in words: `AttackHitWhen` becomes `Attack hit when`. */
export function titleOf(name: string): string {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function form(name: string, options: FormOptions): EditorSchema {
  const schema: JsonSchema = definition(name);
  return { title: titleOf(name), ...tableForm(schema, registryOf[name], options) };
}

// That the elements of a table's lists are the table itself is never asked, since a table is no list; Taplo's language
// server finds its way to completions in nested lists by it.
function asDefinition(name: string, options: FormOptions): EditorSchema {
  return { ...form(name, options), items: { $ref: `#/definitions/${name}` } };
}

function neededBy(root: EditorSchema, options: FormOptions): Record<string, EditorSchema> {
  const needed: Record<string, EditorSchema> = {};
  const waiting = references(root);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (needed[name] !== undefined) continue;
    needed[name] = asDefinition(name, options);
    waiting.push(...references(needed[name]));
  }
  return Object.fromEntries(Object.entries(needed).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function schemaFile(name: string, options: FormOptions): EditorSchema {
  const root = form(name, options);
  const definitions = neededBy(root, options);
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    ...root,
    ...(Object.keys(definitions).length === 0 ? {} : { definitions }),
  };
}

/**
 * All schemas by name: `mod` for a file of a mod, `manifest`, `locale`, `load_order`, and for an entry of each registry one
 * of its name, such as `items`. Each stands for itself.
 */
export function allSchemas(options: FormOptions): Record<string, EditorSchema> {
  return Object.fromEntries(Object.entries(subjects).map(([name, type]) => [name, schemaFile(type, options)]));
}

/** The same as texts, by the names of their files: `mod.schema.json` and so on. */
export function schemaFiles(options: FormOptions): Record<string, string> {
  const schemas = Object.entries(allSchemas(options));
  return Object.fromEntries(
    schemas.map(([name, schema]) => [`${name}.schema.json`, `${JSON.stringify(schema, undefined, 1)}\n`]),
  );
}
