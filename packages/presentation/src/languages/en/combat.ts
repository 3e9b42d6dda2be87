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
  switchList: "switch list",
  target: "target",
  act: "act",
  noAbilities: "Nothing of what you can do works outside a fight.",
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
