import { hitFloorAboveCeiling } from "../../diagnostics/codes/balance.js";
import type { BalanceReading } from "../../read/read-balance.js";
import type { Report } from "../../report.js";

/** Checks values of the balance against each other. */
export function checkBalance({ values, settings }: BalanceReading, report: Report): void {
  const setting = (settings.get("hit_floor") ?? settings.get("hit_ceiling"))?.at(-1);
  if (values.hit_floor > values.hit_ceiling && setting !== undefined) {
    report.add(setting.place, hitFloorAboveCeiling(values.hit_floor, values.hit_ceiling));
  }
}
