/** The character sheet. */
export const sheet = {
  attributes: "Attributes",
  base: "base",
  value: "now",
  states: "States",
  abilities: "Abilities",
  pointsLeft: (p: { points: number }) => `${p.points} ${p.points === 1 ? "point" : "points"} to assign`,
  sources: (p: { name: string }) => `${p.name} comes from`,
  baseSource: "base value",
  turnsLeft: (p: { name: string; turns: number }) => `${p.name}, ${p.turns} ${p.turns === 1 ? "turn" : "turns"}`,
  conditional: "not now",
  about: "About you",
  hints: { plus: "set aside", minus: "put back", assign: "assign", page: "about you", back: "back" },
};
