export { exitCodes, type Io } from "./io.js";
export { run } from "./run.js";
