import type { Texts } from "../catalogue.js";

export const numbers: Texts["numbers"] = {
  decimalPoint: ",",
  varying: "X",
  percent: (p) => `${p.value} %`,
  factor: (p) => `×${p.value}`,
  gold: (p) => `${p.amount} G`,
  ofMaximum: (p) => `${p.value}/${p.maximum}`,
};
