import type {
  CodeFault,
  CombatOutcome,
  DamageType,
  DebugCommand,
  FloorFailure,
  HeroDestination,
} from "@rustkeep/engine";
import type { Noun } from "../noun.js";
import type { Counted, Party, StateName } from "../party.js";
import { a, capital, counted, lowered, object, plural, possessive, subject, the, verb } from "./grammar.js";

const CODE_FAULTS: Readonly<Record<CodeFault, string>> = {
  division_by_zero: "a division by zero",
  not_finite: "a number beyond all bounds",
  too_many_actions: "more than 100 actions",
};

const DESTINATIONS: Readonly<Record<HeroDestination, string>> = {
  entrance: "at the entrance",
  stairs: "at the stairs",
  way_in: "where you came in",
  random_room: "in another room",
};

const PHYSICAL: readonly DamageType[] = ["slash", "blunt"];

/** "8 damage", "4 fire damage": the kinds that every weapon deals go without saying. */
function damage(amount: string, type: DamageType): string {
  return PHYSICAL.includes(type) ? `${amount} damage` : `${amount} ${type} damage`;
}

function things(enemies: readonly Counted[]): string {
  return enemies.map(({ noun, count }) => counted(noun, count)).join(", ");
}

function because(by: string): string {
  return by === "" ? "" : ` (${by})`;
}

/** " with power strike", " with a fire bomb"; nothing for the plain attack. */
export function withMeans({ ability, item }: Means): string {
  if (item !== undefined) return ` with ${a(item)}`;
  return ability === undefined ? "" : ` with ${abilityWords(ability)}`;
}

/** An ability is called by its name, without an article unless its definition asks for one. */
function abilityWords(ability: Noun): string {
  return ability.the === "" ? lowered(ability.name) : the(ability);
}

/** With what somebody strikes; neither for the plain attack. */
export interface Means {
  readonly ability: Noun | undefined;
  readonly item: Noun | undefined;
}

function be(party: Party): string {
  return party.kind === "hero" ? "are" : verb(party, "are", "is");
}

function pool(
  what: "health" | "stamina",
  { target, amount, change, by }: { target: Party; amount: string; change: "more" | "less" | "none"; by: string },
): string {
  switch (change) {
    case "more":
      return `${subject(target)} ${verb(target, "regain", "regains")} ${amount} ${what}${because(by)}.`;
    case "less":
      return `${subject(target)} ${verb(target, "lose", "loses")} ${amount} ${what}${because(by)}.`;
    case "none":
      return `${capital(possessive(target))} ${what} stays as it is${because(by)}.`;
  }
}

/** "You are still poisoned" where the name says how somebody is, else "You: still Blessing of ash". */
function stateOn(target: Party, { name, noun }: StateName, how: string): string {
  const words = how === "" ? "" : ` ${how}`;
  return noun === undefined
    ? `${subject(target)}:${words} ${name}`
    : `${subject(target)} ${be(target)}${words} ${lowered(name)}`;
}

/** One sentence for each kind of message, by the kind; `by` is a name, or "" where none is to be told. */
export const messages = {
  hit: (p: { source: Party; target: Party; means: Means; amount: string; type: DamageType; critical: boolean }) => {
    const figure = PHYSICAL.includes(p.type) ? p.amount : damage(p.amount, p.type);
    const critical = p.critical ? " (critical)" : "";
    return `${subject(p.source)} ${verb(p.source, "hit", "hits")} ${object(p.target)}${withMeans(p.means)} for ${figure}${critical}.`;
  },
  miss: (p: { source: Party; target: Party; means: Means }) =>
    `${subject(p.source)} ${verb(p.source, "miss", "misses")} ${object(p.target)}${withMeans(p.means)}.`,
  effect_damage: (p: { target: Party; by: string; amount: string; type: DamageType }) =>
    `${subject(p.target)} ${verb(p.target, "take", "takes")} ${damage(p.amount, p.type)}${because(p.by)}.`,
  health_changed: (p: { target: Party; amount: string; change: "more" | "less" | "none"; by: string }) =>
    pool("health", p),
  stamina_changed: (p: { target: Party; amount: string; change: "more" | "less" | "none"; by: string }) =>
    pool("stamina", p),
  modifier_applied: (p: { target: Party; state: StateName; turns: number; refreshed: boolean }) =>
    `${stateOn(p.target, p.state, p.refreshed ? "still" : "")} (${p.turns} ${plural(p.turns, "turn", "turns")}).`,
  modifier_removed: (p: { target: Party; state: StateName }) => `${stateOn(p.target, p.state, "no longer")}.`,
  modifier_expired: (p: { target: Party; state: StateName }) => `${stateOn(p.target, p.state, "no longer")}.`,
  died: (p: { target: Party }) => `${subject(p.target)} ${verb(p.target, "die", "dies")}.`,
  ability_used: (p: { source: Party; ability: Noun }) =>
    `${subject(p.source)} ${verb(p.source, "use", "uses")} ${abilityWords(p.ability)}.`,
  waited: "You wait.",
  item_used: (p: { item: Noun }) => `You use ${a(p.item)}.`,
  item_gained: (p: Counted & { found: boolean }) =>
    p.found ? `You pick up ${counted(p.noun, p.count)}.` : `You receive ${counted(p.noun, p.count)}.`,
  item_lost: (p: Counted) => `You lose ${counted(p.noun, p.count)}.`,
  item_equipped: (p: { item: Noun; slot: string }) => `You put on ${the(p.item)} (${lowered(p.slot)}).`,
  item_unequipped: (p: { item: Noun }) => `You take off ${the(p.item)}.`,
  item_dropped: (p: Counted) => `You drop ${counted(p.noun, p.count)}.`,
  item_bought: (p: Counted & { price: string }) => `You buy ${counted(p.noun, p.count)} for ${p.price} gold.`,
  item_sold: (p: Counted & { price: string }) => `You sell ${counted(p.noun, p.count)} for ${p.price} gold.`,
  pile_empty: "There is nothing of use here.",
  exp_gained: (p: { amount: string }) => `You gain ${p.amount} experience.`,
  level_up: (p: { level: number }) => `You reach level ${p.level}. You have a point to assign.`,
  points_assigned: (p: { attribute: string; points: number }) => `${p.attribute} rises by ${p.points}.`,
  quest_started: (p: { name: string }) => `New quest: ${p.name}.`,
  quest_progressed: (p: { name: string; count: number; needed: number }) =>
    `Quest “${p.name}”: ${p.count} of ${p.needed}.`,
  quest_completed: (p: { name: string }) => `Quest done: ${p.name}.`,
  combat_started: (p: { enemies: readonly Counted[] }) => `A fight begins: ${things(p.enemies)}.`,
  combat_ended: (p: { outcome: CombatOutcome }) => {
    const said: Readonly<Record<CombatOutcome, string>> = { victory: "The fight is won.", fled: "You have got away." };
    return said[p.outcome];
  },
  fled: (p: { source: Party }) => `${subject(p.source)} ${verb(p.source, "flee", "flees")}.`,
  flee_failed: (p: { source: Party }) =>
    `${subject(p.source)} ${verb(p.source, "try", "tries")} to flee and ${verb(p.source, "do", "does")} not get away.`,
  intent_announced: (p: { source: Party; ability: Noun }) =>
    `${subject(p.source)} ${verb(p.source, "prepare", "prepares")} ${abilityWords(p.ability)}.`,
  hesitates: (p: { source: Party }) => `${subject(p.source)} ${verb(p.source, "hesitate", "hesitates")}.`,
  intent_foiled: (p: { source: Party; ability: Noun; reason: string }) =>
    `${subject(p.source)} cannot use ${abilityWords(p.ability)} as planned. ${p.reason}`,
  command_foiled: (p: { reason: string }) => `You do not get to it. ${p.reason}`,
  floor_entered: (p: { number: number; name: string }) =>
    p.name === "" ? `You enter floor ${p.number}.` : `You enter floor ${p.number}: ${p.name}.`,
  room_entered: (p: { first: boolean }) => (p.first ? "You enter a new room." : "You enter a room that you know."),
  descent_failed: (p: { floor: string; reason: FloorFailure }) =>
    `The way down is blocked: floor ${p.floor} could not be made (${floorFailures[p.reason]}).`,
  npc_greets: (p: { name: string; text: string }) =>
    p.text === "" ? `${p.name} looks at you.` : `${p.name}: “${p.text}”`,
  npc_replies: (p: { name: string; said: string; text: string }) =>
    p.text === "" ? `You: “${p.said}”` : `${p.name}: “${p.text}”`,
  shop_opened: (p: { name: string }) => `${p.name} shows you the goods.`,
  talk_ended: (_: { name: string }) => "You take your leave.",
  event_limit: "Too much happens at once; the rest of it is dropped.",
  code_failed: (p: { mod: string; name: string; registry: string; line: number; column: number; reason: CodeFault }) =>
    `A fault in the mod ${p.mod}, “${p.name}” in ${p.registry}, line ${p.line}, column ${p.column}: ${CODE_FAULTS[p.reason]}. Nothing comes of it.`,
  code_limit: "The mods compute too much at once; the rest of it comes to nothing.",
  enemies_joined: (p: { enemies: readonly Counted[] }) => `Reinforcements: ${things(p.enemies)}.`,
  phase_started: (p: { source: Party; name: string }) =>
    p.name === "" ? `${subject(p.source)} changes.` : `${subject(p.source)} changes: ${p.name}.`,
  attribute_raised: (p: { attribute: string; change: string }) => `${p.attribute} ${p.change}, for good.`,
  quest_failed: (p: { name: string }) => `Quest failed: ${p.name}.`,
  hero_moved: (p: { to: HeroDestination }) => `You find yourself ${DESTINATIONS[p.to]}.`,
  item_sticks: (p: { item: Noun }) => `You cannot take off ${the(p.item)} any more.`,
  item_released: (p: { item: Noun }) => `You can take off ${the(p.item)} again.`,
  debug_used: (p: { cheat: DebugCommand["cheat"] }) => {
    const said: Readonly<Record<DebugCommand["cheat"], string>> = {
      on: "The workbench is on: this run is marked for good.",
      give: "Workbench: an item is given.",
      heal: "Workbench: you are healed.",
      descend: "Workbench: you go down.",
      clear_room: "Workbench: the room is cleared.",
    };
    return said[p.cheat];
  },
  went_on: "The way out lies behind you. You have won, and go on below the keep.",
  run_won: "You leave the keep. You have won!",
};

/** Why a floor could not be made. */
export const floorFailures: Readonly<Record<FloorFailure, string>> = {
  no_room_for_required: "there is no room for what it must have",
  no_entrance: "it has no entrance",
  no_stairs: "it has no stairs",
  not_connected: "its rooms could not be connected",
};
