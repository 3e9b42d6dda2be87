import { gameFrom1To2 } from "./from-1-to-2.js";

/** For each schema but the newest, how a state of it becomes one of the next. */
const steps: readonly ((game: unknown) => unknown)[] = [gameFrom1To2];

/** The oldest schema that can be read. */
const OLDEST = 1;

/** Can a file of this schema be read? */
export function isReadable(schema: number): boolean {
  return schema >= OLDEST && schema <= OLDEST + steps.length;
}

/** The state of a run, of a schema that can be read, as the newest has it. The check comes afterwards. */
export function migrateGame(game: unknown, schema: number): unknown {
  return steps.slice(schema - OLDEST).reduce((migrated, step) => step(migrated), game);
}
