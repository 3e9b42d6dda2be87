import type { Texts } from "../catalogue.js";

export const quests: Texts["quests"] = {
  title: "Aufträge",
  running: "Laufend",
  done: "Erfüllt",
  failed: "Gescheitert",
  none: "Du hast keine Aufträge.",
  noDescription: "Mehr ist darüber nicht bekannt.",
};
