import { ATTRIBUTES, DAMAGE_TYPES } from "../../../src/content/constants.js";

/** A whole number from 0 up to, but never, n. */
export type Dice = (n: number) => number;

/** The ids that random programs name. */
export interface Names {
  readonly items: readonly string[];
  readonly tags: readonly string[];
  readonly modifiers: readonly string[];
  readonly quests: readonly string[];
  readonly flags: readonly string[];
}

/** What random programs may use. */
export interface Possible {
  readonly names: Names;
  /** Fields of the event. */
  readonly event: readonly string[];
  /** `%`, which the Common Expression Language has for whole numbers alone. */
  readonly remainder: boolean;
  /** `rand()`. */
  readonly draws: boolean;
}

type Kind = "number" | "creature" | "damage_type" | "item" | "action";

interface Making {
  readonly dice: Dice;
  readonly possible: Possible;
  readonly scope: { readonly name: string; readonly kind: Kind }[];
  fuel: number;
}

const LONGEST_LIST = 4;

/** A program that gives a number. */
export function randomFormula(dice: Dice, possible: Possible): string {
  return number(begin(dice, possible));
}

/** A program that gives true or false. */
export function randomCondition(dice: Dice, possible: Possible): string {
  return boolean(begin(dice, possible));
}

/** A program that gives a list of actions. */
export function randomScript(dice: Dice, possible: Possible): string {
  return list(begin(dice, possible), "action");
}

function begin(dice: Dice, possible: Possible): Making {
  return { dice, possible, scope: [], fuel: 3 + dice(25) };
}

function among<T>({ dice }: Making, choices: readonly T[]): T {
  const chosen = choices[dice(choices.length)];
  if (chosen === undefined) throw new Error("nothing to choose from");
  return chosen;
}

/** One of some ways: the first ones end the program, the others go on and are taken while there is fuel. */
function way(making: Making, short: readonly (() => string)[], long: readonly (() => string)[]): string {
  making.fuel -= 1;
  return among(making, making.fuel > 0 && making.dice(4) > 0 ? long : short)();
}

function variables(making: Making, kind: Kind): (() => string)[] {
  return making.scope
    .filter((one) => one.kind === kind)
    .map(
      ({ name }) =>
        () =>
          name,
    );
}

function number(making: Making): string {
  const { possible, dice } = making;
  const { names } = possible;
  const more = () => number(making);
  return way(
    making,
    [
      ...variables(making, "number"),
      () => `${dice(20)}.0`,
      () => `${dice(9)}.${dice(100)}`,
      ...(possible.event.includes("damage") ? [() => "event.damage"] : []),
      ...(possible.draws ? [() => "rand()"] : []),
      () => among(making, ["floor()", "turn()"]),
      () => `health(${who(making)})`,
      () => `stamina(${who(making)})`,
      () => `attribute(${who(making)}, ${word(making, ATTRIBUTES)})`,
      () => `has_item(${item(making)})`,
      () => `flag(${word(making, names.flags)})`,
    ],
    [
      () => chain(making, more, ["+", "-", "*", "/", ...(possible.remainder ? ["%"] : [])]),
      () => chain(making, more, ["+", "-", "*"]),
      () => `(${chain(making, more, ["+", "-", "*"])})`,
      () => `-${among(making, [() => `(${more()})`, () => `${dice(9)}.5`])()}`,
      () => choice(making, more),
      () => `${among(making, ["min", "max"])}(${more()}, ${more()})`,
      () => `clamp(${more()}, ${dice(4)}.0, ${dice(9)}.0)`,
      () => `${among(making, ["abs", "round", "round_down", "round_up"])}(${more()})`,
      () => `sum(${list(making, "number")})`,
      () => `count(${list(making, among(making, ["number", "creature"]))})`,
    ],
  );
}

function boolean(making: Making): string {
  const { names } = making.possible;
  const more = () => boolean(making);
  const compared = (of: () => string, signs: readonly string[]) => `(${of()} ${among(making, signs)} ${of()})`;
  return way(
    making,
    [
      () => among(making, ["true", "false", "in_combat()"]),
      () => `has_tag(${who(making)}, ${word(making, names.tags)})`,
      () => `has_modifier(${who(making)}, ${word(making, names.modifiers)})`,
      () => `worn(${item(making)})`,
      () => `quest(${word(making, names.quests)}, ${word(making, ["active", "done"])})`,
      ...variables(making, "creature").map((variable) => () => `(${variable()} in enemies())`),
      ...variables(making, "damage_type").map((variable) => () => `(${variable()} == ${word(making, DAMAGE_TYPES)})`),
    ],
    [
      () => compared(() => number(making), ["<", "<=", ">", ">=", "==", "!="]),
      () => chain(making, more, ["&&", "||"]),
      () => `(${chain(making, more, ["&&", "||"])})`,
      () => `!${among(making, [() => `(${more()})`, () => "in_combat()"])()}`,
      () => choice(making, more),
      () => `(${number(making)} in ${list(making, "number")})`,
      () => iteration(making, among(making, ["all", "exists"])),
    ],
  );
}

/** Values with operators between them, without brackets. */
function chain(making: Making, of: () => string, signs: readonly string[]): string {
  let text = of();
  for (let length = 1 + making.dice(3); length > 0; length -= 1) text += ` ${among(making, signs)} ${of()}`;
  return text;
}

function choice(making: Making, of: () => string): string {
  return `(${boolean(making)} ? ${of()} : ${of()})`;
}

function who(making: Making): string {
  return among(making, [...variables(making, "creature"), () => '"self"', () => "'target'"])();
}

function word(making: Making, words: readonly string[]): string {
  return `"${among(making, words)}"`;
}

function item(making: Making): string {
  const { event, names } = making.possible;
  const carried = event.includes("item") ? [() => "event.item"] : [];
  return among(making, [...variables(making, "item"), ...carried, () => word(making, names.items)])();
}

function damageType(making: Making): string {
  const carried = making.possible.event.includes("damage_type") ? [() => "event.damage_type"] : [];
  return among(making, [...variables(making, "damage_type"), ...carried, () => word(making, DAMAGE_TYPES)])();
}

function element(making: Making, kind: Kind): string {
  switch (kind) {
    case "number":
      return number(making);
    case "creature":
      return among(making, variables(making, "creature"))();
    case "damage_type":
      return damageType(making);
    case "item":
      return item(making);
    case "action":
      return action(making);
    default:
      return kind satisfies never;
  }
}

function list(making: Making, kind: Kind): string {
  const literal = () => {
    const length = 1 + making.dice(LONGEST_LIST);
    return `[${Array.from({ length }, () => element(making, kind)).join(", ")}]`;
  };
  const short = kind === "creature" ? [() => "enemies()"] : [literal];
  return way(making, short, [
    ...short,
    () => `(${list(making, kind)} + ${list(making, kind)})`,
    () => choice(making, () => list(making, kind)),
    () => mapped(making, kind),
    () => mapped(making, kind),
    ...(kind === "action" ? [] : [() => filtered(making, kind)]),
  ]);
}

function mapped(making: Making, kind: Kind): string {
  if (kind === "creature") return filtered(making, kind);
  const over = among<Kind>(making, ["number", "creature", "creature", "damage_type", "item"]);
  return within(making, over, (from, name) => {
    const test = making.dice(3) === 0 ? `${boolean(making)}, ` : "";
    return `${from}.map(${name}, ${test}${element(making, kind)})`;
  });
}

function filtered(making: Making, kind: Kind): string {
  return within(making, kind, (from, name) => `${from}.filter(${name}, ${boolean(making)})`);
}

function iteration(making: Making, macro: string): string {
  const over = among<Kind>(making, ["number", "creature", "damage_type"]);
  return within(making, over, (from, name) => `${from}.${macro}(${name}, ${boolean(making)})`);
}

function within(making: Making, kind: Kind, write: (from: string, name: string) => string): string {
  const from = list(making, kind);
  const name = `x${making.scope.length}`;
  making.scope.push({ name, kind });
  const text = write(from, name);
  making.scope.pop();
  return text;
}

function action(making: Making): string {
  const { names } = making.possible;
  const target = () =>
    among(making, [
      ...variables(making, "creature"),
      ...["self", "target", "all_enemies"].map((one) => () => `"${one}"`),
    ])();
  return among(making, [
    () =>
      `{"action": "damage", "amount": ${number(making)}, "damage_type": ${damageType(making)}, "target": ${target()}}`,
    () => `{"action": "change_attribute", "attribute": "health", "amount": ${number(making)}, "target": ${target()}}`,
    () => `{"action": "apply_modifier", "modifier": ${word(making, names.modifiers)}, "target": ${target()}}`,
    () => `{"action": "give_item", "item": ${item(making)}, "count": max(1.0, ${number(making)})}`,
    () => `{"action": "start_quest", "quest": ${word(making, names.quests)}}`,
    () => '{"action": "flee"}',
  ])();
}
