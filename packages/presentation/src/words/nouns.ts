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
  const noun = nounOf("items", item.item, registries);
  const isAfter = (id: Id) => lookUpAffix(id, registries)?.place === "after";
  const after = item.affixes.filter(isAfter).map((id) => ` ${nameOf("affixes", id, registries)}`);
  return {
    ...withEnding(noun, after.join("")),
    adjectives: item.affixes.filter((id) => !isAfter(id)).map((id) => adjectiveOf(id, registries)),
  };
}

/** A noun with words behind it in all of its forms. */
function withEnding(noun: Noun, ending: string): Noun {
  const ended = (form: string) => (form === "" ? "" : form + ending);
  const { name, the, many, acc, dat } = noun;
  return {
    ...noun,
    name: ended(name),
    the: ended(the),
    many: ended(many),
    acc: ended(acc ?? ""),
    dat: ended(dat ?? ""),
  };
}

function lookUpAffix(id: Id, { affixes }: Registries): Affix | undefined {
  return Object.hasOwn(affixes, id) ? affixes[id] : undefined;
}

function adjectiveOf(id: Id, registries: Registries): Adjective {
  const affix = lookUpAffix(id, registries);
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
