import { abilityDetail, cleanLines, fightView, inventoryView, nameOf } from "@rustkeep/presentation";
import { enemyCandidates } from "./candidates.js";
import { foeLines } from "./fight-lines.js";
import type { Scene } from "./front.js";
import { itemLines } from "./lists.js";
import type { Candidate } from "./meant.js";
import { runOn } from "./run-on.js";

/** Something that can be looked at closely. */
interface Examinable extends Candidate {
  readonly lines: () => string[];
}

/** All that can be looked at closely: enemies and people of the floor, what the hero has, what he can do. */
export function examinable(scene: Scene): Examinable[] {
  const { game, texts, registries } = scene;
  const { carried, worn } = inventoryView(game, undefined, texts, registries);
  const things = [...carried, ...worn.flatMap(({ item, name }) => (item === undefined ? [] : [{ item, name }]))];
  const abilities = fightView(game, undefined, texts, registries).abilities;
  const all: Omit<Examinable, "number">[] = [
    ...foes(scene),
    ...creatures(scene),
    ...things.map(({ item, name }) => ({ name, lines: () => itemLines(item, scene) })),
    ...abilities.map(({ id, name }) => ({
      name,
      lines: () => [runOn([name, ...abilityDetail(id, texts, registries).lines])],
    })),
  ];
  const names = [...new Set(all.map(({ name }) => name))];
  return names.flatMap((name, index) => {
    const found = all.find((one) => one.name === name);
    return found === undefined ? [] : [{ ...found, number: index + 1 }];
  });
}

function foes(scene: Scene): Omit<Examinable, "number">[] {
  const lines = foeLines(scene);
  return enemyCandidates(scene).map(({ name, index }, position) => ({
    name,
    lines: () => [lines[position] ?? "", ...description(scene.game.enemies[index]?.def ?? "", scene)],
  }));
}

/** Kinds of creatures and people that are on the floor. */
function creatures(scene: Scene): Omit<Examinable, "number">[] {
  const { game, registries } = scene;
  const kinds = [...new Set(game.floor.rooms.flatMap((room) => room.enemies.map(({ def }) => def)))];
  const people = game.floor.rooms.flatMap((room) => room.npcs.map(({ npc }) => npc));
  return [
    ...kinds.map((def) => {
      const name = nameOf("creatures", def, registries);
      return { name, lines: () => [name, ...description(def, scene)] };
    }),
    ...people.map((npc) => {
      const name = nameOf("npcs", npc, registries);
      return { name, lines: () => [name] };
    }),
  ];
}

function description(def: string, { registries }: Scene): string[] {
  const text = Object.hasOwn(registries.creatures, def) ? registries.creatures[def]?.description : undefined;
  return text === undefined || text === "" ? [] : cleanLines(text).split("\n");
}
