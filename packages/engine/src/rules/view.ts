import { type Compiled, type CompiledSource, compiledFor } from "../content/compiled.js";
import { DEFAULT_ATTRIBUTES } from "../content/constants.js";
import type { Attribute } from "../content/definitions/attribute.js";
import type { Registries } from "../content/definitions/registries.js";
import type { ActiveModifier, Creature, Enemy, Hero } from "../state/creature.js";
import type { Game } from "../state/game.js";
import type { ItemInstance } from "../state/item.js";

/** A source of modifiers and triggers with what ties it to its carrier: it lies in his nature, is worn, or lies on him. */
export type GatheredSource =
  | { readonly tie: "nature"; readonly source: CompiledSource }
  | { readonly tie: "worn"; readonly source: CompiledSource; readonly item: ItemInstance }
  | { readonly tie: "modifier"; readonly source: CompiledSource; readonly active: ActiveModifier };

/** All sources of a creature, in the order in which they count. */
export interface Gathered {
  /** Base values: the hero's own, an enemy's from its definition. */
  readonly base: Readonly<Record<Attribute, number>>;
  readonly sources: readonly GatheredSource[];
  readonly ownMask: number;
  readonly auraMask: number;
  readonly triggerMask: number;
}

/** What reading a game needs. It lives no longer than one call from outside. */
export interface Reader {
  readonly game: Game;
  readonly registries: Registries;
  readonly compiled: Compiled;
  /** What was gathered so far; whoever changes equipment, options or timed modifiers calls `forgetSources`. */
  readonly gathered: { readonly creature: Creature; readonly sources: Gathered }[];
  /** Enemies that got away in this turn; they leave the fight at its end. */
  readonly fled: Enemy[];
}

/** A fresh reader. */
export function readerFor(game: Game, registries: Registries): Reader {
  return { game, registries, compiled: compiledFor(registries), gathered: [], fled: [] };
}

/** Is there life in the creature? One that fled in the turn under way is told apart by the rules themselves. */
export function isLiving(creature: Creature): boolean {
  return creature.health > 0;
}

/** Alive and still there: the hero, or an enemy in the running fight that has not fled. */
export function isPresent(reader: Reader, creature: Creature): boolean {
  if (creature.health <= 0) return false;
  return creature.kind === "hero" || (reader.game.enemies.includes(creature) && !hasFled(reader, creature));
}

function hasFled(reader: Reader, enemy: Enemy): boolean {
  return reader.fled.length > 0 && reader.fled.includes(enemy);
}

/** The living enemies of the running fight, by index. */
export function livingEnemies(reader: Reader): Enemy[] {
  return reader.game.enemies.filter((enemy) => enemy.health > 0 && !hasFled(reader, enemy));
}

/** The first living enemy of the running fight. */
export function firstLivingEnemy(reader: Reader): Enemy | undefined {
  return reader.game.enemies.find((enemy) => enemy.health > 0 && !hasFled(reader, enemy));
}

/** The living on the other side: enemies for the hero; the hero for an enemy in the running fight. */
export function livingOpponents(reader: Reader, creature: Creature): Creature[] {
  return opponents(reader, creature).filter((opponent) => isPresent(reader, opponent));
}

/** The other side with its dead and fled. */
export function opponents(reader: Reader, creature: Creature): readonly Creature[] {
  const { game } = reader;
  if (creature.kind === "hero") return game.enemies;
  return game.enemies.includes(creature) ? [game.player] : [];
}

/** Whom a creature aims at if nobody is named: the first living opponent. */
export function firstOpponent(reader: Reader, creature: Creature): Creature | undefined {
  return creature.kind === "hero" ? firstLivingEnemy(reader) : livingOpponents(reader, creature)[0];
}

/** The sources of a creature's modifiers and triggers: its definition, options, worn items, timed modifiers. */
export function sourcesOf(reader: Reader, creature: Creature): Gathered {
  // A handful of creatures: a walk along the list beats a map that would have to be made each turn.
  for (const known of reader.gathered) if (known.creature === creature) return known.sources;
  const sources = gather(reader, creature);
  reader.gathered.push({ creature, sources });
  return sources;
}

/** Must be called when what a creature wears or what lies on it has changed. */
export function forgetSources(reader: Reader, creature: Creature): void {
  const index = reader.gathered.findIndex((known) => known.creature === creature);
  if (index >= 0) reader.gathered.splice(index, 1);
}

/** Sources while they are being gathered. */
interface Finding {
  base: Gathered["base"];
  readonly sources: GatheredSource[];
  ownMask: number;
  auraMask: number;
  triggerMask: number;
}

// Made for each creature in each turn, so in one pass.
function gather(reader: Reader, creature: Creature): Gathered {
  const { compiled } = reader;
  const found: Finding = { base: DEFAULT_ATTRIBUTES, sources: [], ownMask: 0, auraMask: 0, triggerMask: 0 };
  if (creature.kind === "enemy") {
    const kind = compiled.creatures.get(creature.def);
    found.base = kind?.base ?? found.base;
    addNature(found, kind?.source);
  } else {
    found.base = creature.base;
    for (const option of creature.options) addNature(found, compiled.options.get(option));
    for (const item of wornItems(reader, creature)) {
      addWorn(found, compiled.items.get(item.item), item);
      for (const affix of item.affixes) addWorn(found, compiled.affixes.get(affix), item);
    }
  }
  for (const active of creature.modifiers) {
    const source = compiled.modifiers.get(active.modifier);
    if (source !== undefined) add(found, { tie: "modifier", source, active });
  }
  return found;
}

function addNature(found: Finding, source: CompiledSource | undefined): void {
  if (source !== undefined) add(found, { tie: "nature", source });
}

function addWorn(found: Finding, source: CompiledSource | undefined, item: ItemInstance): void {
  if (source !== undefined) add(found, { tie: "worn", source, item });
}

function add(found: Finding, gathered: GatheredSource): void {
  const { source } = gathered;
  found.sources.push(gathered);
  found.ownMask |= source.ownMask;
  found.auraMask |= source.auraMask;
  found.triggerMask |= source.triggers.mask;
}

/** What the hero wears, in the order of the slots. */
export function wornItems(reader: Reader, hero: Hero): ItemInstance[] {
  const worn: ItemInstance[] = [];
  for (const slot of reader.compiled.slots) {
    const item = hero.equipment[slot.id];
    if (item !== undefined) worn.push(item);
  }
  return worn;
}
