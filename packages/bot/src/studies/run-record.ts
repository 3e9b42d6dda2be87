import type { Id } from "@rustkeep/engine";

/** How a run ended; `stuck` if the bot got nowhere any more. */
export type RunEnd = "won" | "died" | "stuck";

/** A fight of a run. */
export interface FightRecord {
  floor: number;
  boss: boolean;
  turns: number;
  /** Health that the hero lost by damage, overkill included. */
  lost: number;
  end: "won" | "died" | "fled";
  /** Whether the hero was unhurt when it began. */
  unhurt: boolean;
}

/** What is kept of a run that was played. */
export interface RunRecord {
  options: Id[];
  end: RunEnd;
  /** The floor on which it ended. */
  floor: number;
  /** What killed the hero: a creature, else a timed modifier, else a kind of damage; "" for nothing. */
  cause: string;
  level: number;
  turns: number;
  /** Turns spent on each floor, by floor number. */
  turnsOnFloor: Map<number, number>;
  goldFound: number;
  /** Paid to merchants and in talks. */
  goldSpent: number;
  /** What all shops that were looked through asked for all that they had. */
  goldOffered: number;
  questsDone: number;
  fights: FightRecord[];
  /** What of the mods' content had a part in the run: `registry/id`. */
  met: Set<string>;
  /** Commands of the bot that were refused. */
  refused: number;
  /** The floor that could not be made, which ended the run as `stuck`; "" for none. */
  failedFloor: Id;
}

/** The record of a run in which nothing has happened yet. */
export function freshRecord(options: readonly Id[]): RunRecord {
  return {
    options: [...options],
    end: "stuck",
    floor: 0,
    cause: "",
    level: 1,
    turns: 0,
    turnsOnFloor: new Map(),
    goldFound: 0,
    goldSpent: 0,
    goldOffered: 0,
    questsDone: 0,
    fights: [],
    met: new Set(),
    refused: 0,
    failedFloor: "",
  };
}

/** The share of the gold found that was spent, in whole percent; more than 100 where sales helped. */
export function spentShare({ goldFound, goldSpent }: RunRecord): number {
  return goldFound === 0 ? 0 : Math.round((100 * goldSpent) / goldFound);
}
