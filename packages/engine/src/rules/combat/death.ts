import type { DamageType } from "../../content/definitions/attribute.js";
import type { Creature, Enemy } from "../../state/creature.js";
import { MOST_LYING } from "../../state/game-misfit.js";
import { BOUNDS } from "../../state/generated-shapes.js";
import type { ActionContext } from "../actions/context.js";
import { gainExperience } from "../growth/progression.js";
import { addUp } from "../numbers.js";
import { scaledHere } from "../things/scaled-here.js";
import { emit, type GameEvent, refOf, say, type Turn } from "../turn.js";

/**
 * What follows when a creature's health reaches 0. An enemy gives its experience and leaves a pile, whatever killed it;
 * the hero's death ends the run. Damage to oneself has no killer. Draws nothing.
 */
export function die(turn: Turn, context: ActionContext, dead: Creature, type: DamageType | ""): void {
  const killer = context.source === dead ? undefined : context.source;
  say(turn, (now) => ({ turn: now, kind: "died", target: refOf(turn, dead), killer: refOf(turn, killer) }));
  const event: GameEvent = { on: "creature_died", source: dead, target: killer };
  emit(turn, event);
  if (dead.kind === "enemy") {
    leaveBehind(turn, dead);
    return;
  }
  turn.lastEvent = event;
  turn.game.over = "died";
  turn.game.cause = {
    creature: killer?.kind === "enemy" ? killer.def : "",
    by: { ...context.by },
    damage_type: type,
  };
}

function leaveBehind(turn: Turn, dead: Enemy): void {
  const { game } = turn;
  const definition = turn.compiled.creatures.get(dead.def)?.definition;
  game.stats.kills = addUp(game.stats.kills, 1, BOUNDS.Count);
  if (!dead.rewards) return;
  gainExperience(turn, scaledHere(turn, "exp", definition?.exp_reward ?? 0));
  if (definition?.loot !== undefined && game.floor.piles.length < MOST_LYING)
    game.floor.piles.push({ pos: [dead.pos[0], dead.pos[1]], table: definition.loot, items: [] });
}
