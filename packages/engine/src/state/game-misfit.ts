import type { Enemy, Position } from "./creature.js";
import type { Game } from "./game.js";
import type { Misfit } from "./shape-reader.js";
import { stateReader } from "./state-reader.js";

/** Most items that may lie on a floor, and most piles. */
export const MOST_LYING = 10_000;

/**
 * What keeps a value from being the state of a run, as far as that shows without definitions: a field that is missing or
 * cannot be, a position that is not on the floor, an index that points at nothing, somebody dead who is left over. Changes
 * nothing, and throws nothing for any JSON value.
 */
export function gameMisfit(value: unknown): Misfit | undefined {
  return stateReader.misfit("Game", value) ?? placesMisfit(value as Game);
}

/** Looks through what no single field shows. */
function placesMisfit(game: Game): Misfit | undefined {
  return (
    mapMisfit(game) ??
    lyingMisfit(game) ??
    positionMisfit(game, game.player_pos, "player_pos") ??
    enteredFromMisfit(game) ??
    indexMisfit(game.floor.player_room, game.floor.rooms.length, "floor.player_room") ??
    talkMisfit(game) ??
    creaturesMisfit(game, game.enemies, "enemies") ??
    fightMisfit(game)
  );
}

function mapMisfit(game: Game): Misfit | undefined {
  const { tiles, rooms, width, height } = game.floor;
  if (tiles.length !== height) return misfit("floor.tiles", `a list of ${height}, as floor.height says`, tiles.length);
  const odd = tiles.findIndex((row) => row.length !== width);
  if (odd >= 0) return misfit(`floor.tiles[${odd}]`, `${width} tiles long, as floor.width says`, tiles[odd]?.length);
  return first(rooms, ({ rect, enemies, npcs }, index) => {
    const place = `floor.rooms[${index}]`;
    if (rect.x + rect.w > width) return misfit(`${place}.rect.w`, `at most ${width - rect.x}`, rect.w);
    if (rect.y + rect.h > height) return misfit(`${place}.rect.h`, `at most ${height - rect.y}`, rect.h);
    return (
      creaturesMisfit(game, enemies, `${place}.enemies`) ??
      first(npcs, ({ pos }, npc) => positionMisfit(game, pos, `${place}.npcs[${npc}].pos`))
    );
  });
}

function lyingMisfit(game: Game): Misfit | undefined {
  const { piles } = game.floor;
  const lying = piles.reduce((sum, { items }) => sum + items.length, 0);
  if (lying > MOST_LYING) return misfit("floor.piles", `piles of at most ${MOST_LYING} items in all`, lying);
  return first(piles, ({ pos }, index) => positionMisfit(game, pos, `floor.piles[${index}].pos`));
}

function creaturesMisfit(game: Game, enemies: readonly Enemy[], place: string): Misfit | undefined {
  return first(enemies, ({ pos, health }, index) => {
    if (game.over === "" && health === 0) return misfit(`${place}[${index}].health`, "above 0", 0);
    return positionMisfit(game, pos, `${place}[${index}].pos`);
  });
}

function fightMisfit(game: Game): Misfit | undefined {
  if (game.enemies.length > 0 && game.floor.player_room === -1)
    return misfit("enemies", "empty while the hero is in no room", `a list of ${game.enemies.length}`);
  return game.over === "" && game.player.health === 0 ? misfit("player.health", "above 0", 0) : undefined;
}

function talkMisfit(game: Game): Misfit | undefined {
  const { talking_room, talking_npc, shop_open } = game;
  const { rooms } = game.floor;
  if ((talking_room === -1) !== (talking_npc === -1))
    return misfit("talking_npc", "−1 exactly when talking_room is", talking_npc);
  if (shop_open && talking_room === -1) return misfit("shop_open", "false while the hero talks to nobody", true);
  return (
    indexMisfit(talking_room, rooms.length, "talking_room") ??
    indexMisfit(talking_npc, rooms[talking_room]?.npcs.length ?? 0, "talking_npc")
  );
}

function enteredFromMisfit(game: Game): Misfit | undefined {
  const [x, y] = game.entered_from;
  return x === undefined || y === undefined ? undefined : positionMisfit(game, [x, y], "entered_from");
}

function positionMisfit({ floor }: Game, [x, y]: Position, place: string): Misfit | undefined {
  if (x >= floor.width) return misfit(`${place}[0]`, `below ${floor.width}, to be on the floor`, x);
  return y >= floor.height ? misfit(`${place}[1]`, `below ${floor.height}, to be on the floor`, y) : undefined;
}

/** Indices are −1 (for none) or more by their shape. */
function indexMisfit(index: number, length: number, place: string): Misfit | undefined {
  return index >= length ? misfit(place, length === 0 ? "−1" : `from −1 to ${length - 1}`, index) : undefined;
}

function misfit(path: string, expected: string, found: string | number | boolean | undefined): Misfit {
  return { path, expected, found: String(found) };
}

function first<T>(list: readonly T[], look: (element: T, index: number) => Misfit | undefined): Misfit | undefined {
  for (const [index, element] of list.entries()) {
    const found = look(element, index);
    if (found !== undefined) return found;
  }
  return undefined;
}
