import { ATTRIBUTES, DEFAULT_ATTRIBUTES } from "../content/constants.js";
import type { Attribute } from "../content/definitions/attribute.js";
import type { Option } from "../content/definitions/option.js";
import type { Registries } from "../content/definitions/registries.js";
import type { Id } from "../content/definitions/text.js";
import { sortedRecord } from "../content/records.js";
import { announceIntents } from "../rules/abilities/intents.js";
import { contextOf } from "../rules/actions/context.js";
import { performActions } from "../rules/actions/perform-actions.js";
import { settleFight } from "../rules/combat/fight.js";
import { finishTurn } from "../rules/finish-turn.js";
import { levelUp } from "../rules/growth/progression.js";
import { figure } from "../rules/numbers.js";
import { createRng, rngState, seedText } from "../rules/rng.js";
import { readAttribute } from "../rules/stats/attributes.js";
import { clampToMaxima } from "../rules/stats/clamp-to-maxima.js";
import { enterFloor, floorByNumber } from "../rules/travel/travel.js";
import { drain } from "../rules/triggers/triggers.js";
import { type Turn, turnFor } from "../rules/turn.js";
import type { Hero } from "../state/creature.js";
import type { Game } from "../state/game.js";
import { GameSetupError } from "./game-setup-error.js";
import { type GameSetup, optionsInOrder, setupProblems } from "./setup-problems.js";

const FIRST_FLOOR = 1;

/**
 * Begins a run: the hero with his options and starting items, on the first floor, at turn 0. Draws random numbers, from
 * the generator that the seed starts.
 * @throws GameSetupError with every problem of the setup listed
 */
export function createGame(setup: GameSetup, registries: Registries): Game {
  const problems = setupProblems(setup, registries);
  const definition = floorByNumber(FIRST_FLOOR, registries);
  const seed = seedText(setup.seed);
  if (problems.length > 0 || definition === undefined || seed === undefined) throw new GameSetupError(problems);
  const game = blankGame(seed, freshHero(setup.name, optionsInOrder(setup.options, registries)));
  const turn = turnFor(game, registries);
  equipHero(turn);
  const reason = enterFloor(turn, definition);
  if (reason !== undefined) throw new GameSetupError([{ code: "floor_failed", floor: definition.id, reason }]);
  drain(turn);
  if (game.over === "") settle(turn);
  finishTurn(turn);
  return game;
}

/** What happened on entering has the consequences that it has at the end of a turn. */
function settle(turn: Turn): void {
  settleFight(turn);
  drain(turn);
  if (turn.game.over !== "") return;
  clampToMaxima(turn);
  announceIntents(turn);
}

/** Starting items are at hand before the run begins: nothing of it is told, found or picked up. */
function equipHero(turn: Turn): void {
  const { game, registries } = turn;
  for (const option of game.player.options) addBase(game.player, registries.options[option]);
  const { player } = game;
  fillUp(turn);
  const { health, stamina } = player;
  turn.handingOut = true;
  for (const option of game.player.options)
    performActions(
      turn,
      registries.options[option]?.on_create ?? [],
      contextOf(game.player, undefined, { registry: "options", id: option }),
    );
  levelUp(turn);
  turn.handingOut = false;
  turn.messages.length = 0;
  turn.journal.length = 0;
  if (game.over !== "") return;
  // What the beginnings took stays taken, whatever has changed the maxima.
  const lost = { health: health - player.health, stamina: stamina - player.stamina };
  fillUp(turn);
  if (lost.health > 0) player.health = Math.max(1, player.health - lost.health);
  if (lost.stamina > 0) player.stamina = Math.max(0, player.stamina - lost.stamina);
}

function addBase({ base }: Hero, option: Option | undefined): void {
  for (const name of ATTRIBUTES) base[name] = figure(base[name] + (option?.base[name] ?? 0));
}

function fillUp(turn: Turn): void {
  const hero = turn.game.player;
  hero.health = readAttribute(turn, hero, "max_health", undefined);
  hero.stamina = readAttribute(turn, hero, "max_stamina", undefined);
}

function freshHero(name: string, options: Id[]): Hero {
  const base = sortedRecord(Object.entries(DEFAULT_ATTRIBUTES)) as Record<Attribute, number>;
  return {
    kind: "hero",
    health: 0,
    stamina: 0,
    initiative: 0,
    intent: "",
    modifiers: [],
    cooldowns: {},
    name,
    base,
    options,
    perks: [],
    inventory: [],
    equipment: {},
    released: [],
  };
}

function blankGame(seed: string, player: Hero): Game {
  return {
    seed,
    rng: rngState(createRng(seed)),
    turn: 0,
    player_pos: [0, 0],
    entered_from: [],
    current_exp: 0,
    unspent_points: 0,
    offers: [],
    combat_round: 0,
    shop_open: false,
    talking_room: -1,
    talking_npc: -1,
    over: "",
    won_on: -1,
    cheats: false,
    cause: { creature: "", by: { registry: "", id: "" }, damage_type: "" },
    stats: {
      kills: 0,
      damage_dealt: 0,
      damage_taken: 0,
      gold_found: 0,
      rooms_entered: 0,
      fights_won: 0,
      fights_fled: 0,
    },
    chosen: [],
    quests: [],
    flags: {},
    fight_flags: {},
    known_items: [],
    known_phases: {},
    warned: [],
    journal: [],
    player,
    enemies: [],
    floor: {
      number: 0,
      id: "",
      width: 0,
      height: 0,
      player_room: -1,
      tiles: [],
      piles: [],
      rooms: [],
      flags: {},
      uniques: [],
    },
  };
}
