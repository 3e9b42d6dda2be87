import { allSchemas } from "./schema/all-schemas.js";
import type { EditorSchema } from "./schema/editor-schema.js";

export type { FightRecord, RunEnd, RunRecord } from "@rustkeep/bot";
export { type Bot, createBot, POLICIES, type Policy, playRun, type RunSetup } from "@rustkeep/bot";
export { exitCodes, type Io } from "./io.js";
export { run } from "./run.js";
export type { EditorSchema } from "./schema/editor-schema.js";

/**
 * The schemas as they lie in `schemas/*.schema.json`, by name: `mod` for a file of a mod, `manifest`, `locale`, `load_order`, and
 * for an entry of each registry one of its name. Made for editors: a validator finds the same mistakes by them, but may
 * give several errors for one, and must not fill in defaults.
 */
export const schemas: Readonly<Record<string, EditorSchema>> = allSchemas({ unknownFields: "pattern" });
