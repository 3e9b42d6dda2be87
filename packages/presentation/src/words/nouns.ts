import type { Affix, Id, NameForms, Naming, Registries } from "@rustkeep/engine";
import { type Adjective, bareNoun, type Noun } from "../languages/noun.js";
import type { StateName } from "../languages/party.js";
import { cleanText } from "./clean-text.js";
import { type NamedItem, nameOf } from "./entry-name.js";

/** The registries whose names say their grammar. */
export type NounRegistry = "abilities" | "creatures" | "items" | "npcs";

/** A name with its grammar; what is not loaded goes by its id. */
export function nounOf(registry: NounRegistry, id: Id, registries: Registries): Noun {
  const named: Naming | undefined = Object.hasOwn(registries[registry], id) ? registries[registry][id] : undefined;
  const { the = "", many = "", plural = false, forms = {} } = named ?? {};
  return {
    name: nameOf(registry, id, registries),
    the: cleanText(the),
    many: cleanText(many),
    plural,
    ...cleanForms(forms),
    adjectives: [],
  };
}

function cleanForms({ acc = "", dat = "" }: NameForms): Pick<Noun, "acc" | "dat"> {
  return { acc: cleanText(acc), dat: cleanText(dat) };
}

/** An item with its affixes. */
export function itemNoun(item: NamedItem, registries: Registries): Noun {
  return {
    ...nounOf("items", item.item, registries),
    adjectives: item.affixes.map((id) => adjectiveOf(id, registries)),
  };
}

function adjectiveOf(id: Id, registries: Registries): Adjective {
  const affix: Affix | undefined = Object.hasOwn(registries.affixes, id) ? registries.affixes[id] : undefined;
  return { name: nameOf("affixes", id, registries), stem: cleanText(affix?.stem ?? "") };
}

/** A timed modifier by its name, and as a thing where its definition has a word for it. */
export function stateName(id: Id, registries: Registries): StateName {
  const noun = cleanText((Object.hasOwn(registries.modifiers, id) ? registries.modifiers[id]?.noun : undefined) ?? "");
  return {
    name: nameOf("modifiers", id, registries),
    noun: noun === "" ? undefined : { ...bareNoun(noun.replace(/^\p{Ll}+ /u, "")), the: noun },
  };
}
