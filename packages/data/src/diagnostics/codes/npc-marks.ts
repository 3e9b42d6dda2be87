import type { Problem } from "../diagnostic.js";

export function npcMarks(marks: number, npcs: number): Problem {
  return {
    severity: "warning",
    code: "npc_marks",
    message: `the layout has ${marks} marks n, but npcs names ${npcs}: nobody stands at the others`,
  };
}
