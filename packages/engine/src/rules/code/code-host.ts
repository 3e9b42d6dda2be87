import type { FormulaHost } from "../../content/formula/index.js";
import type { Creature } from "../../state/creature.js";
import { flagValue } from "../flags.js";
import { fraction, type Rng } from "../rng.js";
// biome-ignore lint/suspicious/noImportCycles: see run-code.ts.
import { readAttribute } from "../stats/attributes.js";
// biome-ignore lint/suspicious/noImportCycles: see run-code.ts.
import { hasModifier, hasQuest, hasTag, piecesHeld } from "../stats/conditions.js";
import type { Scope } from "../stats/scope.js";
import { firstLivingEnemy, livingOpponents, type View } from "../view.js";

/**
 * The game as code sees it, which is as conditions see it.
 * @param scope the modifiers that attributes are read with
 * @param rng what `rand` draws from; without one, which no code but a script's needs, it is 0
 */
export function codeHost(view: View, scope: Scope, rng: Rng | undefined): FormulaHost<Creature> {
  const { game } = view;
  return {
    attribute: (who, name) => readAttribute(view, who, name, undefined, scope),
    health: (who) => who.health,
    stamina: (who) => who.stamina,
    hasTag: (who, tag) => hasTag(view, who, tag),
    hasModifier,
    hasItem: (item) => piecesHeld(game.player, item),
    worn: (item) => Object.values(game.player.equipment).some((worn) => worn.item === item),
    flag: (name, scope) => flagValue(game, name, scope),
    quest: (quest, state) => hasQuest(game, quest, state),
    inCombat: () => firstLivingEnemy(view) !== undefined,
    floor: () => game.floor.number,
    turn: () => game.turn,
    enemies: (of) => livingOpponents(view, of),
    rand: () => (rng === undefined ? 0 : fraction(rng)),
  };
}
