import type { Prefab } from "@rustkeep/engine";
import { npcMarks } from "../diagnostics/codes/npc-marks.js";
import { checkLayout } from "./check-layout.js";
import type { Finding } from "./finding.js";
import { countMarks } from "./layout.js";

/** What is wrong with a prefab taken by itself. */
export function prefabFindings(prefab: Readonly<Record<string, unknown>>): Finding[] {
  const { layout, npcs } = prefab as unknown as Prefab;
  const findings = checkLayout(layout).map((problem): Finding => ({ problem, path: ["layout"], part: "value" }));
  const marks = countMarks(layout, "n");
  if (marks <= npcs.length) return findings;
  const path = npcs.length === 0 ? ["layout"] : ["npcs"];
  return [...findings, { problem: npcMarks(marks, npcs.length), path, part: "key" }];
}
