import type { CreatureRef, Id, Registries } from "@rustkeep/engine";
import type { Party } from "../languages/party.js";
import { nounOf } from "./nouns.js";

/**
 * A creature of a message for a sentence. `foes` are the definitions of the fight's enemies by index: where several are
 * of one kind, their position in the list, counted from 1, is told as well.
 */
export function partyOf(ref: CreatureRef, foes: readonly Id[], registries: Registries): Party {
  if (ref.who !== "enemy") return { kind: ref.who };
  const alike = foes.filter((def) => def === ref.def).length;
  return {
    kind: "enemy",
    noun: nounOf("creatures", ref.def, registries),
    number: alike > 1 && ref.index >= 0 ? ref.index + 1 : 0,
  };
}
