import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { core } from "@rustkeep/data/core";
import { loadFromSources } from "@rustkeep/data/sources";
import { type Command, createGame, execute, type Game, type Item, type Registries } from "@rustkeep/engine";
import { foesOf, tellLog, textsOf } from "@rustkeep/presentation";
import { expect, test } from "vitest";
import { arenaOf, summon } from "../../../bot/src/studies/arena.js";

const page = readFileSync(fileURLToPath(new URL("../../../../docs/modding/formulas.md", import.meta.url)), "utf8");

interface Example {
  title: string;
  mod: string;
  outcome: string;
}

/** The examples of the page: a mod, and what comes of it. */
function examples(): Example[] {
  const [, text = ""] = page.split("\n## Examples\n");
  return [...text.matchAll(/^### (.*)\n[\s\S]*?^```toml\n([\s\S]*?)^```\n\n```text\n([\s\S]*?)^```/gm)].map(
    ([, title = "", mod = "", outcome = ""]) => ({ title, mod, outcome }),
  );
}

// Who stands in the fight of the examples; nobody misses, so that the page tells of the code and not of luck.
const SCENE = `
[balance]
hit_ceiling = 1
evasion = 0

[[creatures]]
id = "rat"
name = "rat"
base = { max_health = 20, damage = 3 }
ai = [{ ability = "core:attack" }]

[[creatures]]
id = "skeleton"
name = "skeleton"
tags = ["core:undead"]
base = { max_health = 50, damage = 7 }
ai = [{ ability = "core:attack" }]

[[creatures]]
id = "slime"
name = "slime"
base = { max_health = 30, damage = 5 }
ai = [{ ability = "core:attack" }]
`;
const HERO = {
  damage: 10,
  hit_chance: 1,
  critical_chance: 0,
  charisma: 3,
  level: 3,
  max_health: 100,
  max_stamina: 100,
};

function loaded(mod: string): { registries: Registries; item: Item; told: string[] } {
  const manifest = { name: "manifest.toml", text: 'id = "example"\nname = "Example"\nversion = "1.0.0"\n' };
  const source = {
    manifest,
    files: [
      { name: "example.toml", text: mod },
      { name: "scene.toml", text: SCENE },
    ],
    dir: "example",
  };
  const { registries, diagnostics } = loadFromSources([core, source]);
  const item = Object.values(registries.items).find(({ id }) => id.startsWith("example:"));
  if (item === undefined) throw new Error(`no item in ${mod}`);
  return {
    registries,
    item,
    told: diagnostics.filter(({ file }) => file === "example.toml").map(({ message }) => message),
  };
}

function fight(registries: Registries): Game {
  const arena = arenaOf(registries);
  const game = createGame({ seed: 7, name: "Reya", options: ["core:human", "core:warrior"] }, arena);
  summon(game, ["example:rat", "example:skeleton", "example:slime"], arena);
  const [rat, skeleton] = game.enemies;
  if (rat !== undefined) rat.health = 5;
  if (skeleton !== undefined) skeleton.health = 18;
  Object.assign(game.player.base, HERO);
  Object.assign(game.player, { health: 40, stamina: 80, initiative: 20, options: [] });
  return game;
}

/** What is told of a turn in which the hero wears a thing and strikes the skeleton, or carries it and uses it. */
function turn(registries: Registries, item: Item | undefined, wears: boolean): string[] {
  const game = fight(registries);
  const hero = game.player;
  const piece = { item: item?.id ?? "", affixes: [], count: 1 };
  if (item?.slot !== undefined) hero.equipment = { ...hero.equipment, [item.slot]: piece };
  else if (item !== undefined) hero.inventory.push(piece);
  const used: Command = { command: "use_item", index: hero.inventory.length - 1, target: 1 };
  const struck: Command = { command: "use_ability", ability: "core:attack", target: 1 };
  const foes = foesOf(game);
  const outcome = execute(game, wears ? struck : item === undefined ? { command: "wait" } : used, arenaOf(registries));
  if (outcome.kind === "rejected") return [`rejected: ${outcome.reason.code}`];
  const log = outcome.messages.map((message) => ({ message, foes }));
  return tellLog(log, textsOf("en"), registries).map(({ text }) => text);
}

/** What the item brings about: what is told, without what is told where it is not. */
function effect(registries: Registries, item: Item): string[] {
  const wears = item.slot !== undefined;
  const before = turn(registries, undefined, wears);
  return turn(registries, item, wears).filter((line) => !before.includes(line));
}

test("there are twenty examples", () => {
  expect(examples()).toHaveLength(20);
});

test.each(examples().map((example) => [example.title, example] as const))("%s", (_, { mod, outcome }) => {
  const { registries, item, told } = loaded(mod);
  expect(told).toEqual([]);
  expect(`${effect(registries, item).join("\n")}\n`).toBe(outcome);
});

test("the entries at the head of the page can be loaded", () => {
  const [, first = ""] = /^```toml\n([\s\S]*?)^```/m.exec(page) ?? [];
  expect(loaded(first).told).toEqual([]);
});
