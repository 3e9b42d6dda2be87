import type { Texts } from "../texts.js";

export const quests: Texts["quests"] = {
  title: "Aufgaben",
  running: "Laufend",
  done: "Erfüllt",
  none: "Du hast keine Aufgaben.",
  noDescription: "Mehr ist darüber nicht bekannt.",
};
