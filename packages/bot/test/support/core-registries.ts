import { fileURLToPath } from "node:url";
import type { Registries } from "@rustkeep/engine";
// By path, not by name: were the loader installed for this package, its sources could import it too.
import { loadMods } from "../../../data/src/index.js";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The base game. */
export const core: Registries = loadMods({ paths: [folder("../../../../mods")] }).registries;

/** Small content whose fights are known. */
export const reference: Registries = loadMods({
  paths: [folder("../../../data/test/fixtures/reference-core")],
}).registries;
