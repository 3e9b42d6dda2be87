import { ASSIGNABLE_ATTRIBUTES } from "../content/constants.js";
import type { AssignableAttribute } from "../content/definitions/attribute.js";
import { baseWithPoints } from "../rules/growth/progression.js";
import { addUp } from "../rules/numbers.js";
import { say } from "../rules/turn.js";
import type { AssignPointsCommand } from "../state/command.js";
import { BOUNDS } from "../state/generated-shapes.js";
import type { CommandRules } from "./command-rules.js";

// Health rises with max_health, by health_per_constitution a point: the one place where it does.

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
    const { player } = game;
    Object.assign(player.base, baseWithPoints(player.base, command.points, registries));
    const health = (command.points.constitution ?? 0) * registries.balance.health_per_constitution;
    player.health = addUp(player.health, health, BOUNDS.Quantity);
    for (const attribute of ASSIGNABLE_ATTRIBUTES) {
      const points = command.points[attribute] ?? 0;
      if (points === 0) continue;
      game.unspent_points -= points;
      say(turn, (now) => ({ turn: now, kind: "points_assigned", attribute, points }));
    }
  },
};

function isAssignable(attribute: string): attribute is AssignableAttribute {
  return ASSIGNABLE_ATTRIBUTES.some((name) => name === attribute);
}
