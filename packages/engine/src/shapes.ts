export { gameMisfit } from "./state/game-misfit.js";
export { stateShapes } from "./state/generated-shapes.js";
export type * from "./state/shape.js";
export { type Misfit, misfitWithin, type ShapeReader, sayMisfit, shapeReader } from "./state/shape-reader.js";
