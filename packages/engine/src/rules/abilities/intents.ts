import type { Id } from "../../content/definitions/text.js";
import { copyOf } from "../../state/copy-of.js";
import type { Enemy } from "../../state/creature.js";
import type { AbilityBlock } from "../../state/rejection.js";
import { holds } from "../stats/conditions.js";
import { enemyRef, say, type Turn } from "../turn.js";
import { livingEnemies, type View } from "../view.js";
import { blockOf, useAbility } from "./abilities.js";
import { behaviourOf } from "./phases.js";

/** Every living enemy chooses what it will do next turn: the first line of its behaviour that matches and is not blocked. */
export function announceIntents(turn: Turn): void {
  for (const enemy of livingEnemies(turn)) {
    enemy.intent = chooseIntent(turn, enemy);
    announce(turn, enemy, enemy.intent);
  }
}

function announce(turn: Turn, enemy: Enemy, ability: Id): void {
  const source = () => enemyRef(turn, enemy);
  if (ability === "") say(turn, (now) => ({ turn: now, kind: "hesitates", source: source() }));
  else say(turn, (now) => ({ turn: now, kind: "intent_announced", source: source(), ability }));
}

function chooseIntent(view: View, enemy: Enemy): Id {
  const hero = view.game.player;
  for (const { condition, ability } of behaviourOf(view, enemy)) {
    if (!holds(view, condition, enemy, hero)) continue;
    if (blockOf(view, enemy, ability, hero) === undefined) return ability;
  }
  return "";
}

/** An enemy does what it announced, or loses its turn if it no longer can. Either way the intent is used up. */
export function executeIntent(turn: Turn, enemy: Enemy): void {
  const ability = enemy.intent;
  enemy.intent = "";
  if (ability === "") return;
  const hero = turn.game.player;
  const reason = blockOf(turn, enemy, ability, hero);
  if (reason === undefined) useAbility(turn, enemy, ability, hero);
  else foil(turn, enemy, ability, reason);
}

function foil(turn: Turn, enemy: Enemy, ability: Id, reason: AbilityBlock): void {
  const source = () => enemyRef(turn, enemy);
  say(turn, (now) => ({ turn: now, kind: "intent_foiled", source: source(), ability, reason: copyOf(reason) }));
}
