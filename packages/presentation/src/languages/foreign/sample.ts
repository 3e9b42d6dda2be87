import { bareNoun } from "../noun.js";
import { isChoice, type Kind } from "./kind.js";

/** Values of which each is its own placeholder, so that what a text says shows where they stand. */
export function sampleValues(parameters: Readonly<Record<string, Kind>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(parameters).map(([name, kind]) => [name, sample(kind, name)]));
}

function sample(kind: Kind, name: string): unknown {
  if (isChoice(kind)) return kind[0];
  switch (kind) {
    case "text":
    case "number":
      return `{${name}}`;
    case "flag":
      return false;
    case "noun":
      return bareNoun(`{${name}}`);
    case "adjective":
      return { name: `{${name}}`, stem: "" };
    case "party":
      return { kind: "enemy", noun: bareNoun(`{${name}}`), number: 0 };
    default:
      if ("list" in kind) return [element(kind.list, name)];
      return Object.fromEntries(
        Object.entries(kind.fields).map(([field, part]) => [field, sample(part, `${name}_${field}`)]),
      );
  }
}

/** What stands for a list has no placeholders of its own: one thing of each kind, by the name of the list. */
function element(kind: Kind, name: string): unknown {
  if (typeof kind !== "object" || !("fields" in kind)) return sample(kind, name);
  const parts = Object.entries(kind.fields).map(([field, part]) => [field, part === "number" ? 1 : sample(part, name)]);
  return Object.fromEntries(parts);
}
