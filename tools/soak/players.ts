import { type Command, createRng, type Game, legalCommands, type Registries, type Rng, range } from "@rustkeep/engine";
import { createBot } from "../../packages/bot/src/players/bot.js";
import type { Player } from "./run.js";

/** Says which command comes next; it may be one that is refused. */
type Next = (game: Game) => Command;

/** A player for one run; chance plays by `seed`. */
export function createPlayer(player: Player, seed: number, registries: Registries): Next {
  if (player !== "random") {
    const bot = createBot(player, registries);
    return (game) => bot.next(game);
  }
  const dice = createRng(seed + 1);
  const bot = createBot("sensible", registries);
  return (game) => {
    const roll = range(dice, 1, 10);
    if (roll === 1) return anyCommand(game, dice);
    return roll <= 5 ? bot.next(game) : legalCommand(game, dice, registries);
  };
}

function legalCommand(game: Game, dice: Rng, registries: Registries): Command {
  const legal = legalCommands(game, registries);
  return legal[range(dice, 0, legal.length - 1)] ?? { command: "wait" };
}

const DIRECTIONS = ["north", "south", "west", "east"] as const;
const NAMES = ["core:attack", "core:flee", "core:slots_0", "core:hand", "", "constructor", "__proto__", "core:nothing"];

/** Any command, legal or not. */
function anyCommand({ player, enemies }: Game, dice: Rng): Command {
  const pick = <T>(list: readonly T[]): T => list[range(dice, 0, list.length - 1)] as T;
  const index = range(dice, -1, player.inventory.length + 1);
  const target = range(dice, -1, enemies.length);
  const count = range(dice, -1, 4);
  return pick<Command>([
    { command: "move", direction: pick(DIRECTIONS) },
    { command: "run", direction: pick(DIRECTIONS) },
    { command: pick(["wait", "descend", "pick_up", "talk", "end_talk"]) },
    { command: "use_item", index, target },
    { command: "equip", index },
    { command: "unequip", slot: pick(NAMES) },
    { command: pick(["drop", "buy", "sell"]), index, count },
    { command: "choose", option: range(dice, -1, 4) },
    { command: "use_ability", ability: pick(NAMES), target },
    { command: "assign_points", points: { [pick(["luck", "level", "constitution"])]: count } },
  ]);
}
