import {
  type ActiveModifier,
  type Cause,
  type Creature,
  type Enemy,
  type Floor,
  type Game,
  type Hero,
  type ItemInstance,
  JOURNAL_LENGTH,
  type Pile,
  type PlacedNpc,
  type Position,
  type QuestProgress,
  type Rect,
  type Room,
  type Stats,
} from "@rustkeep/engine";
import { checkPlaces } from "./check-places.js";
import { damageType, messageShape } from "./message-shape.js";
import { amount, type FieldShapes, flag, list, object, oneOf, record, type Shape, text, whole } from "./shape.js";
import { heroName, hex16, id, idOrNone } from "./text-shapes.js";

/** Longest side of a floor, in tiles. */
const LONGEST_SIDE = 400;

const number = amount();
const quantity = amount(0);
const counter = whole(0);
const turns = whole(1);

const position: Shape<Position> = (value, field) => {
  const [x = 0, y = 0] = list(whole(0, LONGEST_SIDE - 1), 2, 2)(value, field);
  return [x, y];
};

const positionOrNone: Shape<Position | []> = (value, field) =>
  Array.isArray(value) && value.length === 0 ? [] : position(value, field);

const itemInstance: Shape<ItemInstance> = object({ item: id, affixes: list(id), count: whole(1) });

const activeModifier: Shape<ActiveModifier> = object({ modifier: id, turns_left: turns });

const creature: FieldShapes<Creature> = {
  health: number,
  stamina: quantity,
  initiative: number,
  intent: idOrNone,
  modifiers: list(activeModifier),
  cooldowns: record(id, turns),
};

const hero: Shape<Hero> = object({
  ...creature,
  name: heroName,
  base: object({
    carry_capacity: number,
    charisma: number,
    constitution: number,
    critical_chance: number,
    critical_factor: number,
    damage: number,
    dexterity: number,
    hit_chance: number,
    level: number,
    luck: number,
    max_health: number,
    max_stamina: number,
    price_modifier: number,
    strength: number,
  }),
  options: list(id),
  inventory: list(itemInstance),
  equipment: record(id, itemInstance),
});

const enemy: Shape<Enemy> = object({ ...creature, def: id, pos: position });

const side = whole(1, LONGEST_SIDE);
const corner = whole(0, LONGEST_SIDE - 1);
const rect: Shape<Rect> = object({ x: corner, y: corner, w: side, h: side });

const pile: Shape<Pile> = object({ pos: position, table: idOrNone, items: list(itemInstance) });

const placedNpc: Shape<PlacedNpc> = object({ npc: id, pos: position, stock: list(itemInstance) });

const room: Shape<Room> = object({
  prefab: id,
  rect,
  cleared: flag,
  visited: flag,
  enemies: list(enemy),
  npcs: list(placedNpc),
});

const tileRow = text(/^[ -~]+$/, LONGEST_SIDE, "a row of tiles");

const floor: Shape<Floor> = object({
  number: whole(0),
  id,
  width: side,
  height: side,
  player_room: whole(-1),
  tiles: list(tileRow, LONGEST_SIDE, 1),
  piles: list(pile),
  rooms: list(room),
});

const cause: Shape<Cause> = object({
  creature: idOrNone,
  ability: idOrNone,
  modifier: idOrNone,
  damage_type: (value, field) => (value === "" ? "" : damageType(value, field)),
});

const stats: Shape<Stats> = object({
  kills: counter,
  damage_dealt: quantity,
  damage_taken: quantity,
  gold_found: quantity,
  rooms_entered: counter,
  fights_won: counter,
  fights_fled: counter,
});

const questProgress: Shape<QuestProgress> = object({ quest: id, count: counter, done: flag });

const chosen = text(/^[a-z][a-z0-9_]*:[a-z][a-z0-9_]*#\d{1,4}$/, 2_000, "an id, # and a position");

const tree: Shape<Game> = object({
  seed: hex16,
  rng: hex16,
  turn: counter,
  player_pos: position,
  entered_from: positionOrNone,
  current_exp: quantity,
  unspent_points: counter,
  combat_round: counter,
  shop_open: flag,
  talking_room: whole(-1),
  talking_npc: whole(-1),
  over: oneOf("", "died", "won"),
  cause,
  stats,
  chosen: list(chosen),
  quests: list(questProgress),
  journal: list(messageShape, JOURNAL_LENGTH),
  player: hero,
  enemies: list(enemy),
  floor,
});

/** The state of a run. Beside the fields it checks that positions and indices point at something. */
export const gameShape: Shape<Game> = (value, field) => {
  const game = tree(value, field);
  checkPlaces(game, field);
  return game;
};
