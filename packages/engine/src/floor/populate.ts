import type { CompiledFloor, Marked, SpawnList } from "../content/compile/compile-floors.js";
import type { CompiledCreature, CompiledSource } from "../content/compile/compile-sources.js";
import { depthSource } from "../content/compile/depth.js";
import type { Npc } from "../content/definitions/npc.js";
import type { Registries } from "../content/definitions/registries.js";
import type { Id } from "../content/definitions/text.js";
import { byCodeUnits } from "../content/records.js";
import { below, pickWeighted, type Rng } from "../rules/rng.js";
import type { Allows } from "../rules/things/loot.js";
import type { Enemy, Position } from "../state/creature.js";
import type { Floor, PlacedNpc, Room } from "../state/floor.js";
import { newEnemy } from "./new-enemy.js";
import type { PlacedRoom } from "./place.js";
import { rollStock } from "./stock.js";

/** What lives and lies on a floor. */
export type Population = Pick<Floor, "rooms" | "piles" | "uniques">;

/** A floor that is being populated. */
interface Populating {
  readonly floor: CompiledFloor;
  readonly rng: Rng;
  readonly registries: Registries;
  readonly piles: Floor["piles"];
  readonly uniques: Id[];
  /** What the floor adds to its enemies. */
  readonly depth: CompiledSource | undefined;
  /** Which conditions of goods hold. */
  readonly allows: Allows;
}

/** Who and what stands in a room so far. */
interface Inhabitants {
  readonly enemies: Enemy[];
  readonly npcs: { npc: Npc; pos: Position }[];
  /** How many `n` marks were met. */
  npcMarks: number;
}

/**
 * Puts the inhabitants and piles of all rooms onto the floor. Draws random numbers: room by room first what stands at its
 * marks in their order (for an `e` one of its list; for a letter of the prefab's own one of those it stands for, if there are
 * several), then the stock of its NPCs.
 */
export function populate(
  placed: readonly PlacedRoom[],
  floor: CompiledFloor,
  number: number,
  rng: Rng,
  registries: Registries,
  allows: Allows,
): Population {
  const depth = depthSource(floor.definition, number);
  const populating: Populating = { floor, rng, registries, piles: [], uniques: [], depth, allows };
  const rooms = placed.map((room) => populateRoom(populating, room));
  return { rooms, piles: populating.piles, uniques: populating.uniques.sort(byCodeUnits) };
}

function populateRoom(populating: Populating, room: PlacedRoom): Room {
  const { prefab, stamp, x, y } = room;
  const inhabitants: Inhabitants = { enemies: [], npcs: [], npcMarks: 0 };
  for (const mark of stamp.marks) fillMark(populating, inhabitants, room, mark.sign, [x + mark.x, y + mark.y]);
  const { enemies } = inhabitants;
  const npcs: PlacedNpc[] = inhabitants.npcs.map(({ npc, pos }) => ({
    npc: npc.id,
    pos,
    stock: rollStock(populating.allows, npc, populating.rng, populating.registries),
  }));
  const rect = { x, y, w: stamp.w, h: stamp.h };
  return { prefab: prefab.id, rect, cleared: enemies.length === 0, visited: false, enemies, npcs, flags: {} };
}

function fillMark(
  populating: Populating,
  inhabitants: Inhabitants,
  { prefab }: PlacedRoom,
  sign: string,
  pos: Position,
): void {
  const { floor, piles } = populating;
  const marked = prefab.marks.get(sign);
  if (marked !== undefined) fillOwnMark(populating, inhabitants, marked, pos);
  else if (sign === "e")
    addEnemy(populating, inhabitants, drawKind(populating, prefab.creatures ?? floor.creatures), pos);
  else if (sign === "l") piles.push({ pos, table: prefab.loot ?? floor.loot, items: [] });
  else addNpc(inhabitants, prefab.npcs[inhabitants.npcMarks++], pos);
}

function fillOwnMark(populating: Populating, inhabitants: Inhabitants, marked: Marked, pos: Position): void {
  const { piles, rng } = populating;
  switch (marked.kind) {
    case "creature":
      addEnemy(populating, inhabitants, oneOf(rng, openTo(populating, marked.of)), pos);
      break;
    case "npc":
      addNpc(inhabitants, oneOf(rng, marked.of), pos);
      break;
    case "loot":
      piles.push({ pos, table: oneOf(rng, marked.of) ?? "", items: [] });
      break;
    default:
      marked satisfies never;
  }
}

function oneOf<T>(rng: Rng, list: readonly T[]): T | undefined {
  return list[list.length > 1 ? below(rng, list.length) : 0];
}

function addNpc({ npcs }: Inhabitants, npc: Npc | undefined, pos: Position): void {
  if (npc !== undefined) npcs.push({ npc, pos });
}

function addEnemy(
  { uniques, depth }: Populating,
  { enemies }: Inhabitants,
  kind: CompiledCreature | undefined,
  pos: Position,
): void {
  if (kind === undefined) return;
  if (kind.definition.unique) uniques.push(kind.definition.id);
  enemies.push(newEnemy(kind, pos, true, depth));
}

/** One of a list of creatures. Where only such stood there as are there already, nobody, and the draw is spent. */
function drawKind(populating: Populating, list: SpawnList): CompiledCreature | undefined {
  const { creatures, weights } = list.hasUnique ? withoutPlaced(populating, list) : list;
  if (creatures.length > 0) return creatures[pickWeighted(populating.rng, weights)];
  pickWeighted(populating.rng, list.weights);
  return undefined;
}

function withoutPlaced(populating: Populating, { creatures, weights }: SpawnList): Omit<SpawnList, "hasUnique"> {
  const open = [...creatures.keys()].filter((index) => isOpen(populating, creatures[index]));
  let sum = 0;
  return {
    creatures: open.map((index) => creatures[index]),
    weights: open.map((index) => {
      sum += (weights[index] ?? 0) - (weights[index - 1] ?? 0);
      return sum;
    }),
  };
}

function openTo(populating: Populating, kinds: readonly (CompiledCreature | undefined)[]) {
  return kinds.filter((kind) => isOpen(populating, kind));
}

function isOpen({ uniques }: Populating, kind: CompiledCreature | undefined): boolean {
  return kind?.definition.unique !== true || !uniques.includes(kind.definition.id);
}
