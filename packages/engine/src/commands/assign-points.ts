import { ASSIGNABLE_ATTRIBUTES } from "../constants.js";
import type { AssignableAttribute } from "../definitions/attribute.js";
import type { Registries } from "../definitions/registries.js";
import { say } from "../rules/turn.js";
import type { AssignPointsCommand } from "../state/command.js";
import type { Hero } from "../state/creature.js";
import type { CommandRules } from "./command-rules.js";

// strength also raises damage by damage_per_strength a point; constitution also max_health by health_per_constitution,
// and health by the same amount.

/** Spends points on attributes. */
export const assignPoints: CommandRules<AssignPointsCommand> = {
  inFight: true,
  check: ({ game }, { points }) => {
    const unspent = game.unspent_points;
    let sum = 0;
    for (const [attribute, count] of Object.entries(points)) {
      if (!isAssignable(attribute)) return { code: "not_assignable", attribute };
      if (!Number.isInteger(count) || count < 0) return { code: "bad_count", count, available: unspent };
      sum += count;
    }
    return sum > 0 && sum <= unspent ? undefined : { code: "not_enough_points", points: sum, unspent };
  },
  perform: (turn, command) => {
    const { game, registries } = turn;
    for (const attribute of ASSIGNABLE_ATTRIBUTES) {
      const points = command.points[attribute] ?? 0;
      if (points === 0) continue;
      game.unspent_points -= points;
      raise(game.player, attribute, points, registries);
      say(turn, { kind: "points_assigned", attribute, points });
    }
  },
};

function isAssignable(attribute: string): attribute is AssignableAttribute {
  return ASSIGNABLE_ATTRIBUTES.some((name) => name === attribute);
}

function raise(hero: Hero, attribute: AssignableAttribute, points: number, registries: Registries): void {
  const { damage_per_strength, health_per_constitution } = registries.balance;
  hero.base[attribute] += points;
  if (attribute === "strength") hero.base.damage += points * damage_per_strength;
  if (attribute !== "constitution") return;
  hero.base.max_health += points * health_per_constitution;
  hero.health += points * health_per_constitution;
}
