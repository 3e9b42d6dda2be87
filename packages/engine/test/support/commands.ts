import type { Command, Direction } from "../../src/index.js";

export const wait: Command = { command: "wait" };
export const move = (direction: Direction): Command => ({ command: "move", direction });
export const run = (direction: Direction): Command => ({ command: "run", direction });
export const descend: Command = { command: "descend" };
export const pickUp: Command = { command: "pick_up" };
export const talk: Command = { command: "talk" };
export const endTalk: Command = { command: "end_talk" };
export const choose = (option: number): Command => ({ command: "choose", option });
export const equip = (index: number): Command => ({ command: "equip", index });
export const unequip = (slot = "core:hand"): Command => ({ command: "unequip", slot });
export const drop = (index: number, count?: number): Command => counted({ command: "drop", index }, count);
export const buy = (index: number, count?: number): Command => counted({ command: "buy", index }, count);
export const sell = (index: number, count?: number): Command => counted({ command: "sell", index }, count);
export const useItem = (index: number, target?: number): Command => aimed({ command: "use_item", index }, target);
export const use = (ability: string, target?: number): Command => aimed({ command: "use_ability", ability }, target);
export const attack = (target?: number): Command => use("core:attack", target);
export const flee: Command = use("core:flee");

function counted<C extends Command & { command: "drop" | "buy" | "sell" }>(command: C, count: number | undefined): C {
  return count === undefined ? command : { ...command, count };
}

function aimed<C extends Command & { command: "use_item" | "use_ability" }>(command: C, target: number | undefined): C {
  return target === undefined ? command : { ...command, target };
}
