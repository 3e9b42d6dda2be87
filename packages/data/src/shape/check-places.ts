import type { Game, Position, Room } from "@rustkeep/engine";
import { ShapeError } from "./shape.js";

/**
 * Checks what no single field shows: positions and rooms lie on the floor, indices point at something, a fight has a room,
 * nobody dead is left over.
 * @throws ShapeError for the first thing that is wrong
 */
export function checkPlaces(game: Game, field: string): void {
  checkFloor(game, `${field}.floor`);
  checkPosition(game, game.player_pos, `${field}.player_pos`);
  if (game.entered_from.length === 2) {
    checkPosition(game, game.entered_from, `${field}.entered_from`);
  }
  checkIndex(game.floor.player_room, game.floor.rooms.length, `${field}.floor.player_room`);
  checkTalk(game, field);
  checkCreatures(game, game.enemies, `${field}.enemies`);
  if (game.enemies.length > 0 && game.floor.player_room === -1) {
    throw new ShapeError(`${field}.enemies`, "empty while the hero is in no room");
  }
  if (game.over === "" && game.player.health <= 0) {
    throw new ShapeError(`${field}.player.health`, "above 0");
  }
}

function checkFloor(game: Game, field: string): void {
  const { floor } = game;
  if (floor.tiles.length !== floor.height || floor.tiles.some((row) => row.length !== floor.width)) {
    throw new ShapeError(`${field}.tiles`, "height rows of width tiles");
  }
  floor.piles.forEach((pile, position) => {
    checkPosition(game, pile.pos, `${field}.piles[${position}].pos`);
  });
  floor.rooms.forEach((room, position) => {
    checkRoom(game, room, `${field}.rooms[${position}]`);
  });
}

function checkRoom(game: Game, room: Room, field: string): void {
  const { x, y, w, h } = room.rect;
  if (x + w > game.floor.width || y + h > game.floor.height) {
    throw new ShapeError(`${field}.rect`, "within the floor");
  }
  checkCreatures(game, room.enemies, `${field}.enemies`);
  room.npcs.forEach((npc, position) => {
    checkPosition(game, npc.pos, `${field}.npcs[${position}].pos`);
  });
}

function checkCreatures(game: Game, enemies: Game["enemies"], field: string): void {
  enemies.forEach((enemy, position) => {
    checkPosition(game, enemy.pos, `${field}[${position}].pos`);
    if (game.over === "" && enemy.health <= 0) {
      throw new ShapeError(`${field}[${position}].health`, "above 0");
    }
  });
}

function checkTalk(game: Game, field: string): void {
  const { rooms } = game.floor;
  checkIndex(game.talking_room, rooms.length, `${field}.talking_room`);
  checkIndex(game.talking_npc, rooms[game.talking_room]?.npcs.length ?? 0, `${field}.talking_npc`);
  if ((game.talking_room === -1) !== (game.talking_npc === -1)) {
    throw new ShapeError(`${field}.talking_npc`, "−1 exactly when talking_room is");
  }
  if (game.shop_open && game.talking_room === -1) {
    throw new ShapeError(`${field}.shop_open`, "false while the hero talks to nobody");
  }
}

function checkPosition(game: Game, [x, y]: Position, field: string): void {
  if (x >= game.floor.width || y >= game.floor.height) {
    throw new ShapeError(field, "on the floor");
  }
}

/** Indices are −1 (for none) or more by their shape. */
function checkIndex(index: number, length: number, field: string): void {
  if (index >= length) {
    throw new ShapeError(field, `−1 or below ${length}`);
  }
}
