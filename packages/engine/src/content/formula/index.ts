export type { ActionShapes, ScriptAction } from "./actions.js";
export type { Failure } from "./evaluation.js";
export { fitNumber, type NumberField } from "./fit-number.js";
export { type CodePlace, withFullIds, writtenPlace } from "./full-ids.js";
export { FUNCTIONS, signatureOf } from "./functions.js";
export type { EventField, EventValues, FormulaHost, FormulaSubject } from "./host.js";
export type { FormulaProblem } from "./problem.js";
export {
  evaluate,
  type Program,
  type Reading,
  readCondition,
  readFormula,
  readScript,
} from "./program.js";
export type { Reference } from "./texts.js";
