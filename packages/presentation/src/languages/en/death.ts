import type { DamageType, SetupProblem } from "@rustkeep/engine";
import type { Noun } from "../noun.js";
import { a, the } from "./grammar.js";
import type { Means } from "./messages.js";
import { withMeans } from "./messages.js";

/** Died of what, and the summary of a run. */
export const death = {
  /** `by` is what a trigger of the creature stands on, "" for none. */
  byCreature: (p: { creature: Noun; means: Means; by: string }) =>
    `Slain by ${a(p.creature)}${withMeans(p.means)}${p.by === "" ? "" : ` (${p.by})`}.`,
  /** A state or another definition that is a thing, or whose name is all that is known. */
  bySomething: (p: { noun: Noun | undefined; name: string }) =>
    `Died of ${p.noun === undefined ? p.name : the(p.noun).replace(/^the /, "")}.`,
  byDamage: {
    fire: "Burned to death.",
    ice: "Frozen to death.",
    poison: "Died of poison.",
    shock: "Struck dead by lightning.",
    holy: "Consumed by holy light.",
    slash: "Bled to death.",
    blunt: "Crushed.",
  } satisfies Record<DamageType, string>,
  unknown: "Died of an unknown cause.",
  wentOn: (p: { turn: string; floor: string }) => `Won on turn ${p.turn}, went on, died on floor ${p.floor}`,
  outcomes: { died: "Dead", won: "Victorious" },
  summary: {
    hero: "Hero",
    origin: "Origin",
    outcome: "Outcome",
    cause: "Cause of death",
    floor: "Floor",
    turns: "Turns",
    level: "Level",
    gold: "Gold",
    goldFound: "Gold found",
    kills: "Kills",
    fights: "Fights won / fled",
    damage: "Damage dealt / taken",
    rooms: "Rooms entered",
    seed: "Seed",
  },
};

/** What is wrong with the setup of a new run. */
export const setup = {
  bad_name: "A name has 1 to 24 printable characters.",
  bad_seed: "A seed is a whole number from 0 to 18446744073709551615.",
  unknown_option: (p: { option: string }) => `There is no such option: ${p.option}.`,
  duplicate_option: (p: { option: string }) => `Chosen twice: ${p.option}.`,
  wrong_pick: (p: { category: string; needed: number; chosen: number }) =>
    `${p.category}: choose ${p.needed}, not ${p.chosen}.`,
  no_first_floor: "No loaded mod has a floor to begin on.",
  floor_failed: (p: { floor: string; reason: string }) => `Floor ${p.floor} could not be made: ${p.reason}.`,
} satisfies Record<SetupProblem["code"], unknown>;
