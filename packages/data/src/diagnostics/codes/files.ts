import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";
import { didYouMean } from "../suggest.js";

/**
 * A file of a mod cannot be read.
 *
 * The file is not valid UTF-8, too big, a folder with the name of a file, a link that leads out of the mod or nowhere, or the
 * system does not let the game read it. The rest of the mod is loaded.
 *
 * ```text fails
 * my_mod/
 *   manifest.toml
 *   items.toml/          a folder
 * ```
 *
 * ```text mended
 * my_mod/
 *   manifest.toml
 *   items.toml           a file
 * ```
 */
export function unreadableFile(reason: string): Problem {
  return { severity: "error", code: "unreadable_file", message: `nothing of this is loaded: ${clean(reason, 200)}` };
}

/**
 * Something in a mod's folder is not read, though it looks as if it should be.
 *
 * The game reads the `.toml` files that lie directly in the mod's folder, and translations from its folder `locale`, named by the codes
 * of languages: `locale/de.toml`, `locale/pt_BR.toml`. Names are taken letter by letter, so `Items.TOML` is not read. Rename or move
 * what should be read; what is there for another purpose can be listed under `ignore` in the manifest.
 *
 * ```text fails
 * my_mod/
 *   manifest.toml
 *   Items.TOML
 *   rooms/cellar.toml
 *   locale/german.toml
 * ```
 *
 * ```text mended
 * my_mod/
 *   manifest.toml
 *   items.toml
 *   cellar.toml
 *   locale/de.toml
 * ```
 */
export function notRead(name: string, reason: string, hint: string): Problem {
  return {
    severity: "notice",
    code: "not_read",
    message: `${clean(name)} is not read: ${clean(reason, 200)}`,
    hint: clean(hint, 200),
  };
}

/**
 * A mod defines nothing.
 *
 * Its manifest is read, but no file brings an entry, a knob of the rules or a translation. Perhaps its files were left out when it was
 * packed or copied.
 *
 * ```toml fails manifest.toml
 * id = "my_mod"
 * name = "My mod"
 * version = "1.0.0"
 * ```
 *
 * ```toml mended balance.toml
 * [balance]
 * sell_ratio = 0.6
 * ```
 */
export function definesNothing(): Problem {
  return { severity: "notice", code: "defines_nothing", message: "the mod has no entries and no translations" };
}

/**
 * A file is not valid TOML.
 *
 * The text breaks a rule of TOML itself: a quote or bracket is not closed, a key is written twice, a value is missing. Nothing
 * of the file can be read, since what follows the mistake could mean anything; the mod's other files are loaded. The place is
 * where reading had to stop, and the mistake is there or shortly before.
 *
 * ```toml fails
 * [[items]]
 * id = "lamp"
 * name = "Lamp
 * ```
 *
 * ```toml mended
 * [[items]]
 * id = "lamp"
 * name = "Lamp"
 * ```
 */
export function syntaxError({ reason, hint }: { reason: string; hint?: string }): Problem {
  const unclosed = reason.includes("control characters are not allowed in strings");
  const help = hint ?? (unclosed ? "is a closing quote missing?" : undefined);
  return {
    severity: "error",
    code: "syntax_error",
    message: `not valid TOML, nothing of this file is loaded: ${clean(reason, 160)}`,
    ...(help === undefined ? {} : { hint: help }),
  };
}

/**
 * A file has a table that does not exist.
 *
 * A mod's files consist of the tables of the registries and `[balance]`. Any other table is ignored, the rest of the file is
 * loaded. In a translation only tables whose entries have texts are known.
 *
 * ```toml fails
 * [[item]]
 * id = "rope"
 * name = "Rope"
 * ```
 *
 * ```toml mended
 * [[items]]
 * id = "rope"
 * name = "Rope"
 * ```
 */
export function unknownTable(table: string, known: readonly string[]): Problem {
  return {
    severity: "warning",
    code: "unknown_table",
    message: `${clean(table)} is not a table that mods can have, it is ignored`,
    ...didYouMean(table, known),
  };
}

/**
 * A table is not written as a list of entries.
 *
 * Each registry is a list of tables: every entry begins with its own `[[items]]` in double brackets. `[balance]`, of which there
 * is only one, has single ones. Nothing of the table is loaded.
 *
 * ```toml fails
 * [items]
 * id = "rope"
 * name = "Rope"
 * ```
 *
 * ```toml mended
 * [[items]]
 * id = "rope"
 * name = "Rope"
 * ```
 */
export function notAList(table: string): Problem {
  const isTable = table === "balance" || table === "patch";
  const hint =
    table === "patch" ? "write [[patch.items]] or the like before each patch" : `write [[${table}]] before each entry`;
  return {
    severity: "error",
    code: "not_a_list",
    message: `${clean(table)} must be ${isTable ? "a table" : "a list of tables"}, nothing of it is loaded`,
    hint: table === "balance" ? "write [balance]" : hint,
  };
}

/**
 * An entry has more mistakes than are listed.
 *
 * The first twenty findings of an entry are listed; mend them and load again to see the rest.
 *
 * ```toml fails
 * [[items]]
 * id = "tangle"
 * name = "Tangle"
 * actions = [
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 * ]
 * ```
 *
 * ```toml mended
 * [[items]]
 * id = "tangle"
 * name = "Tangle"
 * actions = [{ action = "damage", amount = 1, damage_type = "ice" }]
 * ```
 */
export function moreProblems(count: number): Problem {
  return {
    severity: "error",
    code: "more_problems",
    message:
      count === 1
        ? "one more problem in this entry is not listed"
        : `${count} more problems in this entry are not listed`,
  };
}
