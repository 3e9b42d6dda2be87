import { DAMAGE_TYPES } from "../../../src/content/constants.js";
import type { ActionShapes } from "../../../src/content/formula/index.js";

const amount = { kind: "number", whole: false, minimum: -1_000_000, maximum: 1_000_000 } as const;
const count = { kind: "number", whole: true, minimum: 1, maximum: 9999 } as const;
const anybody = {
  kind: "word",
  words: ["self", "target", "all_enemies", "allies"],
  creature: true,
  otherwise: "self",
} as const;
const on_hit = { kind: "boolean", otherwise: false } as const;

/** Some actions as the game has them. */
export const SHAPES: ActionShapes = {
  damage: {
    amount: { ...amount, otherwise: 0 },
    scale: { ...amount, otherwise: 0 },
    damage_type: { kind: "word", words: DAMAGE_TYPES, required: true },
    target: anybody,
    on_hit,
  },
  change_attribute: {
    attribute: { kind: "word", words: ["health", "stamina"], required: true },
    amount: { ...amount, required: true },
    target: anybody,
    on_hit,
  },
  apply_modifier: {
    modifier: { kind: "id", registry: "modifiers", required: true },
    turns: count,
    target: anybody,
    on_hit,
  },
  give_item: {
    item: { kind: "id", registry: "items", required: true },
    count: { ...count, otherwise: 1 },
    affixes: { kind: "ids", registry: "affixes", most: 8, otherwise: [] },
    on_hit,
  },
  start_quest: { quest: { kind: "id", registry: "quests", required: true }, on_hit },
  flee: { on_hit },
};
