import type { DialogOption, Npc, Prefab } from "@rustkeep/engine";
import { type Resolution, standingIn } from "./resolution.js";

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

function fill<T>({ dropped }: Resolution, list: T[], filler: () => T): void {
  for (const index of dropped.get(list) ?? []) list[index] = filler();
  dropped.delete(list);
}

/**
 * Takes dropped elements out of their lists. Where positions mean something they are filled instead: "" among the NPCs
 * of a prefab is nobody, and an option that is never on offer takes the place of a dropped one.
 */
export function leaveOut(resolution: Resolution): void {
  for (const { value } of standingIn(resolution.chains, "prefabs")) {
    fill(resolution, (value as unknown as Prefab).npcs, () => "");
  }
  for (const { value } of standingIn(resolution.chains, "npcs")) {
    fill(resolution, (value as unknown as Npc).options, silentOption);
  }
  for (const [list, indices] of resolution.dropped) {
    const elements = list as unknown[];
    const kept = [...elements.keys()].filter((index) => !indices.has(index));
    resolution.authored.set(list, kept);
    elements.splice(0, elements.length, ...kept.map((index) => elements[index]));
  }
}
