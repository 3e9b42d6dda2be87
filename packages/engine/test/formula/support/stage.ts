import { ATTRIBUTES, DAMAGE_TYPES } from "../../../src/content/constants.js";
import type { FormulaHost, FormulaSubject } from "../../../src/content/formula/index.js";
import type { Dice, Names } from "./random-program.js";

/** Somebody in a fight that a test has made up. */
export interface Actor {
  readonly name: string;
  readonly health: number;
  readonly stamina: number;
  readonly attributes: Readonly<Record<string, number>>;
  readonly tags: readonly string[];
}

/** A game as code sees it, and what code has asked it for. */
export interface Stage extends FormulaHost<Actor>, FormulaSubject<Actor> {
  /** Words and ids that code has asked for, by what they are: `items`, `attribute`. */
  readonly asked: Map<string, Set<string>>;
  /** What has been read, and drawn, in order. */
  readonly reads: string[];
}

/** The names that stages know. */
export const NAMES: Names = {
  items: ["core:key", "core:gold", "sword"],
  tags: ["undead", "core:boss"],
  modifiers: ["poison", "core:haste"],
  quests: ["rats", "core:crown"],
  flags: ["rung", "core:seen"],
};

/** A stage with some enemies; without a target with one chance in four. */
export function randomStage(dice: Dice, enemyCount = dice(5)): Stage {
  const actors = Array.from({ length: enemyCount + 1 }, (_, place) => randomActor(dice, `actor ${place}`));
  const [self, ...enemies] = actors as [Actor, ...Actor[]];
  const target = dice(4) === 0 ? undefined : enemies[0];
  const event = { damage: dice(40) / 4, damage_type: pick(dice, DAMAGE_TYPES), item: pick(dice, NAMES.items) };
  return stageOf({ self, target, enemies, event, salt: dice(1000) });
}

/** A stage with what is given; what depends on nothing else is made up from a number. */
export function stageOf(given: {
  self: Actor;
  target?: Actor | undefined;
  enemies?: readonly Actor[];
  event?: FormulaSubject<Actor>["event"];
  salt?: number;
}): Stage {
  const { self, target, enemies = [], event = { damage: 0, damage_type: "", item: "" }, salt = 1 } = given;
  const asked = new Map<string, Set<string>>();
  const reads: string[] = [];
  let draws = 0;
  const ask = (kind: string, word: string) => {
    asked.set(kind, (asked.get(kind) ?? new Set()).add(word));
    reads.push(`${kind} ${word}`);
    return (word.length * 7 + salt) % 5;
  };
  return {
    self,
    target,
    event,
    asked,
    reads,
    attribute: (who, name) => {
      ask("attribute", name);
      return who.attributes[name] ?? Number.NaN;
    },
    health: (who) => {
      reads.push(`health ${who.name}`);
      return who.health;
    },
    stamina: (who) => who.stamina,
    hasTag: (who, tag) => ask("tags", tag) >= 0 && who.tags.includes(tag),
    hasModifier: (who, modifier) => (ask("modifiers", modifier) + who.name.length) % 2 === 0,
    hasItem: (item) => ask("items", item),
    worn: (item) => ask("items", item) > 2,
    flag: (name, scope) => ask("flags", name) - (scope === "run" ? 1 : 2),
    quest: (quest, state) => ask("quests", quest) > 2 === (state === "done"),
    inCombat: () => enemies.length > 0,
    floor: () => 1 + (salt % 5),
    turn: () => salt,
    enemies: () => enemies,
    rand: () => {
      draws += 1;
      reads.push(`draw ${draws}`);
      return ((draws * 37 + salt) % 100) / 100;
    },
  };
}

/** An actor with attributes of its own. */
export function randomActor(dice: Dice, name: string): Actor {
  const attributes = Object.fromEntries(ATTRIBUTES.map((attribute) => [attribute, dice(60) / 4 - 3]));
  const tags = NAMES.tags.filter(() => dice(2) === 0);
  return { name, health: dice(100), stamina: dice(100), attributes, tags };
}

function pick<T>(dice: Dice, choices: readonly T[]): T {
  const chosen = choices[dice(choices.length)];
  if (chosen === undefined) throw new Error("nothing to choose from");
  return chosen;
}
