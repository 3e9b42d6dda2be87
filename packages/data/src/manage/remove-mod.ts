import { type FileProblem, fileProblem } from "../files/file-problem.js";
import type { LoadOrder } from "../format/load-order.js";
import type { LoadedMod } from "../loaded-mod.js";
import { findMod, type OrderRefusal, unknownMod, withoutMod } from "./change-order.js";
import { ownCopies, putAway } from "./install-mod.js";
import type { ModSurvey } from "./mod-survey.js";

/** What removing a mod would do. Nothing is moved before `removeMod`. */
export interface RemovalPlan {
  kind: "plan";
  mod: LoadedMod;
  /** What lies in the player's own folder with this id. */
  copies: LoadedMod[];
  /** The load order without it; with it where one that ships with the game takes its place again. */
  order: LoadOrder;
  /** Ids of mods that need it and are switched off. */
  along: string[];
}

/** A plan, or why there is none: `not_own` where the mod ships with the game, or was given besides. */
export type PlannedRemoval =
  | RemovalPlan
  | { kind: "refused"; refusal: OrderRefusal | { reason: "not_own"; id: string } };

/** What became of it; `kept` are the folders where it lies now, and from where it can be installed again. */
export type RemoveResult = { kind: "removed"; kept: string[] } | { kind: "problem"; problem: FileProblem };

/** Works out what removing a mod would do. */
export function planRemoval(survey: ModSurvey, id: string, folder: string): PlannedRemoval {
  const found = findMod(survey, id);
  if (found === undefined) return { kind: "refused", refusal: unknownMod(survey, id) };
  const copies = ownCopies(survey, id, folder);
  if (copies.length === 0) return { kind: "refused", refusal: { reason: "not_own", id } };
  const order = found.copies.length === copies.length ? withoutMod(survey, id) : survey.order;
  const along = order.disabled.filter((one) => !survey.order.disabled.includes(one));
  return { kind: "plan", mod: found.mod, copies, order, along };
}

/**
 * Moves a mod out of the player's own folder into the folder `removed` there, from where it can be installed again. Nothing
 * is deleted. The load order of the plan is to be written next.
 */
export function removeMod({ mod, copies }: RemovalPlan, folder: string): RemoveResult {
  const kept: string[] = [];
  try {
    for (const copy of copies) kept.push(putAway(copy, folder));
    return { kind: "removed", kept };
  } catch (error) {
    return { kind: "problem", problem: fileProblem(error, mod.dir, "removed") };
  }
}
