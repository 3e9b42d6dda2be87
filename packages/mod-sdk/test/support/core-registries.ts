import { loadMods } from "@rustkeep/data";
import type { Registries } from "@rustkeep/engine";
import { shippedMods } from "./run-cli.js";

/** The base game. */
export const core: Registries = loadMods({ paths: [shippedMods] }).registries;
