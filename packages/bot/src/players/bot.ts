import type { Command, Game, Registries } from "@rustkeep/engine";
import { type BotMemory, freshMemory } from "./memory.js";
import { plainCommand } from "./plain-bot.js";
import { sensibleCommand } from "./sensible-bot.js";

/** How a bot plays: `plain` only walks and attacks, `sensible` plays as a careful player would. */
export type Policy = "plain" | "sensible";

/** The policies, the best player first. */
export const POLICIES: readonly Policy[] = ["sensible", "plain"];

/** Plays a game: says which command comes next. */
export interface Bot {
  /** The next command for a run that is not over. It depends on nothing but the games that it has seen; draws nothing. */
  next(game: Game): Command;
}

/**
 * A bot for one run, which must be played with these registries.
 * @param endless whether it goes on where it could leave the keep
 */
export function createBot(policy: Policy, registries: Registries, endless = false): Bot {
  let memory: BotMemory | undefined;
  const command = policy === "plain" ? plainCommand : sensibleCommand;
  return {
    next(game) {
      memory ??= freshMemory(game, registries, endless);
      return command(game, memory);
    },
  };
}
