import { quote } from "../clean.js";
import type { Problem } from "../diagnostic.js";

/**
 * An entry gives itself an id of another mod.
 *
 * Every mod defines ids in its own namespace only, so that two mods never get into each other's way by accident. The id may be
 * written bare or with the mod's own id before it. To replace an entry of another mod, give the new one an id of its own and name
 * the other in `overrides`.
 *
 * ```toml fails
 * [[items]]
 * id = "core:iron_sword"
 * name = "Rusty sword"
 * slot = "core:hand"
 * ```
 *
 * ```toml mended
 * [[items]]
 * id = "rusty_sword"
 * overrides = "core:iron_sword"
 * name = "Rusty sword"
 * slot = "core:hand"
 * ```
 */
export function foreignNamespace(id: string, mod: string): Problem {
  return {
    severity: "error",
    code: "foreign_namespace",
    message: `${quote(id)} is in the namespace of another mod, this one is ${mod}`,
    hint: "to replace an entry of another mod, give this one an id of its own and write overrides = …",
  };
}
