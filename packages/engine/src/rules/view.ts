import { type Compiled, compiledFor } from "../content/compile/compile.js";
import type { CompiledItemSet, CompiledSource } from "../content/compile/compile-sources.js";
import { depthSource } from "../content/compile/depth.js";
import { DEFAULT_ATTRIBUTES } from "../content/constants.js";
import type { Attribute } from "../content/definitions/attribute.js";
import type { ItemSet } from "../content/definitions/item-set.js";
import type { Registries } from "../content/definitions/registries.js";
import type { ActiveModifier, Creature, Enemy, Hero } from "../state/creature.js";
import type { Game } from "../state/game.js";
import type { ItemInstance } from "../state/item.js";
import { type CodeUse, noCodeUse } from "./code/code-use.js";

/**
 * A source of modifiers and triggers with what ties it to its carrier: it lies in his nature, is worn, comes of worn pieces
 * of a set, or lies on him.
 */
export type GatheredSource =
  | { readonly tie: "nature"; readonly source: CompiledSource }
  | { readonly tie: "worn"; readonly source: CompiledSource; readonly item: ItemInstance }
  | { readonly tie: "set"; readonly source: CompiledSource; readonly set: ItemSet; readonly pieces: number }
  | { readonly tie: "modifier"; readonly source: CompiledSource; readonly active: ActiveModifier };

/** All sources of a creature, in the order in which they count. */
export interface Gathered {
  readonly creature: Creature;
  // What they were gathered from.
  readonly modifiers: Creature["modifiers"];
  readonly options: Hero["options"] | undefined;
  readonly equipment: Hero["equipment"] | undefined;
  readonly phase: number;
  /** Base values: the hero's own, an enemy's from its definition. */
  readonly base: Readonly<Record<Attribute, number>>;
  readonly sources: readonly GatheredSource[];
  readonly ownMask: number;
  readonly auraMask: number;
  readonly triggerMask: number;
}

/** Sources while they are being gathered. */
type Gathering = { -readonly [K in keyof Gathered]: Gathered[K] } & { readonly sources: GatheredSource[] };

/** What reading a game needs. It lives no longer than one call from outside. */
export interface View {
  readonly game: Game;
  readonly registries: Registries;
  readonly compiled: Compiled;
  /** What was gathered so far. */
  readonly gathered: Gathered[];
  readonly code: CodeUse;
  /** Enemies that got away in this turn; they leave the fight at its end. */
  readonly fled: Enemy[];
}

/** A fresh view. */
export function viewOf(game: Game, registries: Registries): View {
  return { game, registries, compiled: compiledFor(registries), gathered: [], code: noCodeUse(undefined), fled: [] };
}

/** Is there life in the creature? One that fled in the turn under way is told apart by the rules themselves. */
export function isLiving(creature: Creature): boolean {
  return creature.health > 0;
}

/** Alive and still there: the hero, or an enemy in the running fight that has not fled. */
export function isPresent(view: View, creature: Creature): boolean {
  if (creature.health <= 0) return false;
  return creature.kind === "hero" || (view.game.enemies.includes(creature) && !hasFled(view, creature));
}

function hasFled(view: View, enemy: Enemy): boolean {
  return view.fled.length > 0 && view.fled.includes(enemy);
}

/** The living enemies of the running fight, by index. */
export function livingEnemies(view: View): Enemy[] {
  return view.game.enemies.filter((enemy) => enemy.health > 0 && !hasFled(view, enemy));
}

/** The first living enemy of the running fight. */
export function firstLivingEnemy(view: View): Enemy | undefined {
  return view.game.enemies.find((enemy) => enemy.health > 0 && !hasFled(view, enemy));
}

/** The living on the other side: enemies for the hero; the hero for an enemy in the running fight. */
export function livingOpponents(view: View, creature: Creature): Creature[] {
  return opponents(view, creature).filter((opponent) => isPresent(view, opponent));
}

/** The other side with its dead and fled. */
export function opponents(view: View, creature: Creature): readonly Creature[] {
  const { game } = view;
  if (creature.kind === "hero") return game.enemies;
  return game.enemies.includes(creature) ? [game.player] : [];
}

/** Whom a creature aims at if nobody is named: the first living opponent. */
export function firstOpponent(view: View, creature: Creature): Creature | undefined {
  return creature.kind === "hero" ? firstLivingEnemy(view) : livingOpponents(view, creature)[0];
}

/** The sources of a creature's modifiers and triggers: its definition, options, worn items, sets, timed modifiers. */
export function sourcesOf(view: View, creature: Creature): Gathered {
  const { gathered } = view;
  // A handful of creatures: a walk along the list beats a map that would have to be made each turn.
  for (let index = 0; index < gathered.length; index++) {
    const known = gathered[index];
    if (known?.creature !== creature) continue;
    if (isCurrent(known)) return known;
    const anew = gather(view, creature);
    gathered[index] = anew;
    return anew;
  }
  const fresh = gather(view, creature);
  gathered.push(fresh);
  return fresh;
}

/** What was gathered holds as long as what it was gathered from is the same: the state replaces it rather than change it. */
function isCurrent({ creature, modifiers, options, equipment, phase }: Gathered): boolean {
  if (creature.modifiers !== modifiers) return false;
  if (creature.kind === "enemy") return creature.phase === phase;
  return creature.options === options && creature.equipment === equipment;
}

// Made for each creature in each turn, so in one pass.
function gather(view: View, creature: Creature): Gathered {
  const { compiled } = view;
  const hero = creature.kind === "hero" ? creature : undefined;
  const gathered: Gathering = {
    creature,
    modifiers: creature.modifiers,
    options: hero?.options,
    equipment: hero?.equipment,
    phase: 0,
    base: DEFAULT_ATTRIBUTES,
    sources: [],
    ownMask: 0,
    auraMask: 0,
    triggerMask: 0,
  };
  if (creature.kind === "enemy") {
    const kind = compiled.creatures.get(creature.def);
    gathered.base = kind?.base ?? DEFAULT_ATTRIBUTES;
    addNature(gathered, kind?.source);
    gathered.phase = creature.phase;
    for (let phase = 0; phase < creature.phase; phase++) addNature(gathered, kind?.phases[phase]);
    addNature(gathered, depthHere(view));
  } else {
    gathered.base = creature.base;
    for (const option of creature.options) addNature(gathered, compiled.options.get(option));
    for (const item of wornItems(view, creature)) {
      addWorn(gathered, compiled.items.get(item.item), item);
      for (const affix of item.affixes) addWorn(gathered, compiled.affixes.get(affix), item);
    }
    for (const set of compiled.sets) addSet(gathered, set, creature);
  }
  for (const active of creature.modifiers) {
    const source = compiled.modifiers.get(active.modifier);
    if (source !== undefined) add(gathered, { tie: "modifier", source, active });
  }
  return gathered;
}

/** What the floor that the hero is on adds to its enemies. */
export function depthHere({ game: { floor }, compiled }: View): CompiledSource | undefined {
  const definition = compiled.floors.get(floor.id)?.definition;
  return definition?.repeat === true ? depthSource(definition, floor.number) : undefined;
}

function addNature(gathering: Gathering, source: CompiledSource | undefined): void {
  if (source !== undefined) add(gathering, { tie: "nature", source });
}

function addWorn(gathering: Gathering, source: CompiledSource | undefined, item: ItemInstance): void {
  if (source !== undefined) add(gathering, { tie: "worn", source, item });
}

function addSet(gathering: Gathering, { definition, bonus }: CompiledItemSet, hero: Hero): void {
  const worn = piecesWorn(hero, definition);
  for (const { pieces, source } of bonus)
    if (worn >= pieces) add(gathering, { tie: "set", source, set: definition, pieces });
}

/** How many different items of a set the hero wears. */
export function piecesWorn(hero: Hero, { items }: ItemSet): number {
  const worn = Object.values(hero.equipment);
  return items.reduce((count, id) => (worn.some(({ item }) => item === id) ? count + 1 : count), 0);
}

function add(gathering: Gathering, gathered: GatheredSource): void {
  const { source } = gathered;
  gathering.sources.push(gathered);
  gathering.ownMask |= source.ownMask;
  gathering.auraMask |= source.auraMask;
  gathering.triggerMask |= source.triggers.mask;
}

/** What the hero wears, in the order of the slots. */
export function wornItems(view: View, hero: Hero): ItemInstance[] {
  const worn: ItemInstance[] = [];
  for (const slot of view.compiled.slots) {
    const item = hero.equipment[slot.id];
    if (item !== undefined) worn.push(item);
  }
  return worn;
}
