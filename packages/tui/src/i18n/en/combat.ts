/** A fight. */
export const combat = {
  title: (p: { room: string }) => (p.room === "" ? "Fight" : `Fight: ${p.room}`),
  enemies: "Enemies",
  abilities: "Abilities",
  active: "active",
  log: "What happened",
  round: (p: { round: number }) => `round ${p.round}`,
  hesitates: "hesitates",
  intent: (p: { ability: string; target: string; numbers: string }) =>
    `${p.ability}${p.target === "" ? "" : ` → ${p.target}`}${p.numbers === "" ? "" : `: ${p.numbers}`}`,
  damage: (p: { damage: string; chance: string }) => `${p.damage} damage, ${p.chance}`,
  damageShort: (p: { damage: string; chance: string }) => `${p.damage} dmg, ${p.chance}`,
  damageBare: (p: { damage: string; chance: string }) => `${p.damage}, ${p.chance}`,
  flees: (p: { chance: string }) => `flees, ${p.chance}`,
  cost: "St",
  cooldown: (p: { turns: number }) => `every ${p.turns} turns`,
  item: (p: { item: string; key: string }) => `${p.item} (${p.key})`,
  switchList: "switch list",
  target: "target",
  act: "act",
  choose: "choose",
  onWhom: "Whom?",
  abilitiesTitle: "Use an ability",
};

/** The end of a run. */
export const over = {
  diedTitle: "The run is over",
  wonTitle: "The keep lies behind you",
  again: "any key: main menu",
  lastMessages: "What happened last",
};

/** The workbench for makers of mods. */
export const workbench = {
  title: "Workbench",
  items: "Give an item (ten of those that stack)",
  noItems: "No mod has items.",
};
