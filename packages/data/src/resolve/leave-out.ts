import type { DialogOption, Npc, Prefab } from "@rustkeep/engine";
import { type Settlement, standingIn } from "./settlement.js";

// Stands for an option that was left out, so that the others keep their positions, which saves and translations refer to.
function silentOption(): DialogOption {
  return {
    text: "",
    reply: "",
    ends: false,
    once: false,
    condition: [{ check: "enemies", not: false, below: 0 }],
    actions: [],
  };
}

function fill<T>({ dropped }: Settlement, list: T[], filler: () => T): void {
  for (const index of dropped.get(list) ?? []) list[index] = filler();
  dropped.delete(list);
}

/**
 * Takes dropped elements out of their lists. Where positions mean something they are filled instead: "" among the NPCs
 * of a prefab is nobody, and an option that is never on offer takes the place of a dropped one.
 */
export function leaveOut(settlement: Settlement): void {
  for (const { value } of standingIn(settlement.chains, "prefabs")) {
    fill(settlement, (value as unknown as Prefab).npcs, () => "");
  }
  for (const { value } of standingIn(settlement.chains, "npcs")) {
    fill(settlement, (value as unknown as Npc).options, silentOption);
  }
  for (const [list, indices] of settlement.dropped) {
    const elements = list as unknown[];
    const kept = [...elements.keys()].filter((index) => !indices.has(index));
    settlement.authored.set(list, kept);
    elements.splice(0, elements.length, ...kept.map((index) => elements[index]));
  }
}
