import type { Texts } from "../texts.js";

export const dialog: Texts["dialog"] = {
  nothingToSay: "Es gibt nichts zu sagen.",
  hints: { say: "sagen", leave: "gehen" },
};
