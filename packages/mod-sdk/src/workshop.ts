export { fillTemplate, type ModNames, nameFor } from "./new/fill-template.js";
export { drawTiles, roomLine } from "./preview/draw-floor.js";
export { type MadeFloor, makeFloor } from "./preview/make-floor.js";
export { prefabFloor } from "./preview/prefab-floor.js";
export { type KnownIds, knownIds } from "./schema/known-ids.js";
export { heroesOf } from "./simulate/heroes.js";
