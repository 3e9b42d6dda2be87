import type { Study } from "@rustkeep/bot";
import { reportCoverage } from "../../simulate/report/coverage.js";
import { reportAgainst } from "../../simulate/report/report-against.js";
import { reportFights } from "../../simulate/report/report-fights.js";
import { reportRuns } from "../../simulate/report/report-runs.js";

/** The text that suits a study, or its table of coverage. */
export function reportOf({ question }: Study, coverage: boolean): (study: Study) => string[] {
  if (question.study === "fights") return reportFights;
  if (coverage) return reportCoverage;
  return question.against.length > 0 ? reportAgainst : reportRuns;
}
