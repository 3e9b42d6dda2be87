import type { FormulaHost } from "../../content/formula/index.js";
import { lookUp } from "../../content/records.js";
import type { Flags } from "../../state/bounds.js";
import type { Creature } from "../../state/creature.js";
import type { Game } from "../../state/game.js";
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
    flag: (name, scope) => lookUp(flagsOf(game, scope), name) ?? 0,
    quest: (quest, state) => hasQuest(game, quest, state),
    inCombat: () => firstLivingEnemy(view) !== undefined,
    floor: () => game.floor.number,
    turn: () => game.turn,
    enemies: (of) => livingOpponents(view, of),
    rand: () => (rng === undefined ? 0 : fraction(rng)),
  };
}

function flagsOf({ flags, fight_flags, floor }: Game, scope: "run" | "floor" | "room" | "fight"): Flags {
  switch (scope) {
    case "run":
      return flags;
    case "fight":
      return fight_flags;
    case "floor":
      return floor.flags;
    case "room":
      return floor.rooms[floor.player_room]?.flags ?? NONE;
    default:
      return scope satisfies never;
  }
}

const NONE: Flags = {};
