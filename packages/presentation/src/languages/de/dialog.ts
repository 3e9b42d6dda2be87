import type { Texts } from "../catalogue.js";

export const dialog: Texts["dialog"] = {
  nothingToSay: "Es gibt nichts zu sagen.",
  hints: { say: "sagen", leave: "gehen" },
};
