import type { CreatureDefinition, DialogOption, Npc, RegistryName } from "@rustkeep/engine";
import type { Translated } from "./locale/apply-locales.js";
import { grammarFields, textFields } from "./locale/text-fields.js";
import type { FilePlace, Inspection, Origin, ReferencePlace, UntranslatedText } from "./origin.js";
import { locate } from "./positions/locate.js";
import { formatPath, type Path } from "./positions/path.js";
import type { Definition } from "./read/definition.js";
import { allDefinitions, type ReadMods } from "./read/read-mods.js";
import type { Place } from "./report.js";
import { placeOf } from "./resolve/chains.js";
import { idKey, type Resolution, standing } from "./resolve/resolution.js";
import { authoredPath, walkReferences } from "./resolve/walk.js";
import { registryShapes } from "./schema/shapes.js";

interface Loaded {
  reading: ReadMods;
  resolution: Resolution;
  translated: Translated;
  /** Ids of the mods that are written in another language than the one that is used. */
  foreign: ReadonlySet<string>;
}

function filePlace({ mod, file, anchor }: Place): FilePlace {
  const { name, path } = file;
  return { mod, file: name, ...locate(file, anchor), ...(path === undefined ? {} : { path }) };
}

function isBelow(definition: Definition, top: Definition | undefined): boolean {
  return top !== undefined && (top.replaced === definition || isBelow(definition, top.replaced));
}

function originOf(definition: Definition, { resolution }: Loaded): Origin {
  const top = resolution.chains[definition.registry].get(definition.id);
  const state = top === definition ? "loaded" : isBelow(definition, top) ? "replaced" : "left_out";
  const { ownId, overrides } = definition;
  return { ...filePlace(placeOf(definition, [], "head")), own_id: ownId, overrides, state };
}

function origins(loaded: Loaded, registry: RegistryName, id: string): Origin[] {
  const all = allDefinitions(loaded.reading).filter((one) => one.registry === registry && one.id === id);
  const ordered = [...all.filter(({ overrides }) => !overrides), ...all.filter(({ overrides }) => overrides)];
  return ordered.map((definition) => originOf(definition, loaded));
}

function references({ resolution }: Loaded, registry: RegistryName, id: string): ReferencePlace[] {
  const found: ReferencePlace[] = [];
  for (const definition of standing(resolution.chains)) {
    walkReferences(definition.value, registryShapes[definition.registry], new Map(), (reference) => {
      if (reference.target !== registry || reference.id !== id) return;
      const path = authoredPath(resolution.authored, reference.frame, reference.key);
      const place = filePlace(placeOf(definition, path, "value", reference.within));
      found.push({ ...place, registry: definition.registry, id: definition.id, field: formatPath(path) });
    });
  }
  return found;
}

/** A text of an entry: its name in a translation, itself, and its path in the entry. */
interface EntryText {
  field: string;
  text: string;
  path: Path;
}

function optionTexts({ options }: Npc): EntryText[] {
  return options.flatMap(({ text, reply }: DialogOption, index) => [
    { field: `options[${index}]`, text, path: ["options", index, "text"] },
    { field: `replies[${index}]`, text: reply, path: ["options", index, "reply"] },
  ]);
}

function phaseTexts({ phases }: CreatureDefinition): EntryText[] {
  return phases.flatMap(({ name }, index) =>
    name === undefined ? [] : [{ field: `phases[${index}]`, text: name, path: ["phases", index, "name"] }],
  );
}

function textsOf({ registry, value }: Definition): EntryText[] {
  const plain = Object.entries(textFields[registry]).filter(
    ([field, kind]) => (kind === "line" || kind === "text") && !grammarFields.includes(field),
  );
  const texts = plain.map(([field]) => ({ field, text: String(value[field] ?? ""), path: [field] }));
  if (registry === "creatures") return [...texts, ...phaseTexts(value as unknown as CreatureDefinition)];
  return registry === "npcs" ? [...texts, ...optionTexts(value as unknown as Npc)] : texts;
}

function untranslated({ resolution, translated, foreign }: Loaded): UntranslatedText[] {
  return standing(resolution.chains).flatMap((definition) => {
    const { registry, id, mod } = definition;
    if (!foreign.has(mod.id)) return [];
    const has = (field: string) => translated.has(`${idKey(registry, id)} ${field}`);
    // Sentences put a translated name into cases only where it says its gender.
    const needsArticle = has("name") && Object.hasOwn(textFields[registry], "the");
    const missing = [
      ...textsOf(definition).filter(({ text }) => text !== ""),
      ...(needsArticle ? [{ field: "the", text: String(definition.value.name), path: ["name"] }] : []),
    ].filter(({ field }) => !has(field));
    return missing.map(({ field, text, path }) => ({
      registry,
      id,
      field,
      text,
      ...filePlace(placeOf(definition, path, "value")),
    }));
  });
}

/** Looks behind what was loaded. */
export function inspection(loaded: Loaded): Inspection {
  return {
    origins: (registry, id) => origins(loaded, registry, id),
    references: (registry, id) => references(loaded, registry, id),
    untranslated: () => untranslated(loaded),
  };
}
