import { compiledFor } from "../content/compile/compile.js";
import type { Registries } from "../content/definitions/registries.js";
import type { Id } from "../content/definitions/text.js";
import type { EventFilters, EventName } from "../content/definitions/trigger.js";
import { eventBit } from "../content/keys.js";
import type { ActiveModifier, Creature, Enemy } from "../state/creature.js";
import type { CreatureRef, EnemyRef } from "../state/creature-ref.js";
import type { Game } from "../state/game.js";
import type { Message } from "../state/message.js";
import { noCodeUse } from "./code/code-use.js";
import { type Rng, rngFromState } from "./rng.js";
import type { View } from "./view.js";

/**
 * What may happen in a turn: triggers that are looked at, actions, whom they reach, things that come into being. What mods
 * ask for beyond that does not happen; no wait is longer than that takes.
 */
const MOST_WORK = 20_000;
/** Events that are processed in a turn; past that, only those of `NEVER_DROPPED` are. */
const EVENT_LIMIT = 100;
const NEVER_DROPPED: readonly EventName[] = [
  "creature_died",
  "combat_ended",
  "floor_entered",
  "room_entered",
  "quest_completed",
];

/** Something that triggers may react to, with all that they can filter by. */
export type GameEvent = { [N in EventName]: EventOf<N> }[EventName];

type EventOf<N extends EventName> = { readonly on: N } & Readonly<EventFilters<N>> & {
    readonly source: Creature;
    readonly target: Creature | undefined;
  } & (N extends HarmEvent ? { readonly damage: number } : unknown);

/** The events that are about damage. */
type HarmEvent = "attack_hit" | "damage_taken";

/** One turn under way: the game that changes, and what lasts no longer than the turn. */
export interface Turn extends View {
  readonly rng: Rng;
  /** Its number. */
  readonly number: number;
  /** What it tells the caller. */
  readonly messages: Message[];
  /** The same messages anew, for the journal. */
  readonly journal: Message[];
  /** Events that wait, first in, first out; empty between turns. */
  readonly queue: GameEvent[];
  /** Events of this turn so far, heard or not. */
  events: number;
  /** What has happened so far, in units of `MOST_WORK`. */
  work: number;
  limitReported: boolean;
  /** Quests that the actions under way have completed, whose own actions are still to come. */
  readonly completed: Id[];
  /** Timed modifiers that came or were extended before those that lay there lose a turn; undefined from then on. */
  extended: ActiveModifier[] | undefined;
  /** How the fight ended otherwise than by the death or flight of all enemies. */
  heroFled: boolean;
  /** True while starting items are handed out: they are neither found nor picked up. */
  handingOut: boolean;
  /** What the hero's death leaves of the queue. */
  lastEvent: GameEvent | undefined;
}

/** A turn that begins. */
export function turnFor(game: Game, registries: Registries): Turn {
  const rng = rngFromState(game.rng);
  return {
    game,
    registries,
    compiled: compiledFor(registries),
    gathered: [],
    fled: [],
    code: noCodeUse(rng),
    rng,
    number: game.turn,
    messages: [],
    journal: [],
    queue: [],
    events: 0,
    work: 0,
    limitReported: false,
    completed: [],
    extended: undefined,
    heroFled: false,
    handingOut: false,
    lastEvent: undefined,
  };
}

/**
 * Writes a message of this turn. It is made twice, once for the caller and once for the journal: what one does to the other
 * must not change the game, and making one anew takes far less time than copying it. So `make` shares nothing between them.
 */
export function say(turn: Turn, make: (turn: number) => Message): void {
  const { number } = turn;
  turn.messages.push(make(number));
  turn.journal.push(make(number));
}

/** How messages name a creature. */
export function refOf(view: View, creature: Creature | undefined): CreatureRef {
  if (creature === undefined) return { who: "nobody" };
  return creature.kind === "hero" ? { who: "hero" } : enemyRef(view, creature);
}

/** How messages name an enemy. */
export function enemyRef(view: View, enemy: Enemy): EnemyRef {
  return { who: "enemy", def: enemy.def, index: view.game.enemies.indexOf(enemy) };
}

/** Takes account of so much that is about to happen; false where that is too much for one turn, which is told once. */
export function mayHappen(turn: Turn, work: number): boolean {
  turn.work += work;
  if (turn.work <= MOST_WORK) return true;
  reportLimit(turn);
  return false;
}

function reportLimit(turn: Turn): void {
  if (!turn.limitReported) say(turn, (now) => ({ turn: now, kind: "event_limit" }));
  turn.limitReported = true;
}

/** Puts an event into the queue. One that nothing listens to is only counted, which does not change what happens. */
export function emit(turn: Turn, event: GameEvent): void {
  const { on } = event;
  turn.events += 1;
  if (turn.events > EVENT_LIMIT && !NEVER_DROPPED.includes(on)) {
    reportLimit(turn);
    return;
  }
  if ((turn.compiled.heardMask & eventBit(on)) !== 0) turn.queue.push(event);
}
