import { ACTION_SHAPES } from "./action-shapes.js";
import {
  type EventField,
  type Program,
  type Reading,
  readCondition,
  readFormula,
  readScript,
  type ScriptAction,
} from "./formula/index.js";

/** The code in definitions by its text, read when it is first needed. */
export interface Programs {
  readonly numbers: Map<string, Reading<number>>;
  readonly truths: Map<string, Reading<boolean>>;
  readonly scripts: Map<string, Reading<readonly ScriptAction[]>>;
}

/** What the event around code carries has been seen to by the loader. */
const EVENT: readonly EventField[] = ["damage", "damage_type", "item"];

/** No code has been read. */
export function noPrograms(): Programs {
  return { numbers: new Map(), truths: new Map(), scripts: new Map() };
}

/** The program of a formula; undefined for code that is faulty, which no loader passes. */
export function formulaProgram({ numbers }: Programs, code: string): Program<number> | undefined {
  return programIn(numbers, code, () => readFormula(code, EVENT));
}

/** The same for the code of a check. */
export function truthProgram({ truths }: Programs, code: string): Program<boolean> | undefined {
  return programIn(truths, code, () => readCondition(code, EVENT));
}

/** The same for the code of a script. */
export function scriptProgram({ scripts }: Programs, code: string): Program<readonly ScriptAction[]> | undefined {
  return programIn(scripts, code, () => readScript(code, ACTION_SHAPES));
}

function programIn<V>(known: Map<string, Reading<V>>, code: string, read: () => Reading<V>): Program<V> | undefined {
  const reading = known.get(code) ?? read();
  known.set(code, reading);
  return reading.kind === "sound" ? reading.program : undefined;
}
