import type { CompiledTrigger, FilterName, TriggerSet } from "../../content/compile/compile-triggers.js";
import type { Trigger } from "../../content/definitions/trigger.js";
import type { NumberField } from "../../content/formula/index.js";
import { eventBit } from "../../content/keys.js";
import type { Creature } from "../../state/creature.js";
import type { Floor, PlacedNpc, Room } from "../../state/floor.js";
import type { QuestProgress } from "../../state/quest.js";
import { type ActionContext, contextOf, subjectOf } from "../actions/context.js";
import { performActions } from "../actions/perform-actions.js";
import { valuesOf } from "../code/event-values.js";
import { formulaValue } from "../code/run-code.js";
import { flagValue, setFlag } from "../flags.js";
import { countQuest, failQuest, isRunning } from "../growth/quests.js";
import { chance } from "../rng.js";
import { holds } from "../stats/conditions.js";
import { talkPartner } from "../talk/dialog.js";
import { emit, type GameEvent, mayHappen, type Turn } from "../turn.js";
import { type GatheredSource, isPresent, piecesWorn, sourcesOf } from "../view.js";
import { startPhases } from "./start-phases.js";

// Order in which an event is offered: hero, then enemies by index, each with its sources in the order of the attribute
// sums; then the hero's quests, the room he is in, the floor, the NPC he talks to. The list is fixed when the event
// leaves the queue; filters, conditions and the carrier's life are looked at when each trigger's turn comes.

/** What ties a trigger to its carrier; it must still be there when the trigger's turn comes. */
type Bearer =
  | GatheredSource
  | { tie: "quest"; progress: QuestProgress }
  | { tie: "quest_failure"; progress: QuestProgress }
  | { tie: "room"; room: Room }
  | { tie: "floor"; floor: Floor }
  | { tie: "npc"; npc: PlacedNpc };

interface Offer {
  readonly carrier: Creature;
  readonly compiled: CompiledTrigger;
  readonly bearer: Bearer;
}

/** What a chance may be. */
const FRACTION: NumberField = { whole: false, minimum: 0, maximum: 1 };

/**
 * Processes the queue until it is empty; then enemies may enter phases, and what follows from that is processed. Once the hero is dead, the event of his death is all that is still processed.
 * Draws random numbers.
 */
export function drain(turn: Turn): void {
  do processQueue(turn);
  while (startPhases(turn));
}

function processQueue(turn: Turn): void {
  const { queue } = turn;
  for (let next = 0; next < queue.length; next++) {
    if (turn.game.over === "died") break;
    const event = queue[next];
    if (event !== undefined) process(turn, event);
  }
  queue.length = 0;
  const last = turn.lastEvent;
  if (last === undefined) return;
  turn.lastEvent = undefined;
  process(turn, last);
  queue.length = 0;
}

function process(turn: Turn, event: GameEvent): void {
  for (const offer of offersOf(turn, event)) if (stands(turn, event, offer)) fire(turn, event, offer);
}

function offersOf(turn: Turn, event: GameEvent): Offer[] {
  const offers: Offer[] = [];
  const { game } = turn;
  // These two concern one creature alone.
  const only = event.on === "attack_hit" || event.on === "damage_taken" ? event.source : undefined;
  if (only !== undefined) addCreature(turn, offers, event, only);
  else {
    addCreature(turn, offers, event, game.player);
    for (const enemy of game.enemies) addCreature(turn, offers, event, enemy);
  }
  const heard = (turn.compiled.heroMask & eventBit(event.on)) !== 0;
  if (heard && (only === undefined || only.kind === "hero")) addHeroCarried(turn, offers, event);
  return offers;
}

function addCreature(turn: Turn, offers: Offer[], event: GameEvent, carrier: Creature): void {
  const gathered = sourcesOf(turn, carrier);
  if ((gathered.triggerMask & eventBit(event.on)) === 0) return;
  for (const source of gathered.sources) addSet(offers, event, source.source.triggers, carrier, source);
}

function addHeroCarried(turn: Turn, offers: Offer[], event: GameEvent): void {
  const { game, compiled } = turn;
  const hero = game.player;
  for (const progress of game.quests) {
    const quest = isRunning(progress) ? compiled.quests.get(progress.quest) : undefined;
    if (quest?.quest.on === event.on)
      offers.push({ carrier: hero, compiled: quest.trigger, bearer: { tie: "quest", progress } });
    if (quest?.failure?.trigger.on === event.on)
      offers.push({ carrier: hero, compiled: quest.failure, bearer: { tie: "quest_failure", progress } });
  }
  const room = game.floor.rooms[game.floor.player_room];
  if (room !== undefined)
    addSet(offers, event, compiled.prefabs.get(room.prefab)?.triggers, hero, { tie: "room", room });
  const floor = game.floor;
  addSet(offers, event, compiled.floors.get(floor.id)?.triggers, hero, { tie: "floor", floor });
  const npc = talkPartner(game);
  if (npc !== undefined) addSet(offers, event, compiled.npcs.get(npc.npc), hero, { tie: "npc", npc });
}

function addSet(
  offers: Offer[],
  event: GameEvent,
  set: TriggerSet | undefined,
  carrier: Creature,
  bearer: Bearer,
): void {
  if (set === undefined || (set.mask & eventBit(event.on)) === 0) return;
  for (const compiled of set.byEvent.get(event.on) ?? []) offers.push({ carrier, compiled, bearer });
}

/** May the trigger still fire: does it want this event, is its carrier alive and there, and what ties it to him? */
function stands(turn: Turn, event: GameEvent, offer: Offer): boolean {
  if (!matches(event, offer)) return false;
  const ownDeath = event.on === "creature_died" && event.source === offer.carrier;
  const carrierThere = ownDeath
    ? offer.carrier.kind === "hero" || turn.game.enemies.includes(offer.carrier)
    : isPresent(turn, offer.carrier);
  return carrierThere && bearerThere(turn, offer);
}

function matches(event: GameEvent, offer: Offer): boolean {
  const { source, filters } = offer.compiled;
  if (source !== "" && (source === "self") !== (event.source === offer.carrier)) return false;
  const fields: { readonly [F in FilterName | "on"]?: unknown } = event;
  for (const [name, wanted] of filters) if (fields[name] !== wanted) return false;
  return true;
}

function bearerThere(turn: Turn, { carrier, bearer }: Offer): boolean {
  const { game } = turn;
  switch (bearer.tie) {
    case "nature":
      return true;
    case "worn":
      return Object.values(game.player.equipment).includes(bearer.item);
    case "set":
      return piecesWorn(game.player, bearer.set) >= bearer.pieces;
    case "modifier":
      return carrier.modifiers.includes(bearer.active);
    case "quest":
    case "quest_failure":
      return isRunning(bearer.progress);
    case "room":
      return game.floor.rooms[game.floor.player_room] === bearer.room;
    case "floor":
      return game.floor === bearer.floor;
    case "npc":
      return talkPartner(game) === bearer.npc;
    default:
      return bearer satisfies never;
  }
}

function fire(turn: Turn, event: GameEvent, { carrier, compiled, bearer }: Offer): void {
  const { trigger, by } = compiled;
  const target = event.source === carrier ? event.target : event.source;
  const context = contextOf(carrier, target, by, event.on, valuesOf(event));
  if (!mayHappen(turn, 1 + trigger.condition.length) || hasFired(turn, compiled)) return;
  if (!holds(turn, trigger.condition, carrier, target, "all", context.values)) return;
  if (!chance(turn.rng, likelihood(turn, trigger, context))) return;
  if (trigger.once !== undefined) setFlag(turn.game, compiled.flag, trigger.once, 1);
  if (bearer.tie === "quest_failure") failQuest(turn, bearer.progress.quest);
  if (bearer.tie === "quest" && !countQuest(turn, bearer.progress, 1)) return;
  performActions(turn, trigger.actions, context);
  if (bearer.tie === "quest")
    emit(turn, { on: "quest_completed", quest: bearer.progress.quest, source: turn.game.player, target: undefined });
}

/** Has a trigger that fires once done so already, in its scope? */
function hasFired({ game }: Turn, { trigger, flag }: CompiledTrigger): boolean {
  return trigger.once !== undefined && flagValue(game, flag, trigger.once) > 0;
}

/** How likely a trigger is to fire; a formula that fails lets it not fire at all. */
function likelihood(turn: Turn, { chance }: Trigger, context: ActionContext): number {
  return typeof chance === "number" ? chance : (formulaValue(turn, chance, FRACTION, subjectOf(context)) ?? 0);
}
