import { compiledFor } from "../content/compiled.js";
import type { DamageType } from "../content/definitions/attribute.js";
import type { Registries } from "../content/definitions/registries.js";
import type { Id } from "../content/definitions/text.js";
import type { CombatOutcome, EventName } from "../content/definitions/trigger.js";
import { eventBit } from "../content/keys.js";
import type { ActiveModifier, Creature, Enemy } from "../state/creature.js";
import type { Game } from "../state/game.js";
import type { CreatureRef, Message } from "../state/message.js";
import { type Rng, rngFromState } from "./rng.js";
import { isHero, type Reader } from "./view.js";

/** Events that are processed in a turn; past that, only those of `NEVER_DROPPED` are. */
const EVENT_LIMIT = 100;
const NEVER_DROPPED: readonly EventName[] = [
  "creature_died",
  "combat_ended",
  "floor_entered",
  "room_entered",
  "quest_completed",
];

/** Something that triggers may react to. */
export interface GameEvent {
  readonly on: EventName;
  readonly source: Creature;
  readonly target: Creature | undefined;
  readonly damageType: DamageType | "";
  /** What it is about: an ability, item, prefab, NPC, quest, floor number or outcome; "" for nothing. */
  readonly subject: Id | number;
}

/** One turn under way: the game that changes, and what lasts no longer than the turn. */
export interface Turn extends Reader {
  readonly rng: Rng;
  readonly messages: Message[];
  /** Events that wait, first in, first out; empty between turns. */
  readonly queue: GameEvent[];
  /** Events of this turn so far, heard or not. */
  events: number;
  limitReported: boolean;
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
  return {
    game,
    registries,
    compiled: compiledFor(registries),
    gathered: [],
    fled: [],
    rng: rngFromState(game.rng),
    messages: [],
    queue: [],
    events: 0,
    limitReported: false,
    extended: undefined,
    heroFled: false,
    handingOut: false,
    lastEvent: undefined,
  };
}

type Unstamped<M> = M extends Message ? Omit<M, "turn"> : never;

/** Writes a message of this turn. */
export function say(turn: Turn, message: Unstamped<Message>): void {
  turn.messages.push({ turn: turn.game.turn, ...message });
}

/** How messages name a creature. */
export function refOf(turn: Reader, creature: Creature | undefined): CreatureRef {
  if (creature === undefined) return { def: "", index: -2 };
  if (isHero(creature)) return { def: "", index: -1 };
  const enemy = creature as Enemy;
  return { def: enemy.def, index: turn.game.enemies.indexOf(enemy) };
}

/** Puts an event into the queue. One that nothing listens to is only counted, which does not change what happens. */
export function emit(
  turn: Turn,
  on: EventName,
  source: Creature,
  target: Creature | undefined,
  subject: Id | number,
  damageType: DamageType | "",
): GameEvent | undefined {
  turn.events += 1;
  if (turn.events > EVENT_LIMIT && !NEVER_DROPPED.includes(on)) {
    if (!turn.limitReported) say(turn, { kind: "event_limit" });
    turn.limitReported = true;
    return undefined;
  }
  if ((turn.compiled.heardMask & eventBit(on)) === 0) return undefined;
  const event: GameEvent = { on, source, target, damageType, subject };
  turn.queue.push(event);
  return event;
}

/** Queues an event whose source is the hero. */
export function emitForHero(turn: Turn, on: EventName, subject: Id | number | CombatOutcome = ""): void {
  emit(turn, on, turn.game.player, undefined, subject, "");
}
