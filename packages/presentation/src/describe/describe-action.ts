import type { Action, ActionTarget, Registries } from "@rustkeep/engine";
import type { EffectTarget, Voice } from "../languages/party.js";
import type { Texts } from "../languages/texts.js";
import { countedName, nameOf } from "../words/names.js";
import { figure, percent } from "../words/numbers.js";

/** Who is speaking of an effect, and who its target is. */
interface Parties {
  readonly voice: Voice;
  readonly foe: "target" | "attacker";
}

/** What a list of actions does, in one phrase; "" for none. */
export function describeActions(
  actions: readonly Action[],
  voice: Voice,
  texts: Texts,
  registries: Registries,
): string {
  return phrases(actions, { voice, foe: "target" }, texts, registries);
}

/** As `describeActions`, for actions that answer an attack: their target is the attacker. */
export function describeReactions(
  actions: readonly Action[],
  voice: Voice,
  texts: Texts,
  registries: Registries,
): string {
  return phrases(actions, { voice, foe: "attacker" }, texts, registries);
}

function phrases(actions: readonly Action[], parties: Parties, texts: Texts, registries: Registries): string {
  return actions
    .map((action) => describeAction(action, parties, texts, registries))
    .filter((phrase) => phrase !== "")
    .join(", ");
}

/** What an action does, as a phrase: "4 fire damage to the target". */
function describeAction(action: Action, parties: Parties, texts: Texts, registries: Registries): string {
  const effect = describeEffect(action, parties, texts, registries);
  return action.on_hit && effect !== "" ? texts.describe.onHit({ effect }) : effect;
}

function describeEffect(action: Action, { voice, foe }: Parties, texts: Texts, registries: Registries): string {
  const say = texts.describe;
  const met = (target: ActionTarget): EffectTarget => (target === "target" ? foe : target);
  switch (action.action) {
    case "damage":
      return say.damage({
        amount: action.amount === 0 ? "" : figure(action.amount, texts),
        share: action.scale === 0 ? "" : percent(action.scale, texts),
        type: action.damage_type,
        target: met(action.target),
        voice,
      });
    case "change_attribute": {
      const { attribute: what } = action;
      const target = met(action.target);
      const amount = figure(Math.abs(action.amount), texts);
      return (action.amount < 0 ? say.loss : say.gain)({ amount, what, target, voice });
    }
    case "apply_modifier": {
      const turns = action.turns ?? registries.modifiers[action.modifier]?.turns ?? 0;
      return say.apply({
        name: nameOf("modifiers", action.modifier, registries),
        turns,
        target: met(action.target),
        voice,
      });
    }
    case "remove_modifier":
      return say.remove({ name: nameOf("modifiers", action.modifier, registries), target: met(action.target), voice });
    case "give_item":
      return say.giveItem({ name: countedName(action, texts, registries) });
    case "give_loot":
      return say.giveLoot;
    case "remove_item":
      return say.removeItem({ name: countedName({ ...action, affixes: [] }, texts, registries) });
    case "equip_item":
      return say.equipItem({ name: countedName({ ...action, count: 1 }, texts, registries) });
    case "give_exp":
      return say.giveExp({ amount: figure(action.amount, texts) });
    case "start_quest":
      return say.startQuest({ name: nameOf("quests", action.quest, registries) });
    case "flee":
      return say.flee({ voice });
    case "open_shop":
      return say.openShop;
    // Scripts are dropped when a mod is loaded.
    case "run_script":
      return "";
    default:
      return action satisfies never;
  }
}
