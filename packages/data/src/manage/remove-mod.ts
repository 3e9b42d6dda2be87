import { type FileProblem, fileProblem } from "../files/file-problem.js";
import { writeLoadOrder } from "../manifests/load-order-file.js";
import { withoutMod } from "./change-order.js";
import { type OwnMods, ownCopies, putAway } from "./install-mod.js";
import type { ModSurvey } from "./mod-survey.js";

/** What became of removing a mod. */
export type RemoveResult =
  /** It lies in these folders now; `along` are ids of mods that need it, which were switched off. */
  | { kind: "removed"; kept: string[]; along: string[] }
  /** It is not one of the player's own: it ships with the game, or was given besides. */
  | { kind: "not_own" }
  | { kind: "problem"; problem: FileProblem };

/**
 * Moves a mod out of the player's own folder into the folder `removed` there, from where it can be installed again, takes it
 * off the load order, and switches off what needs it. Nothing is deleted.
 */
export function removeMod(survey: ModSurvey, id: string, { options, folder }: OwnMods): RemoveResult {
  const found = survey.mods.find(({ mod }) => mod.id === id);
  const own = ownCopies(survey, id, folder);
  if (found === undefined || own.length === 0) return { kind: "not_own" };
  // One that ships with the game takes its place again.
  const isGone = found.copies.length === own.length;
  const order = isGone ? withoutMod(survey, id) : survey.order;
  const kept: string[] = [];
  try {
    for (const mod of own) kept.push(putAway(mod, folder));
  } catch (error) {
    return { kind: "problem", problem: fileProblem(error, found.mod.dir, "removed") };
  }
  const { loadOrderFile } = options;
  const problem = loadOrderFile !== undefined && survey.writable ? writeLoadOrder(loadOrderFile, order) : undefined;
  if (problem !== undefined) return { kind: "problem", problem };
  return { kind: "removed", kept, along: order.disabled.filter((one) => !survey.order.disabled.includes(one)) };
}
