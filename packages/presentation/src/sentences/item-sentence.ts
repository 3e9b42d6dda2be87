import type { Id, Message } from "@rustkeep/engine";
import { countedName, itemName, nameOf } from "../words/names.js";
import { figure } from "../words/numbers.js";
import type { Telling } from "./telling.js";

/** What happens to the hero's things. */
export type ItemMessage = Extract<Message, { affixes: Id[] }>;

/** A message about items as a sentence. */
export function itemSentence(message: ItemMessage, { texts, registries }: Telling): string {
  const say = texts.messages;
  switch (message.kind) {
    case "item_used":
      return say.itemUsed({ name: itemName(message, texts, registries) });
    case "item_gained":
      return (message.from === "pile" ? say.itemFound : say.itemGiven)({
        name: countedName(message, texts, registries),
      });
    case "item_lost":
      return say.itemLost({ name: countedName(message, texts, registries) });
    case "item_equipped":
      return say.itemEquipped({
        name: itemName(message, texts, registries),
        slot: nameOf("slots", message.slot, registries),
      });
    case "item_unequipped":
      return say.itemUnequipped({ name: itemName(message, texts, registries) });
    case "item_dropped":
      return say.itemDropped({ name: countedName(message, texts, registries) });
    case "item_bought":
    case "item_sold":
      return (message.kind === "item_bought" ? say.itemBought : say.itemSold)({
        name: countedName(message, texts, registries),
        price: figure(message.price, texts),
      });
    default:
      return message satisfies never;
  }
}
