import { ATTACK, type CreatureRef, type Id, type Message, type MessageKind } from "@rustkeep/engine";
import type { Counted, Party } from "../languages/party.js";
import { cleanText } from "../words/clean-text.js";
import { type NamedItem, nameOf, originName } from "../words/names.js";
import { itemNoun, nounOf, stateName } from "../words/nouns.js";
import { change, figure, unitOf } from "../words/numbers.js";
import { partyOf } from "../words/party.js";
import { foiledSentence, rejectionSentence } from "./rejection-sentence.js";
import type { Telling } from "./telling.js";

/** What a kind of message says, as a sentence. */
type Sentence<K extends MessageKind> = (message: Extract<Message, { kind: K }>, telling: Telling) => string;

/** A sentence for each kind of message; the catalogues call it by the same name. */
const SENTENCES: { readonly [K in MessageKind]: Sentence<K> } = {
  hit: (message, telling) =>
    say(telling).hit({
      source: who(message.source, telling),
      target: who(message.target, telling),
      means: meansOf(message, telling),
      amount: figure(message.amount, telling.texts),
      type: message.damage_type,
      critical: message.critical,
    }),
  miss: (message, telling) =>
    say(telling).miss({
      source: who(message.source, telling),
      target: who(message.target, telling),
      means: meansOf(message, telling),
    }),
  effect_damage: (message, telling) =>
    say(telling).effect_damage({
      target: who(message.target, telling),
      by: originName(message.by, telling.registries),
      amount: figure(message.amount, telling.texts),
      type: message.damage_type,
    }),
  health_changed: (message, telling) => say(telling).health_changed(changeOf(message, telling)),
  stamina_changed: (message, telling) => say(telling).stamina_changed(changeOf(message, telling)),
  modifier_applied: (message, telling) =>
    say(telling).modifier_applied({
      ...stateOn(message, telling),
      turns: message.turns,
      refreshed: message.refreshed,
    }),
  modifier_removed: (message, telling) => say(telling).modifier_removed(stateOn(message, telling)),
  modifier_expired: (message, telling) => say(telling).modifier_expired(stateOn(message, telling)),
  died: (message, telling) => say(telling).died({ target: who(message.target, telling) }),
  ability_used: (message, telling) => say(telling).ability_used(abilityOf(message, telling)),
  waited: (_, telling) => say(telling).waited,
  item_used: (message, telling) => say(telling).item_used({ item: itemNoun(message, telling.registries) }),
  item_gained: (message, telling) =>
    say(telling).item_gained({ ...counted(message, telling), found: message.from === "pile" }),
  item_lost: (message, telling) => say(telling).item_lost(counted(message, telling)),
  item_equipped: (message, telling) =>
    say(telling).item_equipped({
      item: itemNoun(message, telling.registries),
      slot: nameOf("slots", message.slot, telling.registries),
    }),
  item_unequipped: (message, telling) => say(telling).item_unequipped({ item: itemNoun(message, telling.registries) }),
  item_dropped: (message, telling) => say(telling).item_dropped(counted(message, telling)),
  item_bought: (message, telling) => say(telling).item_bought(priced(message, telling)),
  item_sold: (message, telling) => say(telling).item_sold(priced(message, telling)),
  pile_empty: (_, telling) => say(telling).pile_empty,
  exp_gained: (message, telling) => say(telling).exp_gained({ amount: figure(message.amount, telling.texts) }),
  level_up: (message, telling) => say(telling).level_up({ level: message.level }),
  points_assigned: ({ attribute, points }, telling) =>
    say(telling).points_assigned({ attribute: telling.texts.vocabulary.attributes[attribute], points }),
  quest_started: (message, telling) => say(telling).quest_started(questOf(message, telling)),
  quest_progressed: (message, telling) =>
    say(telling).quest_progressed({ ...questOf(message, telling), count: message.count, needed: message.needed }),
  quest_completed: (message, telling) => say(telling).quest_completed(questOf(message, telling)),
  combat_started: (message, telling) => say(telling).combat_started({ enemies: kindsOf(message.enemies, telling) }),
  combat_ended: ({ outcome }, telling) => say(telling).combat_ended({ outcome }),
  fled: (message, telling) => say(telling).fled({ source: who(message.source, telling) }),
  flee_failed: (message, telling) => say(telling).flee_failed({ source: who(message.source, telling) }),
  intent_announced: (message, telling) => say(telling).intent_announced(abilityOf(message, telling)),
  hesitates: (message, telling) => say(telling).hesitates({ source: who(message.source, telling) }),
  intent_foiled: (message, telling) =>
    say(telling).intent_foiled({
      ...abilityOf(message, telling),
      reason: foiledSentence(message.reason, "bearer", telling.texts, telling.registries),
    }),
  command_foiled: ({ reason }, telling) =>
    say(telling).command_foiled({ reason: rejectionSentence(reason, telling.texts, telling.registries) }),
  floor_entered: ({ floor, number }, telling) =>
    say(telling).floor_entered({ number, name: cleanText(telling.registries.floors[floor]?.name ?? "") }),
  room_entered: ({ first }, telling) => say(telling).room_entered({ first }),
  descent_failed: ({ floor, reason }, telling) =>
    say(telling).descent_failed({ floor: nameOf("floors", floor, telling.registries), reason }),
  npc_greets: (message, telling) =>
    say(telling).npc_greets({
      ...npcOf(message, telling),
      text: cleanText(telling.registries.npcs[message.npc]?.greeting ?? ""),
    }),
  npc_replies: (message, telling) => {
    const option = telling.registries.npcs[message.npc]?.options[message.option];
    return say(telling).npc_replies({
      ...npcOf(message, telling),
      said: cleanText(option?.text ?? ""),
      text: cleanText(option?.reply ?? ""),
    });
  },
  shop_opened: (message, telling) => say(telling).shop_opened(npcOf(message, telling)),
  talk_ended: (message, telling) => say(telling).talk_ended(npcOf(message, telling)),
  event_limit: (_, telling) => say(telling).event_limit,
  code_failed: ({ registry, id, line, column, reason }, telling) => {
    const [mod, name] = cleanText(id).split(":");
    return say(telling).code_failed({ mod: mod ?? "", name: name ?? "", registry, line, column, reason });
  },
  code_limit: (_, telling) => say(telling).code_limit,
  told: ({ text }, { registries }) =>
    cleanText((Object.hasOwn(registries.texts, text) ? registries.texts[text]?.text : undefined) ?? text),
  phase_started: ({ source, phase }, telling) => {
    const { name = "" } = telling.registries.creatures[source.def]?.phases[phase - 1] ?? {};
    return say(telling).phase_started({ source: who(source, telling), name: cleanText(name) });
  },
  enemies_joined: (message, telling) => say(telling).enemies_joined({ enemies: kindsOf(message.enemies, telling) }),
  attribute_raised: ({ attribute, amount }, telling) =>
    say(telling).attribute_raised({
      attribute: telling.texts.vocabulary.attributes[attribute],
      change: change(amount, unitOf(attribute), telling.texts),
    }),
  quest_failed: (message, telling) => say(telling).quest_failed(questOf(message, telling)),
  hero_moved: ({ to }, telling) => say(telling).hero_moved({ to }),
  item_sticks: (message, telling) => say(telling).item_sticks({ item: itemNoun(message, telling.registries) }),
  item_released: (message, telling) => say(telling).item_released({ item: itemNoun(message, telling.registries) }),
  debug_used: ({ cheat }, telling) => say(telling).debug_used({ cheat }),
  went_on: (_, telling) => say(telling).went_on,
  run_won: (_, telling) => say(telling).run_won,
};

/** A message as a sentence of the player's language. */
export function messageSentence<K extends MessageKind>(
  message: Extract<Message, { kind: K }> & { kind: K },
  telling: Telling,
): string {
  return SENTENCES[message.kind](message, telling);
}

function say({ texts }: Telling): Telling["texts"]["messages"] {
  return texts.messages;
}

function who(ref: CreatureRef, { foes, registries }: Telling): Party {
  return partyOf(ref, foes, registries);
}

/** With what somebody strikes; the plain attack goes without saying. */
function meansOf({ ability, item }: { ability: Id; item: Id }, { registries }: Telling) {
  const plain = item !== "" || ability === "" || ability === ATTACK;
  return {
    ability: plain ? undefined : nounOf("abilities", ability, registries),
    item: item === "" ? undefined : nounOf("items", item, registries),
  };
}

function changeOf(message: Extract<Message, { kind: "health_changed" | "stamina_changed" }>, telling: Telling) {
  const { target, amount, by } = message;
  return {
    target: who(target, telling),
    amount: figure(Math.abs(amount), telling.texts),
    change: amount > 0 ? ("more" as const) : amount < 0 ? ("less" as const) : ("none" as const),
    by: originName(by, telling.registries),
  };
}

function stateOn({ target, modifier }: { target: CreatureRef; modifier: Id }, telling: Telling) {
  return { target: who(target, telling), state: stateName(modifier, telling.registries) };
}

function abilityOf({ source, ability }: { source: CreatureRef; ability: Id }, telling: Telling) {
  return { source: who(source, telling), ability: nounOf("abilities", ability, telling.registries) };
}

function counted(item: NamedItem & { count: number }, { registries }: Telling): Counted {
  return { noun: itemNoun(item, registries), count: item.count };
}

function priced(item: NamedItem & { count: number; price: number }, telling: Telling) {
  return { ...counted(item, telling), price: figure(item.price, telling.texts) };
}

function questOf({ quest }: { quest: Id }, { registries }: Telling) {
  return { name: nameOf("quests", quest, registries) };
}

function npcOf({ npc }: { npc: Id }, { registries }: Telling) {
  return { name: nameOf("npcs", npc, registries) };
}

/** Enemies by kind, equal ones counted. */
function kindsOf(enemies: readonly { def: Id }[], { registries }: Pick<Telling, "registries">): Counted[] {
  const kinds = [...new Set(enemies.map((enemy) => enemy.def))];
  return kinds.map((def) => ({
    noun: nounOf("creatures", def, registries),
    count: enemies.filter((enemy) => enemy.def === def).length,
  }));
}

/** Enemies by name for a list, equal ones counted: "Giant rat ×2", "Ghoul". */
export function countedNames(
  enemies: readonly { def: Id }[],
  telling: Pick<Telling, "texts" | "registries">,
): string[] {
  return kindsOf(enemies, telling).map(({ noun, count }) =>
    telling.texts.names.times({ name: telling.texts.names.listed(noun), count }),
  );
}
