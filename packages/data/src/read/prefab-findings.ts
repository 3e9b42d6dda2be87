import type { Prefab } from "@rustkeep/engine";
import { certain } from "../certain.js";
import { letterTwice, letterUnused, npcMarks, wrongLetter } from "../diagnostics/codes/layouts.js";
import { checkLayout } from "./check-layout.js";
import type { EntryFinding } from "./entry-finding.js";
import { countMarks, layoutLines } from "./layout.js";

const tables = ["marks", "npc_marks", "loot_marks"] as const;

// Those that have no meaning of their own.
const freeLetter = /^[A-Za-df-km-z]$/;

function layoutFindings(prefab: Prefab): EntryFinding[] {
  const letters = {
    e: lettersIn(prefab, "marks"),
    l: lettersIn(prefab, "loot_marks"),
    n: lettersIn(prefab, "npc_marks"),
  };
  return checkLayout(prefab.layout, letters).map(({ problem, tile }): EntryFinding => {
    const finding: EntryFinding = { problem, path: ["layout"], part: "value" };
    if (tile === undefined) return finding;
    const line = certain(layoutLines(prefab.layout)[tile.row], "a row");
    return { ...finding, within: { line, column: tile.column } };
  });
}

function lettersIn(prefab: Prefab, table: (typeof tables)[number]): string[] {
  return Object.keys(prefab[table]).filter((letter) => freeLetter.test(letter));
}

function letterFindings(prefab: Prefab): EntryFinding[] {
  const met = new Map<string, string>();
  return tables.flatMap((table) =>
    Object.keys(prefab[table]).flatMap((letter): EntryFinding[] => {
      const at = (problem: EntryFinding["problem"]): EntryFinding[] => [
        { problem, path: [table, letter], part: "key" },
      ];
      if (!freeLetter.test(letter)) return at(wrongLetter(letter));
      const before = met.get(letter);
      met.set(letter, table);
      if (before !== undefined) return at(letterTwice(letter, before, table));
      return prefab.layout.includes(letter) ? [] : at(letterUnused(letter));
    }),
  );
}

/** What is wrong with a prefab taken by itself. */
export function prefabFindings(entry: Readonly<Record<string, unknown>>): EntryFinding[] {
  const prefab = entry as unknown as Prefab;
  const { layout, npcs } = prefab;
  const findings = [...letterFindings(prefab), ...layoutFindings(prefab)];
  const marks = countMarks(layout, "n");
  if (marks <= npcs.length) return findings;
  const path = npcs.length === 0 ? ["layout"] : ["npcs"];
  return [...findings, { problem: npcMarks(marks, npcs.length), path, part: "key" }];
}
