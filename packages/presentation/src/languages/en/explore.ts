/** The map and what is asked about it. */
export const explore = {
  turn: (p: { turn: number }) => `turn ${p.turn}`,
  hero: (p: { name: string; origin: string; level: number }) =>
    `${p.name}${p.origin === "" ? "" : ` · ${p.origin}`} · level ${p.level}`,
  points: (p: { points: number; key: string }) =>
    `${p.points} ${p.points === 1 ? "point" : "points"} to assign (${p.key})`,
  experience: "Exp",
  move: "move",
  run: "run",
  nothingLeft: "Nothing is left to explore here.",
  toStairs: "Everything is explored; here are the stairs.",
  stairsFar: (p: { key: string }) => `Everything is explored; ${p.key} travels to the stairs.`,
  enemiesAhead: (p: { names: string }) => `Enemies ahead: ${p.names}.`,
  noPath: "There is no safe way there.",
  here: {
    pile: "Something lies here",
    stairs: "Stairs down",
    wayOut: "The way out",
  },
};

/** Where to travel. */
export const travel = {
  title: "Travel to",
  stairs: "Stairs down",
  entrance: "Entrance",
  pile: "Something lying there",
  room: "A room not yet entered",
  lair: (p: { names: string }) => `Room: ${p.names}`,
  steps: (p: { steps: number }) => `${p.steps} ${p.steps === 1 ? "step" : "steps"}`,
  nowhere: "There is nowhere to travel to.",
};

/** Looking around. */
export const look = {
  title: "You see",
  hero: "yourself",
  wall: "a wall",
  floor: "the floor",
  corridor: "a corridor",
  door: "a door",
  stairs: "stairs down",
  entrance: "the entrance",
  pile: "something that can be picked up",
};
