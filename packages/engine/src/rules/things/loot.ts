import { compiledFor } from "../../content/compile/compile.js";
import type { CompiledEntry, CompiledTable } from "../../content/compile/compile-loot.js";
import { cumulate } from "../../content/compile/cumulate.js";
import type { Condition } from "../../content/definitions/condition.js";
import type { Registries } from "../../content/definitions/registries.js";
import type { Id } from "../../content/definitions/text.js";
import type { Game } from "../../state/game.js";
import { BOUNDS } from "../../state/generated-shapes.js";
import type { ItemInstance } from "../../state/item.js";
import { chance, pickWeighted, type Rng, range } from "../rng.js";
import { holds } from "../stats/conditions.js";
import { type View, viewOf } from "../view.js";

// The draws of a table, in this order: for its guaranteed entries what they yield; the number of rolls; whether luck
// adds one, with probability fround(fround(luck) × fround(luck_factor)) within 0..fround(0.9); then each pick, followed
// by what the picked entry yields: for an item its affixes (number of rolls, luck, picks), then its count.

const DEPTH_LIMIT = 8;
/** Bounds of one roll, so that tables of tables cannot hang the game; the roll ends where either is reached. */
const EMIT_LIMIT = 1000;
const INSTANCE_LIMIT = 1000;
const AFFIX_LIMIT = 10_000;
const LUCK_CEILING = Math.fround(0.9);

interface Roll {
  allows: Allows;
  rng: Rng;
  luckChance: number;
  emits: number;
  /** Draws of affixes so far. */
  affixes: number;
  items: ItemInstance[];
}

/**
 * Rolls a loot table: items in the order in which they come out, not merged into stacks. At most 1,000 instances come
 * out and at most 1,000 entries are used, nested tables at most 8 deep below the first; a roll that reaches one of the
 * first two ends there. After 10,000 draws of affixes the rest comes without any. What is unknown yields nothing. Draws random
 * numbers.
 * @param luck in points; each adds `luck_factor` to the chance of one more draw, up to 0.9
 * @param game what the conditions of entries are about; without it, only entries without one count
 */
export function rollLoot(table: Id, luck: number, rng: Rng, registries: Registries, game?: Game): ItemInstance[] {
  return rollTable(allowsFor(game, registries), table, luck, rng, registries);
}

/** Tells which conditions hold. */
export type Allows = (condition: readonly Condition[]) => boolean;

/** The conditions that hold for the hero. */
export function allowsIn(view: View): Allows {
  return (condition) => condition.length === 0 || holds(view, condition, view.game.player, undefined);
}

/** The same for a game; where there is none, only what has no condition. */
export function allowsFor(game: Game | undefined, registries: Registries): Allows {
  return game === undefined ? (condition) => condition.length === 0 : allowsIn(viewOf(game, registries));
}

/** `rollLoot` with what tells which conditions hold. */
export function rollTable(allows: Allows, table: Id, luck: number, rng: Rng, registries: Registries): ItemInstance[] {
  const compiled = compiledFor(registries).lootTables.get(table);
  if (compiled === undefined) return [];
  const factor = Math.fround(registries.balance.luck_factor);
  const luckChance = Math.min(Math.max(Math.fround(Math.fround(luck) * factor), 0), LUCK_CEILING);
  const roll: Roll = { allows, rng, luckChance, emits: 0, affixes: 0, items: [] };
  drawTable(roll, compiled, 0);
  return roll.items;
}

function drawTable(roll: Roll, table: CompiledTable, depth: number): void {
  if (depth > DEPTH_LIMIT) return;
  const { conditions } = table;
  for (const entry of allowed(roll, table.guaranteed, conditions?.guaranteed)) emit(roll, entry, depth);
  const pool = allowed(roll, table.pool, conditions?.pool);
  if (pool.length === 0 || isOver(roll)) return;
  const weights = allowedWeights(roll, table.poolWeights, conditions?.pool);
  const rolls = numberOfRolls(roll, table);
  for (let i = 0; i < rolls && !isOver(roll); i++) {
    const entry = pool[pickWeighted(roll.rng, weights)];
    if (entry === undefined) return;
    emit(roll, entry, depth);
  }
}

type Conditions = readonly (readonly Condition[])[];

/** The elements whose conditions hold. */
function allowed<T>(roll: Roll, list: readonly T[], conditions: Conditions | undefined): readonly T[] {
  if (conditions === undefined) return list;
  return list.filter((_, index) => roll.allows(conditions[index] ?? []));
}

/** The cumulated weights of these elements. */
function allowedWeights(roll: Roll, weights: readonly number[], conditions: Conditions | undefined): readonly number[] {
  if (conditions === undefined) return weights;
  const single = weights.map((sum, index) => sum - (weights[index - 1] ?? 0));
  return cumulate(allowed(roll, single, conditions));
}

function emit(roll: Roll, entry: CompiledEntry, depth: number): void {
  if (isOver(roll)) return;
  roll.emits += 1;
  if (entry.kind === "table") drawTable(roll, entry.table, depth + 1);
  if (entry.kind !== "item") return;
  const affixes = entry.affixes === undefined ? [] : drawAffixes(roll, entry.affixes);
  const count = range(roll.rng, entry.countFrom, entry.countTo);
  if (count === 0) return;
  if (entry.stackable) roll.items.push({ item: entry.item, affixes, count });
  else addPieces(roll.items, entry.item, affixes, count);
}

function addPieces(items: ItemInstance[], item: Id, affixes: Id[], count: number): void {
  const pieces = Math.min(count, INSTANCE_LIMIT - items.length);
  items.push({ item, affixes, count: 1 });
  // Every instance has a list of its own, as it would have after a save.
  for (let i = 1; i < pieces; i++) items.push({ item, affixes: [...affixes], count: 1 });
}

function drawAffixes(roll: Roll, table: CompiledTable): Id[] {
  const drawn: Id[] = [];
  const affixes = allowed(roll, table.affixes, table.conditions?.affixes);
  const weights = allowedWeights(roll, table.affixWeights, table.conditions?.affixes);
  const rolls = numberOfRolls(roll, table);
  for (let i = 0; i < rolls && roll.affixes < AFFIX_LIMIT; i++) {
    roll.affixes += 1;
    const affix = affixes[pickWeighted(roll.rng, weights)];
    const fits = drawn.length < BOUNDS.AffixList.most;
    if (affix !== undefined && affix !== "" && fits && !drawn.includes(affix)) drawn.push(affix);
  }
  return drawn;
}

function numberOfRolls(roll: Roll, table: CompiledTable): number {
  const rolls = range(roll.rng, table.rollsFrom, table.rollsTo);
  return chance(roll.rng, roll.luckChance) ? rolls + 1 : rolls;
}

function isOver(roll: Readonly<Roll>): boolean {
  return roll.emits >= EMIT_LIMIT || roll.items.length >= INSTANCE_LIMIT;
}
