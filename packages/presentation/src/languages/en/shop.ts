/** Shops. */
export const shop = {
  title: (p: { name: string }) => `Trade with ${p.name}`,
  offer: "Offer",
  own: "Yours",
  gold: (p: { amount: string }) => `${p.amount} gold`,
  buyPrice: "buy",
  sellPrice: "sell",
  soldOut: (p: { next: string }) => `That was the last one; Enter again takes the next: ${p.next}.`,
  emptyOffer: "There is nothing to buy.",
  emptyOwn: "You have nothing to sell.",
  buyHowMany: (p: { name: string; each: string }) => `Buy how many? ${p.name}, ${p.each} gold each`,
  sellHowMany: (p: { name: string; each: string }) => `Sell how many? ${p.name}, ${p.each} gold each`,
  hints: { side: "side", buy: "buy", sell: "sell", amount: "amount", back: "back" },
};
