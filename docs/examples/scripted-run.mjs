// Plays a run without files, terminal or clock: definitions as plain objects, commands from a script.
//   npm install @rustkeep/engine && node scripted-run.mjs
// Definitions must be complete. A loader fills in what a mod leaves out; here it stands written out.
import { createGame, digest, emptyRegistries, execute, findPath } from "@rustkeep/engine";

const blow = { action: "damage", amount: 0, scale: 1, damage_type: "slash", target: "target", on_hit: false };
const flight = { action: "flee", target: "self", on_hit: false };
const ability = (id, name, cost, actions) => {
  return { id, name, description: "", cost, cooldown: 0, condition: [], actions };
};
const nothing = { npcs: [], marks: {}, npc_marks: {}, loot_marks: {}, triggers: [] };
const prefab = (id, tag, layout) => ({ id, layout, tags: [tag], rotate: true, ...nothing });

const registries = {
  ...emptyRegistries(),
  abilities: {
    "core:attack": ability("core:attack", "Attack", 0, [blow]),
    "core:flee": ability("core:flee", "Flee", 10, [flight]),
  },
  creatures: {
    "demo:rat": {
      id: "demo:rat",
      name: "Giant rat",
      description: "",
      symbol: "r",
      tags: [],
      base: { max_health: 8, damage: 3, hit_chance: 0.6 },
      abilities: [],
      ai: [{ condition: [], ability: "core:attack" }],
      modifiers: [],
      triggers: [],
      exp_reward: 5,
      phases: [],
      unique: false,
    },
  },
  prefabs: {
    "demo:gate": prefab("demo:gate", "demo:entrance", "#####\n#<..+\n#####"),
    "demo:den": prefab("demo:den", "demo:exit", "######\n+.e.>#\n######"),
  },
  floors: {
    "demo:cellar": {
      id: "demo:cellar",
      number: 1,
      size: [30, 16],
      rooms: 2,
      name: "Cellar",
      required: ["demo:entrance", "demo:exit"],
      prefabs: [],
      creatures: [{ id: "demo:rat", weight: 1 }],
      loops: 0,
      repeat: false,
      triggers: [],
    },
  },
};

const game = createGame({ seed: 42, name: "Reya", options: [] }, registries);

/** What a simple mind does next: fight what is there, else walk to the stairs and go down. */
function nextCommand() {
  if (game.enemies.length > 0) return { command: "use_ability", ability: "core:attack" };
  const [x, y] = game.player_pos;
  const row = game.floor.tiles.findIndex((tiles) => tiles.includes(">"));
  const [step] = findPath(game.floor, [x, y], [game.floor.tiles[row].indexOf(">"), row]);
  if (step === undefined) return { command: "descend" };
  if (step[0] !== x) return { command: "move", direction: step[0] < x ? "west" : "east" };
  return { command: "move", direction: step[1] < y ? "north" : "south" };
}

while (game.over === "") {
  const outcome = execute(game, nextCommand(), registries);
  if (outcome.kind === "rejected") throw new Error(outcome.reason.code);
  for (const { turn, kind, ...data } of outcome.messages) console.log(turn, kind, JSON.stringify(data));
}
console.log(`${game.over} after ${game.turn} turns, digest ${digest(game)}`);
