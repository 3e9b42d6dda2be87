import type { Creature } from "../../state/creature.js";
import type { Turn } from "../turn.js";
import { readAttribute } from "./attributes.js";

/** Lowers health and stamina of the hero and of enemies in the fight to their maxima; never raises them. */
export function clampToMaxima(turn: Turn): void {
  const { game } = turn;
  const creatures: Creature[] = [game.player, ...game.enemies];
  for (const creature of creatures) {
    creature.health = Math.min(creature.health, readAttribute(turn, creature, "max_health", undefined));
    creature.stamina = Math.min(creature.stamina, readAttribute(turn, creature, "max_stamina", undefined));
  }
}
