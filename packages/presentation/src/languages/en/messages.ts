import type { CombatOutcome, DamageType, DebugCommand, FloorFailure } from "@rustkeep/engine";
import type { Party } from "../party.js";
import { object, plural, possessive, subject, verb } from "./grammar.js";

const PHYSICAL: readonly DamageType[] = ["slash", "blunt"];

/** "8 damage", "4 fire damage": the kinds that every weapon deals go without saying. */
function damage(amount: string, type: DamageType): string {
  return PHYSICAL.includes(type) ? `${amount} damage` : `${amount} ${type} damage`;
}

function withMeans(means: string): string {
  return means === "" ? "" : ` with ${means}`;
}

function because(by: string): string {
  return by === "" ? "" : ` (${by})`;
}

/** One sentence for each kind of message; `means` and `by` are names, or "" where none is to be told. */
export const messages = {
  hit: (p: { source: Party; target: Party; means: string; amount: string; type: DamageType; critical: boolean }) => {
    const figure = PHYSICAL.includes(p.type) ? p.amount : damage(p.amount, p.type);
    const critical = p.critical ? " (critical)" : "";
    return `${subject(p.source)} ${verb(p.source, "hit", "hits")} ${object(p.target)}${withMeans(p.means)} for ${figure}${critical}.`;
  },
  miss: (p: { source: Party; target: Party; means: string }) =>
    `${subject(p.source)} ${verb(p.source, "miss", "misses")} ${object(p.target)}${withMeans(p.means)}.`,
  effectDamage: (p: { source: Party; target: Party; by: string; amount: string; type: DamageType }) =>
    `${subject(p.target)} ${verb(p.target, "take", "takes")} ${damage(p.amount, p.type)}${because(p.by)}.`,
  healthGained: (p: { target: Party; amount: string; by: string }) =>
    `${subject(p.target)} ${verb(p.target, "regain", "regains")} ${p.amount} health${because(p.by)}.`,
  healthLost: (p: { target: Party; amount: string; by: string }) =>
    `${subject(p.target)} ${verb(p.target, "lose", "loses")} ${p.amount} health${because(p.by)}.`,
  healthUnchanged: (p: { target: Party; by: string }) =>
    `${possessiveAtStart(p.target)} health stays as it is${because(p.by)}.`,
  staminaGained: (p: { target: Party; amount: string; by: string }) =>
    `${subject(p.target)} ${verb(p.target, "regain", "regains")} ${p.amount} stamina${because(p.by)}.`,
  staminaLost: (p: { target: Party; amount: string; by: string }) =>
    `${subject(p.target)} ${verb(p.target, "lose", "loses")} ${p.amount} stamina${because(p.by)}.`,
  staminaUnchanged: (p: { target: Party; by: string }) =>
    `${possessiveAtStart(p.target)} stamina stays as it is${because(p.by)}.`,
  modifierApplied: (p: { target: Party; name: string; turns: number }) =>
    `${subject(p.target)}: ${p.name} for ${p.turns} ${plural(p.turns, "turn", "turns")}.`,
  modifierRefreshed: (p: { target: Party; name: string; turns: number }) =>
    `${subject(p.target)}: ${p.name}, now for ${p.turns} ${plural(p.turns, "turn", "turns")}.`,
  modifierRemoved: (p: { target: Party; name: string }) => `${subject(p.target)}: no longer ${p.name}.`,
  modifierExpired: (p: { target: Party; name: string }) => `${subject(p.target)}: ${p.name} wears off.`,
  died: (p: { target: Party }) => `${subject(p.target)} ${verb(p.target, "die", "dies")}.`,
  abilityUsed: (p: { source: Party; name: string }) =>
    `${subject(p.source)} ${verb(p.source, "use", "uses")} ${p.name}.`,
  waited: "You wait.",
  itemUsed: (p: { name: string }) => `You use: ${p.name}.`,
  itemFound: (p: { name: string }) => `You pick up: ${p.name}.`,
  itemGiven: (p: { name: string }) => `You receive: ${p.name}.`,
  itemLost: (p: { name: string }) => `You lose: ${p.name}.`,
  itemEquipped: (p: { name: string; slot: string }) => `You put on: ${p.name} (${p.slot}).`,
  itemUnequipped: (p: { name: string }) => `You take off: ${p.name}.`,
  itemDropped: (p: { name: string }) => `You drop: ${p.name}.`,
  itemBought: (p: { name: string; price: string }) => `You buy: ${p.name}, for ${p.price} gold.`,
  itemSold: (p: { name: string; price: string }) => `You sell: ${p.name}, for ${p.price} gold.`,
  pileEmpty: "There is nothing of use here.",
  expGained: (p: { amount: string }) => `You gain ${p.amount} experience.`,
  levelUp: (p: { level: number }) => `You reach level ${p.level}. You have a point to assign.`,
  pointsAssigned: (p: { attribute: string; points: number }) => `${p.attribute} rises by ${p.points}.`,
  questStarted: (p: { name: string }) => `New quest: ${p.name}.`,
  questProgressed: (p: { name: string; count: number; needed: number }) =>
    `Quest “${p.name}”: ${p.count} of ${p.needed}.`,
  questCompleted: (p: { name: string }) => `Quest done: ${p.name}.`,
  combatStarted: (p: { enemies: readonly string[] }) => `A fight begins: ${p.enemies.join(", ")}.`,
  combatEnded: {
    victory: "The fight is won.",
    fled: "You have got away.",
  } satisfies Record<CombatOutcome, string>,
  fled: (p: { source: Party }) => `${subject(p.source)} ${verb(p.source, "flee", "flees")}.`,
  fleeFailed: (p: { source: Party }) =>
    `${subject(p.source)} ${verb(p.source, "try", "tries")} to flee and ${verb(p.source, "do", "does")} not get away.`,
  intentAnnounced: (p: { source: Party; name: string }) => `${subject(p.source)} prepares: ${p.name}.`,
  hesitates: (p: { source: Party }) => `${subject(p.source)} ${verb(p.source, "hesitate", "hesitates")}.`,
  intentFoiled: (p: { source: Party; name: string; reason: string }) =>
    `${subject(p.source)} cannot do what was planned (${p.name}): ${p.reason}`,
  commandFoiled: (p: { reason: string }) => `You do not get to it: ${p.reason}`,
  floorEntered: (p: { number: number; name: string }) =>
    p.name === "" ? `You enter floor ${p.number}.` : `You enter floor ${p.number}: ${p.name}.`,
  roomEntered: "You enter a room that you know.",
  roomEnteredFirst: "You enter a new room.",
  descentFailed: (p: { floor: string; reason: string }) =>
    `The way down is blocked: floor ${p.floor} could not be made (${p.reason}).`,
  floorFailures: {
    no_room_for_required: "there is no room for what it must have",
    no_entrance: "it has no entrance",
    no_stairs: "it has no stairs",
    not_connected: "its rooms could not be connected",
  } satisfies Record<FloorFailure, string>,
  npcGreets: (p: { name: string; text: string }) =>
    p.text === "" ? `${p.name} looks at you.` : `${p.name}: “${p.text}”`,
  npcReplies: (p: { name: string; said: string; text: string }) =>
    p.text === "" ? `You: “${p.said}”` : `${p.name}: “${p.text}”`,
  shopOpened: (p: { name: string }) => `${p.name} shows you the goods.`,
  talkEnded: (_: { name: string }) => "You take your leave.",
  eventLimit: "Too much happens at once; the rest of it is dropped.",
  cheats: {
    give: "Workbench: an item is given.",
    heal: "Workbench: you are healed.",
    descend: "Workbench: you go down.",
    clear_room: "Workbench: the room is cleared.",
  } satisfies Record<DebugCommand["cheat"], string>,
  runWon: "You leave the keep. You have won!",
};

function possessiveAtStart(party: Party): string {
  const text = possessive(party);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
