import type { Texts } from "../catalogue.js";

/** The map and what is asked about it. */
export const explore: Texts["explore"] = {
  turn: (p) => `Zug ${p.turn}`,
  hero: (p) => `${p.name}${p.origin === "" ? "" : ` · ${p.origin}`} · Level ${p.level}`,
  points: (p) => `${p.points} ${p.points === 1 ? "Punkt" : "Punkte"} zu verteilen (${p.key})`,
  experience: "Erf.",
  move: "gehen",
  run: "laufen",
  nothingLeft: "Hier ist alles erkundet.",
  toStairs: "Alles ist erkundet; hier geht es hinab.",
  stairsFar: (p) => `Alles ist erkundet; ${p.key} führt zur Treppe.`,
  enemiesAhead: (p) => `Gegner voraus: ${p.names}.`,
  noPath: "Dorthin führt kein sicherer Weg.",
  here: {
    pile: "Hier liegt etwas",
    stairs: "Treppe hinab",
    wayOut: "Weg hinaus",
  },
};

/** Where to travel. */
export const travel: Texts["travel"] = {
  title: "Reisen zu",
  stairs: "Treppe hinab",
  entrance: "Eingang",
  pile: "etwas, das dort liegt",
  room: "ein noch nicht betretener Raum",
  lair: (p) => `Raum: ${p.names}`,
  steps: (p) => `${p.steps} ${p.steps === 1 ? "Schritt" : "Schritte"}`,
  nowhere: "Es gibt kein Ziel.",
};

/** Looking around. */
export const look: Texts["look"] = {
  title: "Zu sehen",
  hero: "du selbst",
  wall: "Mauer",
  floor: "Boden",
  corridor: "Gang",
  door: "Tür",
  stairs: "Treppe hinab",
  entrance: "Eingang",
  pile: "etwas zum Aufheben",
};
