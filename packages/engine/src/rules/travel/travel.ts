import { compiledFor } from "../../content/compile/compile.js";
import type { FloorDefinition } from "../../content/definitions/floor.js";
import type { Registries } from "../../content/definitions/registries.js";
import { makeFloor } from "../../floor/generate.js";
import { roomAt, startPosition, tileAt } from "../../floor/tiles.js";
import type { Position } from "../../state/creature.js";
import type { Game } from "../../state/game.js";
import { BOUNDS } from "../../state/generated-shapes.js";
import type { FloorFailure } from "../../state/message.js";
import { startFight } from "../combat/fight.js";
import { addUp } from "../numbers.js";
import { endModifiersUntil } from "../stats/timed-modifiers.js";
import { endTalk } from "../talk/dialog.js";
import { allowsIn } from "../things/loot.js";
import { emit, say, type Turn } from "../turn.js";

/** The floor with this number, the one with the smallest id if there are several. */
export function floorByNumber(number: number, registries: Registries): FloorDefinition | undefined {
  const { floorsByNumber, repeatedFloor } = compiledFor(registries);
  const found = floorsByNumber.find((floor) => floor.number === number);
  return found ?? (repeatedFloor?.number === number ? repeatedFloor : undefined);
}

/**
 * The floor that stairs on floor `number` lead to: the one with the smallest greater number; below all others the one that is
 * repeated, whatever its number, else undefined.
 */
export function nextFloor(number: number, registries: Registries): FloorDefinition | undefined {
  const { floorsByNumber, repeatedFloor } = compiledFor(registries);
  return floorsByNumber.find((floor) => floor.number > number) ?? repeatedFloor;
}

/** Whether the stairs that the hero stands on lead out of the keep as well as to the floor that is repeated. */
export function mayLeave({ floor, player_pos: [x, y] }: Game, registries: Registries): boolean {
  if (tileAt(floor, x, y) !== ">") return false;
  return nextFloor(floor.number, registries)?.repeat === true && registries.floors[floor.id]?.repeat !== true;
}

/** Puts the hero on a neighbouring tile, and into its room if that is another one. Draws when a fight starts. */
export function stepTo(turn: Turn, pos: Position): void {
  const { game } = turn;
  endTalk(turn);
  const from = game.player_pos;
  game.player_pos = pos;
  const room = roomAt(game.floor, pos[0], pos[1]);
  if (room !== game.floor.player_room) enterRoom(turn, room, from);
}

function enterRoom(turn: Turn, index: number, from: Position | []): void {
  const { game } = turn;
  game.floor.player_room = index;
  game.entered_from = index < 0 ? [] : from;
  const room = game.floor.rooms[index];
  if (room === undefined) return;
  const first = !room.visited;
  room.visited = true;
  game.stats.rooms_entered = addUp(game.stats.rooms_entered, 1, BOUNDS.Count);
  say(turn, (now) => ({ turn: now, kind: "room_entered", prefab: room.prefab, first }));
  emit(turn, { on: "room_entered", prefab: room.prefab, source: turn.game.player, target: undefined });
  if (room.enemies.length > 0) startFight(turn, room);
}

/** Makes a floor and enters it; tells why it could not be made. Draws random numbers. */
export function enterFloor(
  turn: Turn,
  definition: FloorDefinition,
  number: number = definition.number,
): FloorFailure | undefined {
  const { game } = turn;
  // Conditions see the floor that is being made.
  const floor = { ...game.floor, id: definition.id, number };
  const view = { ...turn, game: { ...game, floor } };
  const result = makeFloor(definition, turn.rng, turn.registries, number, allowsIn(view));
  if ("failure" in result) return result.failure;
  endTalk(turn);
  leaveFightBehind(turn);
  endModifiersUntil(turn, game.player, "floor");
  game.floor = result.floor;
  game.player_pos = startPosition(result.floor) ?? [0, 0];
  say(turn, (now) => ({ turn: now, kind: "floor_entered", floor: definition.id, number }));
  emit(turn, { on: "floor_entered", floor: number, source: turn.game.player, target: undefined });
  enterRoom(turn, roomAt(game.floor, game.player_pos[0], game.player_pos[1]), []);
  return undefined;
}

/**
 * Takes the hero one floor down, or out of the keep below the last one, which wins the run. Who comes to the floor that is
 * repeated has won as well, and goes on. If the floor cannot be made
 * he stays, and the generator is as it was. Draws random numbers.
 */
export function descend(turn: Turn): void {
  const { game, registries, rng } = turn;
  const definition = nextFloor(game.floor.number, registries);
  if (definition === undefined) {
    win(turn);
    return;
  }
  const before = { ...rng };
  const next = definition.repeat ? game.floor.number + 1 : definition.number;
  const number = Math.min(BOUNDS.FloorNumber.most, next);
  const failure = enterFloor(turn, definition, number);
  if (failure === undefined) {
    if (definition.repeat && game.won_on < 0) goOn(turn);
    return;
  }
  Object.assign(rng, before);
  say(turn, (now) => ({ turn: now, kind: "descent_failed", floor: definition.id, reason: failure }));
}

function goOn(turn: Turn): void {
  turn.game.won_on = turn.game.turn;
  say(turn, (now) => ({ turn: now, kind: "went_on" }));
}

/** Takes the hero out of the keep, which wins the run. */
export function win(turn: Turn): void {
  leaveFightBehind(turn);
  endTalk(turn);
  turn.game.over = "won";
  turn.game.won_on = turn.game.turn;
  say(turn, (now) => ({ turn: now, kind: "run_won" }));
}

/** Out of a running fight, as only the workbench does, there is no end of the fight to speak of. */
function leaveFightBehind(turn: Turn): void {
  const { game } = turn;
  if (game.enemies.length > 0) endModifiersUntil(turn, game.player, "fight");
  game.enemies = [];
  game.combat_round = 0;
  game.fight_flags = {};
  game.player.initiative = 0;
}
