import type { CompiledFloor, SpawnList } from "../content/compile/compile-floors.js";
import type { Npc } from "../content/definitions/npc.js";
import type { Registries } from "../content/definitions/registries.js";
import { pickWeighted, type Rng } from "../rules/rng.js";
import type { Enemy, Position } from "../state/creature.js";
import type { Pile, PlacedNpc, Room } from "../state/floor.js";
import { newEnemy } from "./new-enemy.js";
import type { PlacedRoom } from "./place.js";
import { rollStock } from "./stock.js";

/**
 * Puts the inhabitants and piles of all rooms onto the floor. Draws random numbers: room by room first its enemies in
 * the order of their marks, then the stock of its NPCs.
 */
export function populate(
  placed: readonly PlacedRoom[],
  floor: CompiledFloor,
  rng: Rng,
  registries: Registries,
): { rooms: Room[]; piles: Pile[] } {
  const piles: Pile[] = [];
  const rooms = placed.map((room) => populateRoom(room, floor, piles, rng, registries));
  return { rooms, piles };
}

function populateRoom(
  { prefab, stamp, x, y }: PlacedRoom,
  floor: CompiledFloor,
  piles: Pile[],
  rng: Rng,
  registries: Registries,
): Room {
  const enemies: Enemy[] = [];
  const merchants: { npc: Npc; pos: Position }[] = [];
  let npcMarks = 0;
  for (const mark of stamp.marks) {
    const pos: Position = [x + mark.x, y + mark.y];
    if (mark.kind === "e") {
      const enemy = drawEnemy(prefab.creatures ?? floor.creatures, pos, rng);
      if (enemy !== undefined) enemies.push(enemy);
    } else if (mark.kind === "l") {
      piles.push({ pos, table: prefab.loot ?? floor.loot, items: [] });
    } else {
      const npc = prefab.npcs[npcMarks++];
      if (npc !== undefined) merchants.push({ npc, pos });
    }
  }
  const npcs: PlacedNpc[] = merchants.map(({ npc, pos }) => ({
    npc: npc.id,
    pos,
    stock: rollStock(npc, rng, registries),
  }));
  const rect = { x, y, w: stamp.w, h: stamp.h };
  return { prefab: prefab.id, rect, cleared: enemies.length === 0, visited: false, enemies, npcs, flags: {} };
}

function drawEnemy(list: SpawnList, pos: Position, rng: Rng): Enemy | undefined {
  const kind = list.creatures[pickWeighted(rng, list.weights)];
  return kind === undefined ? undefined : newEnemy(kind, pos, true);
}
