import type { Message } from "@rustkeep/engine";
import { cleanText } from "../words/clean-text.js";
import { nameOf } from "../words/names.js";
import { figure } from "../words/numbers.js";
import { type ItemMessage, itemSentence } from "./item-sentence.js";
import { type TalkMessage, talkSentence } from "./talk-sentence.js";
import type { Telling } from "./telling.js";

/** What happens outside blows and abilities. */
export type WorldMessage =
  | ItemMessage
  | TalkMessage
  | Extract<
      Message,
      {
        kind:
          | "waited"
          | "pile_empty"
          | "exp_gained"
          | "level_up"
          | "points_assigned"
          | "quest_started"
          | "quest_progressed"
          | "quest_completed"
          | "floor_entered"
          | "room_entered"
          | "descent_failed"
          | "event_limit"
          | "debug_used"
          | "run_won";
      }
    >;

/** Such a message as a sentence. */
export function worldSentence(message: WorldMessage, telling: Telling): string {
  const { texts, registries } = telling;
  const say = texts.messages;
  switch (message.kind) {
    case "waited":
      return say.waited;
    case "item_used":
    case "item_gained":
    case "item_lost":
    case "item_equipped":
    case "item_unequipped":
    case "item_dropped":
    case "item_bought":
    case "item_sold":
      return itemSentence(message, telling);
    case "pile_empty":
      return say.pileEmpty;
    case "exp_gained":
      return say.expGained({ amount: figure(message.amount, texts) });
    case "level_up":
      return say.levelUp({ level: message.level });
    case "points_assigned":
      return say.pointsAssigned({
        attribute: texts.vocabulary.attributes[message.attribute],
        points: message.points,
      });
    case "quest_started":
      return say.questStarted({ name: nameOf("quests", message.quest, registries) });
    case "quest_completed":
      return say.questCompleted({ name: nameOf("quests", message.quest, registries) });
    case "quest_progressed":
      return say.questProgressed({
        name: nameOf("quests", message.quest, registries),
        count: message.count,
        needed: message.needed,
      });
    case "floor_entered":
      return say.floorEntered({
        number: message.number,
        name: cleanText(registries.floors[message.floor]?.name ?? ""),
      });
    case "room_entered":
      return message.first ? say.roomEnteredFirst : say.roomEntered;
    case "descent_failed":
      return say.descentFailed({
        floor: nameOf("floors", message.floor, registries),
        reason: say.floorFailures[message.reason],
      });
    case "npc_greets":
    case "npc_replies":
    case "shop_opened":
    case "talk_ended":
      return talkSentence(message, telling);
    case "event_limit":
      return say.eventLimit;
    case "debug_used":
      return say.cheats[message.cheat];
    case "run_won":
      return say.runWon;
    default:
      return message satisfies never;
  }
}
