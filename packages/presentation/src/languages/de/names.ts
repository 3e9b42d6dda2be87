import type { Texts } from "../texts.js";

export const names: Texts["names"] = {
  // Affixes keep their capitals: those after a place name ("Klingenthaler") have one wherever they stand.
  item: (p) => [...p.affixes, p.name].join(" "),
  inPassing: (p) => p.name,
  counted: (p) => (p.count === 1 ? p.name : `${p.name} ×${p.count}`),
};
