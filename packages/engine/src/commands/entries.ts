import { firstLivingEnemy, isPresent, type View } from "../rules/view.js";
import type { Enemy } from "../state/creature.js";
import type { ItemInstance } from "../state/item.js";
import type { Rejection } from "../state/rejection.js";

/** Refuses a position where the list has no entry. */
export function noEntry(list: readonly unknown[], index: number): Rejection | undefined {
  return list[index] === undefined ? { code: "no_such_entry", index } : undefined;
}

/** Refuses a number of pieces that is not within 1..available. */
export function badCount(count: number, available: number): Rejection | undefined {
  const fine = Number.isInteger(count) && count >= 1 && count <= available;
  return fine ? undefined : { code: "bad_count", count, available };
}

/** The command with the index that its entry has now, −1 if it is gone. */
export function reindexed<C extends { index: number }>(command: C, list: readonly ItemInstance[], entry: unknown): C {
  const index = list.indexOf(entry as ItemInstance);
  return index === command.index ? command : { ...command, index };
}

/** A command that may aim at an enemy. */
interface Aimed {
  target?: number;
}

/** The living enemy that a command aims at: the named one, else the first. */
export function aimedAt(view: View, command: Aimed): Enemy | undefined {
  const named = command.target === undefined ? undefined : view.game.enemies[command.target];
  return named !== undefined && isPresent(view, named) ? named : firstLivingEnemy(view);
}

/** Refuses a named enemy that does not live. */
export function noTarget(view: View, command: Aimed): Rejection | undefined {
  if (command.target === undefined) return undefined;
  const named = view.game.enemies[command.target];
  if (named !== undefined && isPresent(view, named)) return undefined;
  return { code: "no_such_target", target: command.target };
}

/** The command aimed at the first living enemy if the named one died meanwhile. */
export function retargeted<C extends Aimed>(view: View, command: C): C {
  if (noTarget(view, command) === undefined) return command;
  const { target: _, ...rest } = command;
  return rest as C;
}
