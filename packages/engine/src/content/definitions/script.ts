import type { Entry } from "./entry.js";

/** Reserved: scripts are a known table, but not available yet. */
export interface Script extends Entry {}
