export type { ActionShapes } from "./actions.js";
export { fitNumber } from "./fit-number.js";
export { withFullIds, writtenPlace } from "./full-ids.js";
export type { FormulaHost } from "./host.js";
export type { FormulaProblem } from "./problem.js";
export { evaluate, type Program, type Reading, readCondition, readFormula, readScript } from "./program.js";
