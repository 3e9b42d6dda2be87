import type { Id, Registries } from "@rustkeep/engine";
import type { Texts } from "../languages/catalogue.js";

/** What sentences are made with. */
export interface Telling {
  readonly texts: Texts;
  readonly registries: Registries;
  /** Definitions of the enemies by index, as the fight stood when the messages came about; [] where that is not known. */
  readonly foes: readonly Id[];
}
