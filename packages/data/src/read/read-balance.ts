import type { Balance } from "@rustkeep/engine";
import { badBalanceValue, unknownBalanceField } from "../diagnostics/codes/balance.js";
import { notAList } from "../diagnostics/codes/files.js";
import type { SourceFile } from "../positions/source-file.js";
import type { Place, Report } from "../report.js";
import { validateBalance } from "../validators/validators.js";
import { schemaFindings } from "./schema-findings.js";
import { resolveShape } from "./shape-at.js";
import { errorsOf } from "./validator.js";

/** The balance while mods are read, and where each value that a mod has set was written. */
export interface BalanceReading {
  values: Balance;
  places: Map<keyof Balance, Place>;
}

const olderNames: ReadonlyMap<string, keyof Balance> = new Map([
  ["ausweich", "evasion"],
  ["flucht", "flee"],
  ["verkauf", "sell_ratio"],
  ["charisma_preis", "charisma_price"],
]);

function balanceFields() {
  return resolveShape("Balance", undefined).fields;
}

/** The balance of a game whose mods set none. */
export function startBalance(): BalanceReading {
  const values = Object.fromEntries(balanceFields().map(({ name, default: value }) => [name, value]));
  return { values: values as unknown as Balance, places: new Map() };
}

function isField(name: string): name is keyof Balance {
  return balanceFields().some((field) => field.name === name);
}

function readField(reading: BalanceReading, report: Report, place: Place, written: string, value: unknown): void {
  const name = olderNames.get(written) ?? written;
  if (!isField(name)) {
    const known = balanceFields().map((field) => field.name);
    report.add({ ...place, anchor: { ...place.anchor, part: "key" } }, unknownBalanceField(written, known));
    return;
  }
  const candidate = { [name]: value };
  const errors = errorsOf(validateBalance, candidate);
  const [finding] = schemaFindings({ shape: "Balance", table: "balance", value: candidate }, errors);
  if (finding === undefined) {
    reading.values = { ...reading.values, ...candidate };
    reading.places.set(name, place);
    return;
  }
  report.add(place, badBalanceValue(finding.problem.message, reading.values[name]));
}

/** Takes the values over that a mod sets; a field that is unknown or wrong keeps the value before it. */
export function readBalance(
  reading: BalanceReading,
  report: Report,
  { mod, file }: { mod: string; file: SourceFile },
  value: unknown,
): void {
  if (value === null || typeof value !== "object" || Array.isArray(value) || value instanceof Date) {
    report.add({ mod, file, anchor: { path: ["balance"], part: "key" } }, notAList("balance"));
    return;
  }
  for (const [written, field] of Object.entries(value)) {
    const place: Place = { mod, file, anchor: { path: ["balance", written], part: "value" } };
    readField(reading, report, place, written, field);
  }
}
