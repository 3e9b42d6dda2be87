import type { FormulaProblem } from "@rustkeep/engine";
import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";
import { nearest } from "../suggest.js";

/**
 * Code is not valid.
 *
 * A formula, a check or a script cannot be understood, holds a word that does not exist, puts together what does not go together,
 * builds an action that is none, or might take too long. The place is that within the code, also in a text on one line, unless it
 * holds escapes. The entry is left out.
 *
 * [Formulas and scripts](../modding/formulas.md) describes the language, with every function and many examples.
 *
 * ```toml fails
 * [[items]]
 * id = "censer"
 * name = "Censer"
 * actions = [{ action = "give_exp", amount = "5 * atribute('self', 'level')" }]
 * ```
 *
 * ```toml mended
 * [[items]]
 * id = "censer"
 * name = "Censer"
 * actions = [{ action = "give_exp", amount = "5 * attribute('self', 'level')" }]
 * ```
 */
export function badCode({ message, hint, misspelt }: FormulaProblem): Problem {
  const near = misspelt && nearest(misspelt.word, misspelt.known);
  const help = near === undefined ? hint : `did you mean ${near}?`;
  return {
    severity: "error",
    code: "bad_code",
    message: clean(message, 200),
    ...(help === undefined ? {} : { hint: clean(help, 200) }),
  };
}

/**
 * A script is run where the event does not carry what it reads.
 *
 * A script that reads `event.damage` can be run by triggers on `attack_hit` and `damage_taken`, one that reads `event.item` by those
 * on `item_picked_up` and `item_used`; not by abilities, items or answers, which no event sets off. The action is left out.
 *
 * ```toml fails
 * [[scripts]]
 * id = "return_half"
 * code = '''[{"action": "damage", "damage_type": "slash", "amount": 0.5 * event.damage, "target": "target"}]'''
 *
 * [[items]]
 * id = "thorn_mail"
 * name = "Thorn mail"
 * slot = "core:body"
 * triggers = [{ on = "turn_started", actions = [{ action = "run_script", script = "return_half" }] }]
 * ```
 *
 * ```toml mended
 * [[scripts]]
 * id = "return_half"
 * code = '''[{"action": "damage", "damage_type": "slash", "amount": 0.5 * event.damage, "target": "target"}]'''
 *
 * [[items]]
 * id = "thorn_mail"
 * name = "Thorn mail"
 * slot = "core:body"
 * triggers = [{ on = "damage_taken", actions = [{ action = "run_script", script = "return_half" }] }]
 * ```
 */
export function eventNotCarried(script: string, fields: readonly string[], dropped: string): Problem {
  const read = fields.map((field) => `event.${field}`).join(" and ");
  return {
    severity: "error",
    code: "event_not_carried",
    message: `${clean(script)} reads ${read}, which nothing carries here, so ${clean(dropped)} is left out`,
  };
}
