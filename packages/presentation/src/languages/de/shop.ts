import type { Texts } from "../catalogue.js";

export const shop: Texts["shop"] = {
  title: (p) => `Handel: ${p.name}`,
  offer: "Angebot",
  own: "Deine Sachen",
  gold: (p) => `${p.amount} Gold`,
  buyPrice: "Kauf",
  sellPrice: "Verkauf",
  soldOut: (p) => `Das war das letzte Stück; noch einmal Enter nimmt das nächste: ${p.next}.`,
  emptyOffer: "Es gibt nichts zu kaufen.",
  emptyOwn: "Du hast nichts zu verkaufen.",
  buyHowMany: (p) => `Wie viele kaufen? ${p.name}, je ${p.each} Gold`,
  sellHowMany: (p) => `Wie viele verkaufen? ${p.name}, je ${p.each} Gold`,
  hints: { side: "Seite", buy: "kaufen", sell: "verkaufen", amount: "Menge", back: "zurück" },
};
