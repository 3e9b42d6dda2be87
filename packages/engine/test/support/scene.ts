import { expect } from "vitest";
import {
  type ActiveModifier,
  type Command,
  createGame,
  type Enemy,
  execute,
  type Game,
  type Hero,
  type ItemInstance,
  type Message,
  type Outcome,
  type Pile,
  type Registries,
  type Rejection,
  type Room,
} from "../../src/index.js";
import { STEADY } from "./defaults.js";
import type { LooseRegistries } from "./loose.js";
import { expectPlainTree } from "./plain-tree.js";
import { buildRegistries } from "./registries.js";

/** An enemy by definition, with whatever differs from a fresh one. */
export type LooseEnemy = string | (Partial<Omit<Enemy, "def" | "kind">> & { def: string });

/** The hero as a test wants him; `base` is laid over the defaults of a steady hero. */
interface LooseHero extends Partial<Omit<Hero, "base">> {
  base?: Partial<Hero["base"]>;
}

/** What a test wants to find; everything has a default. */
export interface SceneSetup {
  define?: LooseRegistries;
  /** Complete registries instead of the small core with `define`. */
  registries?: Registries;
  /** Rows of tiles; without them, two rooms and a corridor (see `HALL_AND_DEN`). */
  map?: string[];
  /** Rooms of the map; without them, the two of `HALL_AND_DEN`. */
  rooms?: (Partial<Room> & Pick<Room, "rect">)[];
  piles?: (Partial<Pile> & Pick<Pile, "pos">)[];
  at?: [number, number];
  hero?: LooseHero;
  /** The running fight, in the hero's room. */
  enemies?: LooseEnemy[];
  /** Who lives in the den, asleep. */
  den?: LooseEnemy[];
  options?: string[];
  seed?: number;
  game?: Partial<Omit<Game, "player" | "floor" | "enemies">>;
}

/** A game, its registries, and the two things that a test does with them. */
export interface Scene {
  game: Game;
  registries: Registries;
  /** Carries a command out and returns its messages; fails if it was refused. */
  act(command: Command): Message[];
  /** The rejection of a command, after making sure that it changed nothing. */
  refused(command: Command): Rejection;
}

/** The hero stands at [2, 2] in the hall (room 0); the den (room 1) with the stairs lies at the east end. */
const HALL_AND_DEN = [
  "####################",
  "#....#########....##",
  "#<...+.......+...>##",
  "#....#########....##",
  "####################",
];
export const HALL = { x: 0, y: 0, w: 6, h: 5 };
export const DEN = { x: 13, y: 0, w: 6, h: 5 };

/** An item of the inventory. */
export const item = (id: string, count = 1, affixes: string[] = []): ItemInstance => ({ item: id, affixes, count });

/** A timed modifier on a creature. */
export const lying = (modifier: string, turns_left: number): ActiveModifier => ({
  modifier,
  turns_left,
  stacks: 1,
  until: "",
});

/** An enemy as it stands in a room that nobody has entered. */
export function enemy(wanted: LooseEnemy, registries: Registries, pos: [number, number] = [15, 1]): Enemy {
  const own = typeof wanted === "string" ? { def: wanted } : wanted;
  const base = registries.creatures[own.def]?.base;
  return {
    kind: "enemy",
    health: base?.max_health ?? 100,
    stamina: base?.max_stamina ?? 100,
    initiative: 0,
    intent: "",
    modifiers: [],
    cooldowns: {},
    pos,
    phase: 0,
    rewards: true,
    ...own,
  };
}

/** A game at peace in the hall, or, with `enemies`, in the first turns of a fight in the den. */
export function scene(setup: SceneSetup = {}): Scene {
  const registries = registriesOf(setup);
  const game = createGame(
    {
      seed: setup.seed ?? 1,
      name: "Reya",
      options: setup.options ?? ["core:walker"],
    },
    registries,
  );
  layFloor(game, setup, registries);
  shapeHero(game.player, setup.hero ?? {});
  if (setup.enemies !== undefined) startFight(game, setup.enemies, registries);
  Object.assign(game, structuredClone(setup.game ?? {}));
  return { game, registries, ...hands(game, registries) };
}

// Loops over generator states make the same scene again and again: what `define` says is built once.
const built = new WeakMap<LooseRegistries, Registries>();
const NOTHING_MORE: LooseRegistries = {};

function registriesOf({ registries, define = NOTHING_MORE }: SceneSetup): Registries {
  const made = registries ?? built.get(define) ?? buildRegistries(define);
  built.set(define, made);
  return made;
}

/** The two things that a test does with a game that it made itself. */
export function hands(game: Game, registries: Registries): Pick<Scene, "act" | "refused"> {
  return {
    act: (command) => messagesIn(execute(game, command, registries), game),
    refused(command) {
      const before = structuredClone(game);
      const outcome = execute(game, command, registries);
      if (outcome.kind !== "rejected") throw new Error(`${command.command} was not refused`);
      expect(game).toStrictEqual(before);
      return outcome.reason;
    },
  };
}

function messagesIn(outcome: Outcome, game: Game): Message[] {
  if (outcome.kind === "rejected") throw new Error(`refused: ${JSON.stringify(outcome.reason)}`);
  expectPlainTree(game);
  return outcome.messages;
}

function layFloor(game: Game, setup: SceneSetup, registries: Registries): void {
  const map = setup.map ?? HALL_AND_DEN;
  const rooms = setup.rooms ?? [
    { rect: HALL, prefab: "core:hall", visited: true },
    { rect: DEN, prefab: "core:den", enemies: (setup.den ?? []).map((one) => enemy(one, registries)) },
  ];
  const piles = (setup.piles ?? []).map((pile) => ({ table: "", items: [], ...pile }));
  game.floor = {
    ...game.floor,
    width: Math.max(...map.map((row) => row.length)),
    height: map.length,
    tiles: [...map],
    piles: structuredClone(piles),
    rooms: rooms.map((room) => {
      const enemies = room.enemies ?? [];
      const rest = { prefab: "core:hall", visited: false, npcs: [], flags: {}, ...room };
      return structuredClone({ ...rest, cleared: room.cleared ?? enemies.length === 0, enemies });
    }),
  };
  game.player_pos = setup.at ?? [2, 2];
  game.floor.player_room = roomIndex(game);
  game.entered_from = [];
  game.enemies = [];
  game.journal = [];
}

function roomIndex({ floor, player_pos: [x, y] }: Game): number {
  return floor.rooms.findIndex(({ rect }) => x >= rect.x && y >= rect.y && x < rect.x + rect.w && y < rect.y + rect.h);
}

function shapeHero(hero: Hero, { base, ...rest }: LooseHero): void {
  Object.assign(hero.base, STEADY, base);
  Object.assign(hero, { health: hero.base.max_health, stamina: hero.base.max_stamina }, structuredClone(rest));
}

function startFight(game: Game, enemies: LooseEnemy[], registries: Registries): void {
  if (game.player_pos[0] === 2 && game.floor.rooms[1] !== undefined) {
    game.player_pos = [14, 2];
    game.entered_from = [12, 2];
    game.floor.player_room = 1;
  }
  const room = game.floor.rooms[game.floor.player_room];
  if (room !== undefined) Object.assign(room, { cleared: false, visited: true });
  game.player.initiative = 10;
  game.combat_round = 1;
  game.enemies = enemies.map((one, index) => {
    const own = typeof one === "string" ? { def: one } : one;
    return enemy({ initiative: 5, ...own }, registries, [14 + (index % 3), 1]);
  });
}
