export type { LoadOrder } from "./load-order.js";
export type { LocaleFile } from "./locale-file.js";
export type { Manifest } from "./manifest.js";
export type { ModFile } from "./mod-file.js";
export type { Patch } from "./patch.js";
