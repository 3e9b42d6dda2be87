import type { Mutation } from "../mutation.js";
import { combatMutations } from "./combat.js";
import { creatureMutations } from "./creatures.js";
import { eventMutations } from "./events.js";
import { turnMutations } from "./turn.js";
import { worldMutations } from "./world.js";

/** All mutations, in the order in which they are tried. */
export const mutations: readonly Mutation[] = [
  ...turnMutations,
  ...combatMutations,
  ...creatureMutations,
  ...eventMutations,
  ...worldMutations,
];
