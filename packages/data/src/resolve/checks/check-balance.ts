import { hitFloorAboveCeiling } from "../../diagnostics/codes/balance.js";
import type { BalanceReading } from "../../read/read-balance.js";
import type { Report } from "../../report.js";

/** Checks values of the balance against each other. */
export function checkBalance({ values, places }: BalanceReading, report: Report): void {
  const place = places.get("hit_floor") ?? places.get("hit_ceiling");
  if (values.hit_floor > values.hit_ceiling && place !== undefined) {
    report.add(place, hitFloorAboveCeiling(values.hit_floor, values.hit_ceiling));
  }
}
