import { describe, expect, it } from "vitest";
import type { Command, Enemy, Game, Outcome, Registries } from "../../src/index.js";
import * as engine from "../../src/index.js";
import { wildContent } from "../fixtures/wild-content.js";
import { buy, choose, sell, talk, wait } from "../support/commands.js";
import { HALL, item, scene } from "../support/scene.js";
import { wander } from "./wander.js";

const { createGame, createRng, digest, execute } = engine;

type Exports = typeof engine;
type FunctionName = {
  [N in keyof Exports]: Exports[N] extends (...args: never[]) => unknown ? N : never;
}[keyof Exports];

/** A call of every function that the engine exports, for a game and what its last command came to. */
const CALLS: Record<FunctionName, (game: Game, registries: Registries, outcome: Outcome) => unknown> = {
  abilitiesOf: (game, registries) => everybody(game).map((who) => engine.abilitiesOf(game, who, registries)),
  abilityBlock: (game, registries) =>
    abilities(game, registries).map((id) => engine.abilityBlock(game, game.player, id, registries)),
  aimsOf: (_, registries) => engine.aimsOf(actionsIn(registries), registries),
  attribute: (game, registries) => engine.attribute(game, game.player, "damage", game.enemies[0], registries),
  attributeSources: (game, registries) =>
    everybody(game).flatMap((who) => engine.attributeSources(game, who, "max_health", registries)),
  baseWithPoints: (game, registries) => engine.baseWithPoints(game.player.base, { luck: 1 }, registries),
  below: () => engine.below(createRng(1), 6),
  buyPrice: (game, registries) => game.player.inventory.map((item) => engine.buyPrice(game, item, registries)),
  categoriesInOrder: (_, registries) => engine.categoriesInOrder(registries),
  chance: () => engine.chance(createRng(1), 0.5),
  checkInvariants: (game, registries) => engine.checkInvariants(game, registries),
  createGame: (game, registries) => createGame(setupOf(game), registries),
  createRng: () => createRng(1),
  dialogOptions: (game, registries) => engine.dialogOptions(game, registries),
  digest: (game) => digest(game),
  emptyRegistries: () => engine.emptyRegistries(),
  execute: (_, __, outcome) => outcome,
  expNeeded: (_, registries) => engine.expNeeded(3, registries),
  finalDamage: (_, registries) => engine.finalDamage(3, true, 2, 0.1, registries.balance),
  findPath: (game) => engine.findPath(game.floor, game.player_pos, [1, 1]),
  // A fork shares what is never changed, which is to be read alone; that playing it changes no other is held elsewhere.
  fork: () => undefined,
  fleeChance: (_, registries) => engine.fleeChance(3, 4, registries.balance),
  floorByNumber: (_, registries) => engine.floorByNumber(1, registries),
  forecast: (game, registries) =>
    abilities(game, registries).map((id) => engine.forecast(game, game.player, id, game.enemies[0], registries)),
  generateFloor: (game, registries) => {
    const floor = engine.floorByNumber(game.floor.number, registries);
    return floor === undefined ? undefined : engine.generateFloor(floor, createRng(game.turn), registries);
  },
  goldOf: (game) => engine.goldOf(game),
  hitChance: (_, registries) => engine.hitChance(0.8, 5, registries.balance),
  isLiving: (game) => everybody(game).map(engine.isLiving),
  isWalkable: (game) => engine.isWalkable(game.floor, 1, 1),
  itemPrice: (game, registries) => game.player.inventory.map((item) => engine.itemPrice(item, registries)),
  legalCommands: (game, registries) => engine.legalCommands(game, registries),
  mayLeave: (game, registries) => engine.mayLeave(game, registries),
  nextFloor: (_, registries) => engine.nextFloor(1, registries),
  observe: (game) => engine.observe(game),
  nextU64: () => engine.nextU64(createRng(1)),
  optionsOfCategory: (_, registries) =>
    engine.categoriesInOrder(registries).map(({ id }) => engine.optionsOfCategory(id, registries)),
  parseCommand: () => engine.parseCommand({ command: "wait" }),
  parseGame: (game, registries) => engine.parseGame(game, registries),
  range: () => engine.range(createRng(1), 1, 6),
  rawDamage: () => engine.rawDamage(1, 2, 3),
  rejection: (game, registries) => engine.rejection(game, { command: "use_item", index: 99 }, registries),
  replay: (game, registries, outcome) =>
    outcome.kind === "turn_passed" && engine.replay({ ...setupOf(game), commands: [] }, registries),
  readCode: () => engine.readCode('attribute("self", "luck") + 1', "number", []),
  resistance: (game, registries) => engine.resistance(game, game.player, "fire", registries),
  rngFromState: (game) => engine.rngFromState(game.rng),
  rngState: () => engine.rngState(createRng(1)),
  rollLoot: (game, registries) =>
    game.floor.piles.map(({ table }) => engine.rollLoot(table, 1, createRng(game.turn), registries)),
  roomAt: (game) => engine.roomAt(game.floor, 1, 1),
  seedText: () => engine.seedText(1),
  sellPrice: (game, registries) => game.player.inventory.map((item) => engine.sellPrice(game, item, registries)),
  settledActions: (game, registries) =>
    engine.settledActions(game, game.player, game.enemies[0], actionsIn(registries), registries),
  shopStock: (game) => engine.shopStock(game),
  slotsInOrder: (_, registries) => engine.slotsInOrder(registries),
  startPosition: (game) => engine.startPosition(game.floor),
  talkingTo: (game) => engine.talkingTo(game),
  tileAt: (game) => engine.tileAt(game.floor, 1, 1),
  withFullIds: () => {
    const reading = engine.readCode('has_item("nut") ? 1 : 2', "number", []);
    return reading.kind === "sound" && engine.withFullIds(reading.program, ({ id }) => `core:${id}`);
  },
  writtenPlace: () => engine.writtenPlace("1 +\n2", 4),
  weighted: () => engine.weighted(createRng(1), [1, 2]),
};

const setupOf = ({ player }: Game) => ({ seed: 1, name: player.name, options: player.options });
const everybody = (game: Game): [Game["player"], ...Enemy[]] => [game.player, ...game.enemies];
const actionsIn = (registries: Registries) => Object.values(registries.items).flatMap(({ actions }) => actions);
const abilities = (game: Game, registries: Registries): string[] => engine.abilitiesOf(game, game.player, registries);

/** Everything that definitions consist of: it is the caller's own, and that it is handed back is no secret. */
function partsOf(value: unknown, parts = new Set<unknown>()): Set<unknown> {
  if (typeof value !== "object" || value === null) return parts;
  parts.add(value);
  for (const part of Object.values(value)) partsOf(part, parts);
  return parts;
}

/** Writes into everything that a value holds. */
function scribble(value: unknown, spared: ReadonlySet<unknown>): void {
  if (typeof value !== "object" || value === null || spared.has(value)) return;
  for (const part of Object.values(value)) scribble(part, spared);
  const table = value as Record<string, unknown>;
  for (const key of Object.keys(table)) table[key] = "scribbled";
  if (Array.isArray(value)) value.push("scribbled");
}

/** Carries commands out, and writes into all that the engine hands out; a game that is left alone stays equal. */
function playScribbling(game: Game, registries: Registries, next: (game: Game, turn: number) => Command | undefined) {
  const before = JSON.stringify(registries);
  const definitions = partsOf(registries);
  const alone = structuredClone(game);
  let command = next(game, 0);
  for (let turn = 1; command !== undefined && game.over === ""; turn++) {
    execute(alone, structuredClone(command), registries);
    const outcome = execute(game, command, registries);
    const now = digest(alone);
    expect(digest(game)).toBe(now);
    for (const [name, call] of turn % 5 === 0 || game.shop_open ? Object.entries(CALLS) : []) {
      scribble(call(game, registries, outcome), definitions);
      expect([name, digest(game)]).toEqual([name, now]);
    }
    scribble([outcome, command], definitions);
    expect(digest(game)).toBe(now);
    command = next(game, turn);
  }
  expect(JSON.stringify(registries)).toBe(before);
}

describe("what is handed out is not the state", () => {
  it.each([1, 2])("writing into it changes no run (seed %i)", (seed) => {
    const registries = wildContent();
    const game = createGame({ seed, name: "Reya", options: ["core:elf", "core:thief"] }, registries);
    const dice = createRng(seed);
    playScribbling(game, registries, (state, turn) => (turn < 150 ? wander(state, dice, registries) : undefined));
  });

  it("writing into it changes no shop", () => {
    const { game, registries } = scene({
      define: {
        npcs: { "core:smith": { options: [{ actions: [{ action: "open_shop" }] }] } },
        items: { "core:nut": { base_price: 3, stackable: true } },
        affixes: { "core:fine": {} },
      },
      rooms: [{ rect: HALL, npcs: [{ npc: "core:smith", pos: [2, 2], stock: [item("core:nut", 3, ["core:fine"])] }] }],
      hero: { inventory: [item("core:gold", 50)] },
    });
    const commands = [talk, choose(0), buy(0), sell(1), wait].map((command) => ({ ...command }));
    playScribbling(game, registries, (_, turn) => commands[turn]);
  });
});
