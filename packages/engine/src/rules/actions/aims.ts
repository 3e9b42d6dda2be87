import { type Compiled, compiledFor } from "../../content/compile/compile.js";
import type { Action, ActionTarget } from "../../content/definitions/action.js";
import type { Registries } from "../../content/definitions/registries.js";
import { scriptProgram } from "../../content/programs.js";
import { lookUp } from "../../content/records.js";

/** Whom an action may be aimed at; `creature` is an element of a list that a script goes through. */
export type Aim = ActionTarget | "creature";

/** Whom actions may be aimed at, those that scripts may give included. */
export function aimsOf(actions: readonly Action[], registries: Registries): Aim[] {
  return actions.flatMap((action) => {
    if (action.action !== "run_script") return [action.target];
    return scriptAims(action.script, compiledFor(registries), registries);
  });
}

/** Do any of these aims need somebody on the other side? */
export function isAgainst(aim: Aim): boolean {
  return aim === "target" || aim === "all_enemies" || aim === "creature";
}

function scriptAims(script: string, { programs }: Compiled, registries: Registries): Aim[] {
  const code = lookUp(registries.scripts, script)?.code;
  const program = code === undefined ? undefined : scriptProgram(programs, code);
  return [...((program?.targets ?? []) as readonly Aim[])];
}
