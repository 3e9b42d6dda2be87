import type { Command } from "../state/command.js";
import { stateReader } from "../state/state-reader.js";

/**
 * A value of unknown origin as a command, built anew; undefined if it is none. Whether it can be carried out now is
 * another question, which `rejection` answers. Throws nothing for any JSON value.
 */
export function parseCommand(value: unknown): Command | undefined {
  return isCommand(value) ? (stateReader.arranged("Command", value) as Command) : undefined;
}

/** Is this a command? */
export function isCommand(value: unknown): value is Command {
  return stateReader.misfit("Command", value) === undefined;
}
