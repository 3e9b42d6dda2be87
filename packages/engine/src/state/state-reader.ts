import { stateShapes } from "./generated-shapes.js";
import { shapeReader } from "./shape-reader.js";

/** Holds values of unknown origin against the types of the state: `stateReader.misfit("Game", value)`. */
export const stateReader = shapeReader(stateShapes);
