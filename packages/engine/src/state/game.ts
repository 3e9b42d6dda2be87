import type { DamageType } from "../content/definitions/attribute.js";
import type { Id } from "../content/definitions/text.js";

import type {
  Count,
  Flags,
  Hex16,
  IdOrNone,
  Index,
  OnceKey,
  PhaseCount,
  SeedText,
  Total,
  TurnOrNone,
  Word,
} from "./bounds.js";
import type { EnemyList, Hero, Position } from "./creature.js";
import type { Floor } from "./floor.js";
import type { Message } from "./message.js";
import type { Origin } from "./origin.js";
import type { QuestProgress } from "./quest.js";

/** What has been counted over the run. */
export interface Stats {
  kills: Count;
  /** Dealt by the hero, overkill included, in health. */
  damage_dealt: Total;
  /** Taken by the hero, overkill included, in health. */
  damage_taken: Total;
  /** From piles and gifts, not from sales. */
  gold_found: Count;
  rooms_entered: Count;
  fights_won: Count;
  fights_fled: Count;
}

/** What killed the hero; all texts are "" while he lives. */
export interface Cause {
  /** The kind of creature that did it, "" for nobody or himself. */
  creature: IdOrNone;
  /** What it did it with: the ability or item that was used, or what a trigger stands on. */
  by: Origin;
  /** The kind of damage, "" for a change of health without one. */
  damage_type: DamageType | "";
}

/**
 * The whole state of a run: one plain tree of JSON values. `structuredClone(game)` is a snapshot, and the save file is
 * this tree. Only `execute` changes it. Definitions are referred to by id; nothing is optional (absent is "" for an id,
 * −1 for an index, [] for a list or position).
 */
export interface Game {
  seed: SeedText;
  /** State of the random generator. */
  rng: Hex16;
  /** Turns that have passed. */
  turn: Count;
  player_pos: Position;
  /** The tile that the hero left when he entered the room he is in: where a flight leads. */
  entered_from: Position | [];
  current_exp: Total;
  unspent_points: Count;
  /**
   * Perks to choose from, one list for each level that was reached and not yet answered.
   * @maxItems 1000
   */
  offers: Id[][];
  /** 0 outside fights and before a fight's first turn. */
  combat_round: Count;
  shop_open: boolean;
  /** Index of the room of the NPC being talked to, −1 for none. */
  talking_room: Index;
  /** Index of the NPC being talked to within its room, −1 for none. */
  talking_npc: Index;
  over: "" | "died" | "won";
  /** The turn in which the run was won; it may have gone on from there. */
  won_on: TurnOrNone;
  /** True once the workbench was switched on. */
  cheats: boolean;
  cause: Cause;
  stats: Stats;
  /** Dialog options that can be said only once and were. */
  chosen: OnceKey[];
  /** In the order in which they were started. */
  quests: QuestProgress[];
  /** Flags of scope `run`. */
  flags: Flags;
  /** Flags of scope `fight`, empty outside one. */
  fight_flags: Flags;
  /** Items whose nature shows only when they are worn, and did, in code-unit order. */
  known_items: Id[];
  /** How many phases of a kind of creature were seen in this run, by its id in code-unit order. */
  known_phases: Record<Id, PhaseCount>;
  /**
   * Scripts and formulas that failed and of which that was told, by where they stand.
   * @maxItems 1000
   */
  warned: Word[];
  /**
   * The last 50 messages.
   * @maxItems 50
   */
  journal: Message[];
  player: Hero;
  /** The running fight, not the floor; empty means no fight. */
  enemies: EnemyList;
  floor: Floor;
}
