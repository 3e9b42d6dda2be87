import { evaluate, type FormulaProblem, type Program, type Reading } from "../../../src/content/formula/index.js";
import { type Actor, type Stage, stageOf } from "./stage.js";

/** A program that has been accepted. */
export function sound<V>(reading: Reading<V>): Program<V> {
  if (reading.kind === "faulty") throw new Error(sentence(reading.problem));
  return reading.program;
}

/** What accepted code gives. */
export function given<V>(reading: Reading<V>, stage: Stage): V {
  const result = evaluate(sound(reading), stage, stage);
  if (result.kind === "failure") throw new Error(result.failure.reason);
  return result.value;
}

/** Why accepted code gives nothing, and what stands at the place. */
export function failureOf(reading: Reading<unknown>, stage: Stage): string {
  const program = sound(reading);
  const result = evaluate(program, stage, stage);
  if (result.kind === "value") throw new Error(`gives ${JSON.stringify(result.value)}`);
  const { reason, offset, length } = result.failure;
  return `${reason} at ${offset}: ${program.code.slice(offset, offset + length)}`;
}

/** What is said about code that is refused, with what stands at the place. */
export function refusal(code: string, reading: Reading<unknown>): string {
  if (reading.kind === "sound") throw new Error(`${code} is accepted`);
  const { offset, length } = reading.problem;
  return `${sentence(reading.problem)} at ${code.slice(offset, offset + length)}`;
}

function sentence({ message, hint, misspelt }: FormulaProblem): string {
  const help = misspelt === undefined ? hint : `one of ${misspelt.known.join(", ")}`;
  return help === undefined ? message : `${message} (${help})`;
}

/** Somebody with some health. */
export function actor(name: string, health: number, more: Partial<Actor> = {}): Actor {
  return { name, health, stamina: 7, attributes: { level: 3, max_health: 100 }, tags: [], ...more };
}

/** A hero of 30 health, who aims at an ogre of 60, between a rat of 5 and a wisp of 1. */
export function fight(): Stage & { enemies(): readonly [Actor, Actor, Actor] } {
  const enemies = [actor("rat", 5), actor("ogre", 60, { tags: ["core:boss"] }), actor("wisp", 1)] as const;
  const event = { damage: 10, damage_type: "fire", item: "core:key" };
  return { ...stageOf({ self: actor("hero", 30), target: enemies[1], enemies, event }), enemies: () => enemies };
}

/** The same with nobody else. */
export function alone(): Stage {
  return stageOf({ self: actor("hero", 30) });
}
