import type { RegistryName } from "../content/definitions/registries.js";
import type { IdOrNone } from "./bounds.js";

/** The definition that brought something about. Both texts are "" where none did. */
export interface Origin {
  registry: RegistryName | "";
  id: IdOrNone;
}
