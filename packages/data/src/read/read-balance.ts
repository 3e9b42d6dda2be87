import type { Balance } from "@rustkeep/engine";
import { badBalanceValue, unknownBalanceField } from "../diagnostics/codes/balance.js";
import { notAList } from "../diagnostics/codes/files.js";
import type { Patcher } from "../patch/patch.js";
import type { SourceFile } from "../positions/source-file.js";
import type { Place, Report } from "../report.js";
import { validateBalance } from "../validators/validators.js";
import { schemaFindings } from "./schema-findings.js";
import { resolveShape } from "./shape-at.js";
import { errorsOf } from "./validator.js";

/** A value of the balance as a mod sets it. */
export interface BalanceSetting {
  mod: Patcher;
  place: Place;
  value: number;
}

/** The balance while mods are read, and what mods have set in it, in load order. */
export interface BalanceReading {
  values: Balance;
  settings: Map<keyof Balance, BalanceSetting[]>;
}

interface Here {
  reading: BalanceReading;
  report: Report;
  mod: Patcher;
  file: SourceFile;
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
  return { values: values as unknown as Balance, settings: new Map() };
}

function isField(name: string): name is keyof Balance {
  return balanceFields().some((field) => field.name === name);
}

function readField({ reading, report, mod, file }: Here, written: string, value: unknown): void {
  const place: Place = { mod: mod.id, file, anchor: { path: ["balance", written], part: "value" } };
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
    const before = reading.settings.get(name) ?? [];
    reading.settings.set(name, [...before, { mod, place, value: reading.values[name] }]);
    return;
  }
  report.add(place, badBalanceValue(finding.problem.message, reading.values[name]));
}

/** Takes the values over that a mod sets; a field that is unknown or wrong keeps the value before it. */
export function readBalance(here: Here, value: unknown): void {
  if (value === null || typeof value !== "object" || Array.isArray(value) || value instanceof Date) {
    const anchor = { path: ["balance"], part: "key" as const };
    here.report.add({ mod: here.mod.id, file: here.file, anchor }, notAList("balance"));
    return;
  }
  for (const [written, field] of Object.entries(value)) readField(here, written, field);
}
