import { clean } from "@rustkeep/data/sources";
import type { Floor, Id, ItemInstance, Rect, Registries, Room } from "@rustkeep/engine";

type Symbols = Pick<Registries, "creatures" | "npcs">;

function counted(ids: readonly Id[]): string {
  const counts = new Map<Id, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => (count === 1 ? clean(id) : `${count} ${clean(id)}`)).join(", ");
}

function pieces(items: readonly ItemInstance[]): Id[] {
  return items.flatMap(({ item, count }) => Array.from({ length: count }, () => item));
}

function isWithin({ x, y, w, h }: Rect, [column, row]: readonly [number, number]): boolean {
  return column >= x && column < x + w && row >= y && row < y + h;
}

/** The part of a floor within a rectangle, with the symbols of whom and what is there: `*` stands for loot. */
export function drawTiles({ tiles, rooms, piles }: Floor, rect: Rect, { creatures, npcs }: Symbols): string[] {
  const cells = tiles.map((row) => [...row]);
  const put = ([x, y]: readonly [number, number], symbol: string) => {
    const row = cells[y];
    if (row !== undefined) row[x] = symbol;
  };
  for (const { pos } of piles) put(pos, "*");
  for (const room of rooms) {
    for (const { def, pos } of room.enemies) put(pos, creatures[def]?.symbol ?? "?");
    for (const { npc, pos } of room.npcs) put(pos, npcs[npc]?.symbol ?? "?");
  }
  return cells.slice(rect.y, rect.y + rect.h).map((row) => row.slice(rect.x, rect.x + rect.w).join(""));
}

/** One line on a room: its prefab, place, and what is in it. */
export function roomLine(room: Room, { piles }: Floor): string {
  const { prefab, rect, enemies, npcs } = room;
  const own = piles.filter(({ pos }) => isWithin(rect, pos));
  const tables = own.map(({ table }) => table).filter((table) => table !== "");
  const things = own.flatMap(({ items }) => pieces(items));
  const parts = [
    ...(enemies.length > 0 ? [`enemies: ${counted(enemies.map(({ def }) => def))}`] : []),
    ...(npcs.length > 0 ? [`npcs: ${counted(npcs.map(({ npc }) => npc))}`] : []),
    ...(tables.length > 0 ? [`loot: ${counted(tables)}`] : []),
    ...(things.length > 0 ? [`items: ${counted(things)}`] : []),
    ...npcs
      .filter(({ stock }) => stock.length > 0)
      .map(({ npc, stock }) => `${clean(npc)} sells ${counted(pieces(stock))}`),
  ];
  const place = `${rect.w}×${rect.h} at ${rect.x},${rect.y}`;
  return `${clean(prefab)} (${place})${parts.length > 0 ? `  ${parts.join("; ")}` : ""}`;
}
