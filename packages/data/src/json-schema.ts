import raw from "./schema/definitions.json" with { type: "json" };
import type { Definitions } from "./schema/json-schema.js";
import { withPatches } from "./schema/patch-definitions.js";

export type { JsonSchema } from "./schema/json-schema.js";
export { registryShapes } from "./schema/shapes.js";

/** The schemas of everything that a mod consists of, by the name of the type; they refer to each other. */
export const definitions: Definitions = withPatches(raw.definitions as unknown as Definitions);
