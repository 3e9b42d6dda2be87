import type { SummonAction } from "../../content/definitions/action.js";
import { newEnemy } from "../../floor/new-enemy.js";
import { findTile } from "../../floor/tiles.js";
import type { Enemy, Position } from "../../state/creature.js";
import { joinFight } from "../combat/fight.js";
import { range } from "../rng.js";
import { enemyRef, refOf, say, type Turn } from "../turn.js";
import { depthHere, livingEnemies } from "../view.js";
import type { ActionContext } from "./context.js";
import type { Settled } from "./settle.js";

/** However many are summoned, a fight has no more enemies by it. */
const MOST_ENEMIES = 12;

/**
 * Puts enemies into the running fight. Draws how many, where that is a range, then the initiative of each one that comes.
 */
export function summon(turn: Turn, action: Settled<SummonAction>, context: ActionContext): void {
  const { game, compiled } = turn;
  const kind = compiled.creatures.get(action.creature);
  if (game.enemies.length === 0 || kind === undefined) return;
  const [from = 0, to = from] = action.count.split("-").map(Number);
  const wanted = range(turn.rng, from, to);
  const joined: Enemy[] = [];
  while (joined.length < wanted && isRoomFor(turn, action)) {
    const enemy = newEnemy(kind, placeFor(turn), action.rewards, depthHere(turn));
    joinFight(turn, enemy);
    joined.push(enemy);
  }
  if (joined.length === 0) return;
  say(turn, (now) => ({
    turn: now,
    kind: "enemies_joined",
    source: refOf(turn, context.source),
    enemies: joined.map((enemy) => enemyRef(turn, enemy)),
  }));
}

function isRoomFor(turn: Turn, { creature, most }: Settled<SummonAction>): boolean {
  const alike = livingEnemies(turn).filter((enemy) => enemy.def === creature);
  return alike.length < most && turn.game.enemies.length < MOST_ENEMIES;
}

/** A free tile of the room that the fight is in; where none is free, that of the hero. */
function placeFor({ game }: Turn): Position {
  const { floor, enemies, player_pos } = game;
  const taken = [player_pos, ...enemies.map(({ pos }) => pos)];
  const isFree = (x: number, y: number) => !taken.some(([left, top]) => left === x && top === y);
  const rect = floor.rooms[floor.player_room]?.rect;
  const free = rect && findTile(floor, (tile, x, y) => tile === "." && isFree(x, y), rect);
  return free ?? [player_pos[0], player_pos[1]];
}
