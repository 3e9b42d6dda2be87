import { loadMods } from "@rustkeep/data";
import type { Registries } from "@rustkeep/engine";
import { referenceCore, shippedMods } from "./run-cli.js";

/** The base game. */
export const core: Registries = loadMods({ paths: [shippedMods] }).registries;

/** Small content whose fights are known. */
export const reference: Registries = loadMods({ paths: [referenceCore] }).registries;
