import { type Choice, type ChosenMods, chooseMods, type LoadModsOptions, textsOf } from "../choose-mods.js";
import { coreMissing } from "../diagnostics/codes/dependencies.js";
import { sortDiagnostics } from "../diagnostics/sort-diagnostics.js";
import type { LoadOrder } from "../format/load-order.js";
import { loadReadable } from "../load-from-sources.js";
import { leaveOutFaulty, tellOptional } from "../manifests/check-together.js";
import type { FoundFolder } from "../manifests/found-mod.js";
import { createReport, type Report } from "../report.js";
import { dependantsAmong } from "./dependants-among.js";
import type { ModSurvey, SurveyedMod } from "./mod-survey.js";

// What is loaded, and what keeps the rest from it.
function tryLoading(options: LoadModsOptions, { mods, absent, order }: ChosenMods, report: Report) {
  const { paths, extra = [] } = options;
  const { left, faults } = leaveOutFaulty(mods, absent);
  if (!mods.some(({ mod }) => mod.id === "core")) {
    return { faults: [coreMissing([...paths, ...extra], order.disabled), ...faults], loaded: undefined };
  }
  if (left.length === 0) return { faults, loaded: undefined };
  tellOptional(left, report);
  return { faults, loaded: loadReadable(textsOf(left, options), options, report) };
}

function allInOrder({ found, order, mods }: ChosenMods): FoundFolder[] {
  const unlisted = [...found.mods.keys()].filter((id) => found.ids.includes(id) && !order.mods.includes(id));
  const besides = mods.filter(({ extra }) => extra);
  const listed = [...order.mods, ...unlisted].flatMap((id) => found.mods.get(id) ?? []);
  return [...listed.filter(({ extra }) => !extra), ...besides];
}

function stateOf({ mod, extra }: FoundFolder, { disabled }: LoadOrder): SurveyedMod["state"] {
  if (extra) return "besides";
  return disabled.includes(mod.id) ? "off" : "on";
}

/**
 * Looks at all mods that are there: which are loaded, what is wrong with them, who needs whom. Unlike `loadMods` it throws
 * on nothing that mods say, and the load order is not written.
 */
export function surveyMods(options: LoadModsOptions, choice: Choice = {}): ModSurvey {
  const report = createReport();
  const chosen = chooseMods(options, choice, report);
  const { found, order, read } = chosen;
  const { faults, loaded } = tryLoading(options, chosen, report);
  const all = allInOrder(chosen);
  const running = chosen.mods.map(({ mod }) => mod);
  const ids = all.map(({ mod }) => mod.id);
  const diagnostics = loaded?.diagnostics ?? sortDiagnostics(report, ids);
  const mods = all.map((one): SurveyedMod => {
    const { mod, manifest } = one;
    return {
      mod,
      manifest,
      state: stateOf(one, order),
      copies: (found.copies.get(mod.id) ?? []).map((copy) => copy.mod),
      dependants: dependantsAmong(mod.id, running),
      findings: diagnostics.filter((finding) => finding.mod === mod.id),
      faults: faults.filter((fault) => fault.mod?.id === mod.id),
    };
  });
  const findings = diagnostics.filter(({ mod }) => !ids.includes(mod));
  return { mods, order, writable: read.writable, findings, faults, loaded };
}
