import type { Id, Message } from "@rustkeep/engine";
import { cleanText } from "../words/clean-text.js";
import { nameOf } from "../words/names.js";
import type { Telling } from "./telling.js";

/** What is said and shown by NPCs. */
export type TalkMessage = Extract<Message, { npc: Id }>;

/** A message about a talk as a sentence. */
export function talkSentence(message: TalkMessage, { texts, registries }: Telling): string {
  const say = texts.messages;
  const name = nameOf("npcs", message.npc, registries);
  switch (message.kind) {
    case "npc_greets":
      return say.npcGreets({ name, text: cleanText(registries.npcs[message.npc]?.greeting ?? "") });
    case "npc_replies": {
      const option = registries.npcs[message.npc]?.options[message.option];
      return say.npcReplies({ name, said: cleanText(option?.text ?? ""), text: cleanText(option?.reply ?? "") });
    }
    case "shop_opened":
      return say.shopOpened({ name });
    case "talk_ended":
      return say.talkEnded({ name });
    default:
      return message satisfies never;
  }
}
