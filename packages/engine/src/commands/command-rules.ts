import type { Turn } from "../rules/turn.js";
import type { View } from "../rules/view.js";
import type { Command } from "../state/command.js";
import type { Rejection } from "../state/rejection.js";

/**
 * The rules of one command. A command that points at an entry by index is bound to that entry when the turn begins, and
 * rebound to the index that the entry has when the hero's turn to act comes.
 */
export interface CommandRules<C extends Command> {
  /** Whether it can be given in a fight. */
  readonly inFight: boolean;
  /** Why not. Draws nothing and changes nothing. */
  check(view: View, command: C): Rejection | undefined;
  /** The entry that the command means. */
  bind?(view: View, command: C): unknown;
  /** The command as it has to be given now to mean the entry that it was bound to. */
  rebind?(view: View, command: C, bound: unknown): C;
  /** Does it; the check has just passed. */
  perform(turn: Turn, command: C): void;
}
