import type { Command, Direction, Game, Position, Registries, Rng } from "../../src/index.js";
import { findPath, legalCommands, range, talkingTo } from "../../src/index.js";

const FIGHTING: readonly string[] = ["use_ability", "use_item", "equip", "wait"];
const TALKING: readonly string[] = ["choose", "buy", "sell", "end_talk"];
const STANDING: readonly string[] = ["talk", "pick_up", "descend"];

/** A legal command of somebody who fights, talks, trades, gathers and goes down, now and then anything else. */
export function wander(game: Game, dice: Rng, registries: Registries): Command {
  const legal = legalCommands(game, registries);
  const preferred =
    range(dice, 1, 6) === 1 ? legal : legal.filter(({ command }) => preferences(game).includes(command));
  const path = game.enemies.length === 0 && talkingTo(game) === undefined && range(dice, 1, 4) > 1;
  const step = path ? stepTowards(game, someGoal(game, dice)) : undefined;
  const pool = preferred.length > 0 ? preferred : legal;
  return step ?? pool[range(dice, 0, pool.length - 1)] ?? { command: "wait" };
}

function preferences(game: Game): readonly string[] {
  if (game.enemies.length > 0) return FIGHTING;
  return talkingTo(game) === undefined ? STANDING : TALKING;
}

/** Something worth going to; it stays the same for some turns, so that one gets there. Every third time, the stairs. */
function someGoal(game: Game, dice: Rng): Position | undefined {
  const { floor, turn } = game;
  const row = floor.tiles.findIndex((tiles) => tiles.includes(">"));
  const period = Math.floor(turn / 40) + (range(dice, 1, 100) === 1 ? 1 : 0);
  if (period % 3 === 2) return [floor.tiles[row]?.indexOf(">") ?? 0, row];
  const inhabitants = floor.rooms.flatMap((room) => [...room.npcs, ...room.enemies]);
  const goals = [...inhabitants, ...floor.piles].map(({ pos }) => pos);
  return goals[period % goals.length];
}

function stepTowards(game: Game, goal: Position | undefined): Command | undefined {
  const [next] = goal === undefined ? [] : (findPath(game.floor, game.player_pos, goal) ?? []);
  if (next === undefined) return undefined;
  const [x, y] = game.player_pos;
  const direction: Direction = next[0] < x ? "west" : next[0] > x ? "east" : next[1] < y ? "north" : "south";
  return { command: "move", direction };
}
