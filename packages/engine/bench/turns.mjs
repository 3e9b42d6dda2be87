// Turns a second on one thread: walking to and fro across a floor, and a fight of the hero against three enemies with
// triggers, poison and auras. Prints one line for each, or JSON with --json; by the clock, and by the time that the
// processor gave, which counts on a busy machine. Measures dist: build first.
import { readFileSync } from "node:fs";
import { createGame, execute, findPath } from "../dist/index.js";

const MEASURED_MS = 1500;

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
  const game = createGame(content, { seed: 4711, name: "Reya", options: ["core:elf", "core:thief"] });
  game.player.base.max_health = 1_000_000;
  game.player.health = 1_000_000;
  game.player.modifiers = [{ modifier: "core:blessed", turns_left: 9999 }];
  game.enemies = ["core:rat", "core:ghoul", "core:skeleton"].map((def, index) => ({
    health: 1_000_000,
    stamina: 100,
    initiative: index,
    intent: "",
    modifiers: [],
    cooldowns: {},
    def,
    pos: [0, 0],
  }));
  return game;
}

function measure(name, start, commands, content) {
  let turns = 0;
  let messages = 0;
  let game = start();
  const play = (until) => {
    while (performance.now() < until) {
      for (const command of commands) {
        const outcome = execute(game, command, content);
        if (outcome.kind !== "turn_passed") throw new Error(`${name}: ${JSON.stringify(outcome)}`);
        messages += outcome.messages.length;
        turns += 1;
      }
      if (game.turn > 10_000) game = start();
    }
  };
  play(performance.now() + MEASURED_MS / 3);
  turns = 0;
  messages = 0;
  const begun = performance.now();
  const used = process.cpuUsage();
  play(begun + MEASURED_MS);
  const seconds = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage(used);
  return {
    name,
    per_second: Math.round(turns / seconds),
    per_cpu_second: Math.round((turns / (user + system)) * 1e6),
    messages_per_turn: messages / turns,
  };
}

const setup = { seed: 5, name: "Reya", options: ["core:elf", "core:thief"] };
const walking = () => createGame(registries, setup);
const content = fightRegistries();
const attack = Array.from({ length: 50 }, (_, index) => ({
  command: "use_ability",
  ability: "core:attack",
  target: index % 3,
}));

const rows = [
  measure("turns, walking", walking, walkingScript(walking()), registries),
  measure("turns, fight against three", () => fight(content), attack, content),
];
if (process.argv.includes("--json")) console.log(JSON.stringify(rows));
else
  for (const row of rows) {
    const figures = `${String(row.per_second).padStart(9)}/s ${String(row.per_cpu_second).padStart(9)}/s of the processor`;
    console.log(`${row.name.padEnd(28)} ${figures}  ${row.messages_per_turn.toFixed(1)} messages a turn`);
  }
