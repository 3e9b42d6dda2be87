import type { AssignableAttribute, Game, Registries } from "@rustkeep/engine";

/** A copy of the game, as far as the hero's base values go, in which points set aside are assigned. */
export function withPoints(
  game: Game,
  points: Readonly<Partial<Record<AssignableAttribute, number>>>,
  { balance }: Registries,
): Game {
  const base = { ...game.player.base };
  for (const [attribute, count] of Object.entries(points) as [AssignableAttribute, number][]) base[attribute] += count;
  base.damage += (points.strength ?? 0) * balance.damage_per_strength;
  base.max_health += (points.constitution ?? 0) * balance.health_per_constitution;
  return { ...game, player: { ...game.player, base } };
}
