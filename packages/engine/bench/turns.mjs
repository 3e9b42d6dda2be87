// Turns a second: walking to and fro across a floor, and a fight of the hero against three enemies with triggers, poison
// and auras, some 13 messages a turn. Measures dist: build first.
import { readFileSync } from "node:fs";
import { built } from "../../../bench/built.mjs";
import { measure, printRows } from "../../../bench/measure.mjs";

const { createGame, execute, findPath } = await built("engine");

/** Turns between two looks at the clock, which are dear. */
const BATCH = 2_000;

const registries = JSON.parse(readFileSync(new URL("../test/fixtures/reference-core.json", import.meta.url), "utf8"));

/** Steps from the entrance to the farthest tile of the floor that no enemy keeps, and back. */
function walkingScript(game) {
  const { floor, player_pos } = game;
  const keepers = floor.rooms.filter((room) => room.enemies.length > 0);
  const kept = ([x, y]) =>
    keepers.some(({ rect }) => x >= rect.x && x < rect.x + rect.w && y >= rect.y && y < rect.y + rect.h);
  const paths = floor.rooms
    .map(({ rect }) => [rect.x + (rect.w >> 1), rect.y + (rect.h >> 1)])
    .map((goal) => findPath(floor, player_pos, goal) ?? [])
    .filter((path) => path.length > 0 && !path.some(kept));
  const there = paths.sort((a, b) => b.length - a.length)[0] ?? [];
  const stops = [player_pos, ...there];
  const directions = { "0,-1": "north", "0,1": "south", "-1,0": "west", "1,0": "east" };
  const step = (from, to) => ({ command: "move", direction: directions[`${to[0] - from[0]},${to[1] - from[1]}`] });
  const out = there.map((to, index) => step(stops[index], to));
  const back = stops.slice(0, -1).map((to, index) => step(stops[index + 1], to));
  return [...out, ...back.reverse()];
}

/** The reference content with a hero who cannot die soon, and enemies with an aura, thorns and a poisonous bite. */
function fightRegistries() {
  const content = structuredClone(registries);
  const aura = { attribute: "damage", flat: -1, percent: 0, target: "all_enemies", condition: [] };
  const bite = content.creatures["core:rat"].triggers[0];
  const thorns = content.items["core:thorn_mail"].triggers[0];
  for (const id of ["core:rat", "core:ghoul", "core:skeleton"]) {
    const creature = content.creatures[id];
    creature.base.max_health = 1_000_000;
    creature.modifiers = [aura];
    creature.triggers = [bite, { ...thorns, when: { damage_type: "slash" } }];
  }
  return content;
}

function fight(content) {
  const game = createGame({ seed: 4711, name: "Reya", options: ["core:elf", "core:thief"] }, content);
  game.player.base.max_health = 1_000_000;
  game.player.health = 1_000_000;
  game.player.modifiers = [{ modifier: "core:blessed", turns_left: 9999, stacks: 1, until: "" }];
  game.enemies = ["core:rat", "core:ghoul", "core:skeleton"].map((def, index) => ({
    kind: "enemy",
    health: 1_000_000,
    stamina: 100,
    initiative: index,
    intent: "",
    modifiers: [],
    cooldowns: {},
    phase: 0,
    rewards: true,
    def,
    pos: [0, 0],
  }));
  return game;
}

/** A batch that plays the commands some times over, in a fresh game after 10,000 turns. */
function playing(start, commands, content) {
  const times = Math.ceil(BATCH / commands.length);
  let game = start();
  return () => {
    for (let time = 0; time < times; time++)
      for (const command of commands) {
        const outcome = execute(game, command, content);
        if (outcome.kind !== "turn_passed") throw new Error(`${command.command}: ${JSON.stringify(outcome)}`);
      }
    if (game.turn > 10_000) game = start();
    return times * commands.length;
  };
}

const setup = { seed: 5, name: "Reya", options: ["core:elf", "core:thief"] };
const walking = () => createGame(setup, registries);
const content = fightRegistries();
const attacks = Array.from({ length: 50 }, (_, index) => {
  return { command: "use_ability", ability: "core:attack", target: index % 3 };
});

printRows([
  measure("turns, walking", playing(walking, walkingScript(walking()), registries)),
  measure(
    "turns, fight against three",
    playing(() => fight(content), attacks, content),
  ),
]);
