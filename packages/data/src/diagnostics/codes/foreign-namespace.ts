import { quote } from "../clean.js";
import type { Problem } from "../diagnostic.js";

export function foreignNamespace(id: string, mod: string): Problem {
  return {
    severity: "error",
    code: "foreign_namespace",
    message: `${quote(id)} is in the namespace of another mod, this one is ${mod}`,
    hint: "to replace an entry of another mod, give this one an id of its own and write overrides = …",
  };
}
