import { attribute, type Command, type Game, type Registries } from "@rustkeep/engine";

/** Spends a point where it raises damage or health by the greater share. Undefined if there is none to spend. */
export function assignPoint(game: Game, registries: Registries): Command | undefined {
  if (game.unspent_points === 0) return undefined;
  const { damage_per_strength, health_per_constitution } = registries.balance;
  const damage = Math.max(1, attribute(game, game.player, "damage", undefined, registries));
  const health = attribute(game, game.player, "max_health", undefined, registries);
  const stronger = damage_per_strength / damage >= health_per_constitution / health;
  return { command: "assign_points", points: stronger ? { strength: 1 } : { constitution: 1 } };
}
