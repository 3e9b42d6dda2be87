import { ATTRIBUTES } from "../constants.js";
import type { Attribute } from "../definitions/attribute.js";
import type { FlagScope, QuestState } from "../definitions/condition.js";
import { enemiesOf, type Run, readOnce } from "./evaluation.js";
import { FLAG_SCOPES, type FormulaHost, QUEST_STATES } from "./host.js";
import type { Role, WordRole } from "./texts.js";

/** What a function takes in one place: a creature, a number, a list, or a text that means something. */
export interface Parameter {
  readonly name: string;
  readonly takes: "who" | "number" | "list" | "numbers" | Role;
  /** The text that is taken where nothing is written. */
  readonly otherwise?: string;
}

/** A function of the language. */
export interface FormulaFunction {
  readonly name: string;
  readonly parameters: readonly Parameter[];
  /** May the last parameter stand several times? */
  readonly repeats?: boolean;
  readonly gives: "number" | "boolean" | "creatures";
  /** Is it for scripts alone? */
  readonly scriptsOnly?: boolean;
  /** What it gives. */
  readonly help: string;
  /** How it is run, by how each of its arguments is run. */
  readonly run: (...args: Run<never>[]) => Run<unknown>;
}

type Who = Run<object | undefined>;

const ATTRIBUTE: WordRole = { kind: "word", what: "attribute", words: ATTRIBUTES };
const QUEST_STATE: WordRole = { kind: "word", what: "state of a quest", words: QUEST_STATES };
const FLAG_SCOPE: WordRole = { kind: "word", what: "scope of a flag", words: FLAG_SCOPES };

const WHO: Parameter = { name: "who", takes: "who" };
const X: Parameter = { name: "x", takes: "number" };
const ITEM: Parameter = idOf("item", "items");

const ALL: readonly FormulaFunction[] = [
  {
    name: "attribute",
    parameters: [WHO, { name: "name", takes: ATTRIBUTE }],
    gives: "number",
    help: "The value of an attribute with all that changes it. Inside a modifier's condition only unconditional modifiers are counted.",
    run: ofSomebody(0, (host, who, name: Attribute) => host.attribute(who, name)),
  },
  {
    name: "health",
    parameters: [WHO],
    gives: "number",
    help: "The health that somebody has now.",
    run: (who: Who) => (at) => {
      const creature = who(at);
      return creature === undefined ? 0 : at.host.health(creature);
    },
  },
  {
    name: "stamina",
    parameters: [WHO],
    gives: "number",
    help: "The stamina that somebody has now.",
    run: (who: Who) => (at) => {
      const creature = who(at);
      return creature === undefined ? 0 : at.host.stamina(creature);
    },
  },
  {
    name: "has_tag",
    parameters: [WHO, idOf("tag", "tags")],
    gives: "boolean",
    help: "Does somebody carry a tag? Sees the tags of an enemy's definition and of the hero's options.",
    run: ofSomebody(false, (host, who, tag: string) => host.hasTag(who, tag)),
  },
  {
    name: "has_modifier",
    parameters: [WHO, idOf("modifier", "modifiers")],
    gives: "boolean",
    help: "Does a timed modifier lie on somebody?",
    run: ofSomebody(false, (host, who, modifier: string) => host.hasModifier(who, modifier)),
  },
  {
    name: "has_item",
    parameters: [ITEM],
    gives: "number",
    help: "How many pieces of an item the hero carries and wears.",
    run: ofHero((host, item: string) => host.hasItem(item)),
  },
  {
    name: "worn",
    parameters: [ITEM],
    gives: "boolean",
    help: "Does the hero wear an item?",
    run: ofHero((host, item: string) => host.worn(item)),
  },
  {
    name: "flag",
    parameters: [idOf("name", "flags"), { name: "scope", takes: FLAG_SCOPE, otherwise: "run" }],
    gives: "number",
    help: "The value of a flag, 0 where it is not set. Without a scope, of the whole run.",
    run: ofHero((host, name: string, scope: FlagScope) => host.flag(name, scope)),
  },
  {
    name: "quest",
    parameters: [
      { name: "quest", takes: { kind: "id", registry: "quests", asks: true } },
      { name: "state", takes: QUEST_STATE },
    ],
    gives: "boolean",
    help: "Is a quest running (`active`), completed (`done`), or failed (`failed`)?",
    run: ofHero((host, quest: string, state: QuestState) => host.quest(quest, state)),
  },
  {
    name: "in_combat",
    parameters: [],
    gives: "boolean",
    help: "Is a fight going on, with a living enemy in it?",
    run: () => (at) => at.host.inCombat(),
  },
  {
    name: "floor",
    parameters: [],
    gives: "number",
    help: "The number of the floor that the hero is on.",
    run: () => (at) => at.host.floor(),
  },
  {
    name: "turn",
    parameters: [],
    gives: "number",
    help: "The turns that have passed.",
    run: () => (at) => at.host.turn(),
  },
  {
    name: "enemies",
    parameters: [],
    gives: "creatures",
    help: "The living opponents in the order of the fight, at most 100.",
    run: () => enemiesOf,
  },
  {
    name: "rand",
    parameters: [],
    gives: "number",
    scriptsOnly: true,
    help: "A number from 0 up to, but never, 1; each call draws from the game's random generator.",
    run: () => (at) => at.host.rand(),
  },
  {
    name: "min",
    parameters: [X, { name: "y", takes: "number" }],
    repeats: true,
    gives: "number",
    help: "The least of some numbers.",
    run: (...numbers: Run<number>[]) => {
      const [first, ...others] = numbers;
      return (at) => others.reduce((least, number) => Math.min(least, number(at)), first?.(at) ?? 0);
    },
  },
  {
    name: "max",
    parameters: [X, { name: "y", takes: "number" }],
    repeats: true,
    gives: "number",
    help: "The greatest of some numbers.",
    run: (...numbers: Run<number>[]) => {
      const [first, ...others] = numbers;
      return (at) => others.reduce((greatest, number) => Math.max(greatest, number(at)), first?.(at) ?? 0);
    },
  },
  {
    name: "clamp",
    parameters: [X, { name: "low", takes: "number" }, { name: "high", takes: "number" }],
    gives: "number",
    help: "`x`, but at least `low` and at most `high`; with `low` above `high` it is `low`.",
    run: (x: Run<number>, low: Run<number>, high: Run<number>) => (at) => {
      const [value, least, greatest] = [x(at), low(at), high(at)];
      return Math.max(least, Math.min(greatest, value));
    },
  },
  {
    name: "abs",
    parameters: [X],
    gives: "number",
    help: "A number without its sign.",
    run: (x: Run<number>) => (at) => Math.abs(x(at)),
  },
  {
    name: "round",
    parameters: [X],
    gives: "number",
    help: "The nearest whole number, halves away from zero.",
    run: (x: Run<number>) => (at) => roundHalfAway(x(at)),
  },
  {
    name: "round_down",
    parameters: [X],
    gives: "number",
    help: "The next whole number that is not greater.",
    run: (x: Run<number>) => (at) => Math.floor(x(at)),
  },
  {
    name: "round_up",
    parameters: [X],
    gives: "number",
    help: "The next whole number that is not less.",
    run: (x: Run<number>) => (at) => Math.ceil(x(at)),
  },
  {
    name: "sum",
    parameters: [{ name: "list", takes: "numbers" }],
    gives: "number",
    help: "All numbers of a list together, 0 for an empty one.",
    run: (list: Run<readonly number[]>) => (at) => {
      const numbers = list(at);
      at.steps += numbers.length;
      return numbers.reduce((total, number) => total + number, 0);
    },
  },
  {
    name: "count",
    parameters: [{ name: "list", takes: "list" }],
    gives: "number",
    help: "How many elements a list has.",
    run: (list: Run<readonly unknown[]>) => (at) => list(at).length,
  },
];

/** How a function is written: `flag(name, scope?)`. */
export function signatureOf({ name, parameters, repeats }: FormulaFunction): string {
  const names = parameters.map((one) => (one.otherwise === undefined ? one.name : `${one.name}?`));
  return `${name}(${names.join(", ")}${repeats === true ? ", …" : ""})`;
}

/** The functions of the language by name, in the order of the manual. */
export const FUNCTIONS: ReadonlyMap<string, FormulaFunction> = new Map(ALL.map((one) => [one.name, one]));

function idOf(name: string, registry: string): Parameter {
  return { name, takes: { kind: "id", registry } };
}

/** What is read about a creature; about nobody it is `nothing`. */
function ofSomebody<N extends string, V>(nothing: V, read: (host: FormulaHost<object>, who: object, name: N) => V) {
  const once = readOnce(read);
  return (who: Who, name: Run<N>): Run<V> =>
    (at) => {
      const creature = who(at);
      const named = name(at);
      return creature === undefined ? nothing : once(at, creature, named);
    };
}

/** What is read about the hero, by one name or two. */
function ofHero<A extends string, B extends string, V>(read: (host: FormulaHost<object>, name: A, more: B) => V) {
  const once = readOnce(read);
  return (name: Run<A>, more?: Run<B>): Run<V> => {
    const second = more ?? NOTHING;
    return (at) => once(at, name(at), second(at));
  };
}

const NOTHING: Run<never> = (() => "") as never;

function roundHalfAway(x: number): number {
  return x < 0 ? -Math.round(-x) : Math.round(x);
}
