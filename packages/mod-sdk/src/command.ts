import type { Io } from "./io.js";

/** One of the commands of `rustkeep-mod`. */
export interface Command {
  /** One clause for the list of commands. */
  summary: string;
  /** What `--help` prints. */
  help: string;
  /**
   * Does what the arguments (without the command's own name) ask for and returns the exit code.
   * @throws UsageError where they make no sense; ModLoadError where the mods cannot be loaded together at all
   */
  run(args: string[], io: Io): number | Promise<number>;
}
