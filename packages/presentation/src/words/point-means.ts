import type { AssignableAttribute, Registries } from "@rustkeep/engine";
import type { Texts } from "../languages/catalogue.js";
import { figure, percent, quantity } from "./numbers.js";

/** What a point on an attribute is good for, a sentence with the figures of the loaded balance. */
export function pointMeans(attribute: AssignableAttribute, texts: Texts, { balance }: Registries): string {
  const say = texts.sheet.pointMeans;
  switch (attribute) {
    case "strength":
      return say.strength({ damage: figure(balance.damage_per_strength, texts) });
    case "dexterity":
      return say.dexterity({ evasion: percent(balance.evasion, texts), flee: percent(balance.flee, texts) });
    case "constitution":
      return say.constitution({ health: figure(balance.health_per_constitution, texts) });
    case "charisma":
      return say.charisma({ price: quantity(balance.charisma_price, "percent_points", texts) });
    case "luck":
      return say.luck({ chance: percent(balance.luck_factor, texts) });
    default:
      return attribute satisfies never;
  }
}
