/** The character sheet. */
export const sheet = {
  attributes: "Attributes",
  base: "base",
  value: "now",
  states: "States",
  abilities: "Abilities",
  pointsLeft: (p: { points: number }) => `${p.points} ${p.points === 1 ? "point" : "points"} to assign`,
  sources: (p: { name: string }) => `${p.name} comes from`,
  sourcesShort: "Sources",
  baseSource: "base value",
  turnsLeft: (p: { name: string; turns: number }) => `${p.name}, ${p.turns} ${p.turns === 1 ? "turn" : "turns"}`,
  conditional: "not now",
  /** What a point is good for; figures come with their unit. */
  pointMeans: {
    strength: (p: { damage: string }) => `A point: +${p.damage} damage.`,
    dexterity: (p: { evasion: string; flee: string }) =>
      `A point: enemies hit ${p.evasion} less often, flights succeed ${p.flee} more often; the most dexterous act first.`,
    constitution: (p: { health: string }) => `A point: +${p.health} maximum health, and as much health.`,
    charisma: (p: { price: string }) => `A point: prices ${p.price} better, buying and selling.`,
    luck: (p: { chance: string }) => `A point: ${p.chance} more chance that what you search holds more.`,
  },
  about: "About you",
  hints: { plus: "set aside", minus: "put back", assign: "assign", page: "about you", back: "back" },
};
