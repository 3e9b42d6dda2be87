import type { Id } from "../../content/definitions/text.js";
import type { ActiveModifier, Creature } from "../../state/creature.js";
import { BOUNDS } from "../../state/generated-shapes.js";
import { refOf, say, type Turn } from "../turn.js";

/**
 * Lays a timed modifier on a creature for some turns, by its definition's if `turns` is undefined. One that lies there
 * already is refreshed to the longer time, and counts once more up to its definition's `stacks`.
 */
export function layModifier(turn: Turn, target: Creature, modifier: Id, turns: number | undefined): void {
  const definition = turn.registries.modifiers[modifier];
  if (definition === undefined) return;
  const lasts = turns ?? definition.turns;
  const lying = target.modifiers.find((active) => active.modifier === modifier);
  const active: ActiveModifier = lying ?? { modifier, turns_left: 0, stacks: 0, until: definition.until ?? "" };
  if (lying === undefined) {
    if (target.modifiers.length >= BOUNDS.ModifierList.most) return;
    target.modifiers = [...target.modifiers, active];
  }
  active.stacks = Math.max(active.stacks, Math.min(active.stacks + 1, definition.stacks));
  if (lasts > active.turns_left) {
    active.turns_left = lasts;
    turn.extended?.push(active);
  }
  const { turns_left } = active;
  const refreshed = lying !== undefined;
  if (definition.hidden) return;
  say(turn, (now) => ({
    turn: now,
    kind: "modifier_applied",
    target: refOf(turn, target),
    modifier,
    turns: turns_left,
    refreshed,
  }));
}

/** Takes a timed modifier from a creature; nothing happens if none lies there. */
export function liftModifier(turn: Turn, target: Creature, modifier: Id): void {
  const left = target.modifiers.filter((active) => active.modifier !== modifier);
  if (left.length === target.modifiers.length) return;
  target.modifiers = left;
  if (!isHidden(turn, modifier))
    say(turn, (now) => ({ turn: now, kind: "modifier_removed", target: refOf(turn, target), modifier }));
}

/** Takes one turn from the timed modifiers of a creature, save those that came or were extended in this turn. */
export function tickModifiers(turn: Turn, creature: Creature): void {
  if (creature.modifiers.length === 0) return;
  const ticking = creature.modifiers.filter((active) => turn.extended?.includes(active) !== true);
  for (const active of ticking) active.turns_left -= 1;
  const expired = ticking.filter((active) => active.turns_left <= 0);
  if (expired.length === 0) return;
  creature.modifiers = creature.modifiers.filter((active) => active.turns_left > 0);
  tellExpired(turn, creature, expired);
}

/** A creature as it is once its timed modifiers have lost a turn; itself where none of them ends by that. */
export function afterTick<C extends Creature>(creature: C): C {
  const left = creature.modifiers.filter(({ turns_left }) => turns_left > 1);
  return left.length === creature.modifiers.length ? creature : { ...creature, modifiers: left };
}

/** Ends what lies on a creature until the end of the fight, or until the floor is left. */
export function endModifiersUntil(turn: Turn, creature: Creature, end: "fight" | "floor"): void {
  const ended = creature.modifiers.filter(({ until }) => until === end);
  if (ended.length === 0) return;
  creature.modifiers = creature.modifiers.filter(({ until }) => until !== end);
  tellExpired(turn, creature, ended);
}

function tellExpired(turn: Turn, creature: Creature, expired: readonly ActiveModifier[]): void {
  for (const { modifier } of expired) {
    if (isHidden(turn, modifier)) continue;
    say(turn, (now) => ({ turn: now, kind: "modifier_expired", target: refOf(turn, creature), modifier }));
  }
}

function isHidden({ registries }: Turn, modifier: Id): boolean {
  return registries.modifiers[modifier]?.hidden === true;
}
