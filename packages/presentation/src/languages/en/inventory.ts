/** The inventory, and how it is sorted. */
export const inventory = {
  title: "Inventory",
  carried: (p: { count: number; capacity: string }) => `Carried · ${p.count} of ${p.capacity}`,
  worn: "Worn",
  empty: "You carry nothing.",
  insteadOf: (p: { item: string; worn: string }) => `${p.item}  instead of  ${p.worn}`,
  kinds: { use: "use", other: "—" },
  sorts: { slot: "slot", name: "name", price: "price" },
  price: "Price",
  hints: {
    use: "use",
    equip: "equip",
    drop: "drop",
    unequip: "take off",
    sort: (p: { by: string }) => `sort: ${p.by}`,
    back: "back",
  },
  howMany: (p: { name: string; available: number }) => `How many? ${p.name} (1–${p.available})`,
  onWhom: (p: { name: string }) => `${p.name}: on whom?`,
};
