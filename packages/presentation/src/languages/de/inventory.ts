import type { Texts } from "../catalogue.js";

export const inventory: Texts["inventory"] = {
  title: "Inventar",
  carried: (p) => `Dabei · ${p.count} von ${p.capacity}`,
  worn: "Getragen",
  empty: "Du hast nichts dabei.",
  insteadOf: (p) => `${p.item}  statt  ${p.worn}`,
  kinds: { use: "Gebrauch", other: "—" },
  sorts: { slot: "Platz", name: "Name", price: "Preis" },
  price: "Preis",
  hints: {
    use: "benutzen",
    equip: "anlegen",
    drop: "fallen lassen",
    unequip: "ablegen",
    sort: (p) => `Ordnung: ${p.by}`,
    back: "zurück",
  },
  howMany: (p) => `Wie viele? ${p.name} (1–${p.available})`,
  onWhom: (p) => `${p.name}: auf wen?`,
};
