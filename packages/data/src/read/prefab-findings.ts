import type { Prefab } from "@rustkeep/engine";
import { certain } from "../certain.js";
import { npcMarks } from "../diagnostics/codes/layouts.js";
import { checkLayout } from "./check-layout.js";
import type { EntryFinding } from "./entry-finding.js";
import { countMarks, layoutLines } from "./layout.js";

function layoutFindings(layout: string): EntryFinding[] {
  return checkLayout(layout).map(({ problem, tile }): EntryFinding => {
    const finding: EntryFinding = { problem, path: ["layout"], part: "value" };
    if (tile === undefined) return finding;
    const line = certain(layoutLines(layout)[tile.row], "a row");
    return { ...finding, within: { line, column: tile.column } };
  });
}

/** What is wrong with a prefab taken by itself. */
export function prefabFindings(prefab: Readonly<Record<string, unknown>>): EntryFinding[] {
  const { layout, npcs } = prefab as unknown as Prefab;
  const findings = layoutFindings(layout);
  const marks = countMarks(layout, "n");
  if (marks <= npcs.length) return findings;
  const path = npcs.length === 0 ? ["layout"] : ["npcs"];
  return [...findings, { problem: npcMarks(marks, npcs.length), path, part: "key" }];
}
