import type { Texts } from "../catalogue.js";
import { listed, times } from "./grammar.js";

export const names: Texts["names"] = {
  listed: (p) => listed(p),
  inPassing: (p) => p.name,
  times: (p) => times(p.name, p.count),
};
