/** A mod file with one mistake. */
export interface Mistake {
  name: string;
  /** The mark `§` stands before where an editor is to show the mistake; it is taken out. */
  toml: string;
  /** Where a validator finds it, as a JSON pointer. */
  pointer: string;
}

const item = '[[items]]\nid = "a"\nname = "A"\n';
const ability = '[[abilities]]\nid = "a"\nname = "A"\n';
const creature = '[[creatures]]\nid = "a"\nname = "A"\n';
const patch = '[[patch.creatures]]\ntarget = "core:rat"\n';
const floor = '[[floors]]\nid = "a"\nname = "A"\nnumber = 1\n';

/** A mistake of each kind that schemas can find. */
export const mistakes: readonly Mistake[] = [
  { name: "a field that does not exist", toml: `${item}base_pric = §3\n`, pointer: "/items/0/base_pric" },
  { name: "armor as a field", toml: `${item}armor = §3\n`, pointer: "/items/0/armor" },
  { name: "a table that does not exist", toml: "§[itemz]\n", pointer: "/itemz" },
  { name: "a text for a number", toml: `${item}base_price = §"3"\n`, pointer: "/items/0/base_price" },
  { name: "a number for a text", toml: '[[slots]]\nid = "a"\nname = §3\n', pointer: "/slots/0/name" },
  { name: "a number below its bounds", toml: `${item}base_price = §-1\n`, pointer: "/items/0/base_price" },
  { name: "a number above its bounds", toml: "[balance]\nsell_ratio = §1.5\n", pointer: "/balance/sell_ratio" },
  { name: "a fraction for a whole number", toml: `${creature}exp_reward = §1.5\n`, pointer: "/creatures/0/exp_reward" },
  { name: "a field that is missing", toml: '§[[items]]\nid = "a"\n', pointer: "/items/0" },
  { name: "an id with capitals", toml: '[[slots]]\nid = §"A"\nname = "A"\n', pointer: "/slots/0/id" },
  { name: "a reference that cannot be an id", toml: `${item}slot = §"Left hand"\n`, pointer: "/items/0/slot" },
  { name: "a tag that cannot be one", toml: `${creature}tags = [§"Undead"]\n`, pointer: "/creatures/0/tags/0" },
  { name: "a colour that does not exist", toml: `${item}color = §"pink"\n`, pointer: "/items/0/color" },
  { name: "a symbol of two characters", toml: `${item}symbol = §"ab"\n`, pointer: "/items/0/symbol" },
  { name: "a line break in a name", toml: '[[slots]]\nid = "a"\nname = §"A\\nB"\n', pointer: "/slots/0/name" },
  {
    name: "an escape sequence in a text",
    toml: `${item}description = §"\\u001b[2J"\n`,
    pointer: "/items/0/description",
  },
  {
    name: "an attribute that does not exist",
    toml: `${creature}base = { strenght = §3 }\n`,
    pointer: "/creatures/0/base/strenght",
  },
  {
    name: "a modifier of an attribute that does not exist",
    toml: `${item}modifiers = [{ attribute = §"might", flat = 1 }]\n`,
    pointer: "/items/0/modifiers/0/attribute",
  },
  {
    name: "a resistance without a kind of damage",
    toml: `${item}modifiers = [§{ attribute = "resistance", flat = 1 }]\n`,
    pointer: "/items/0/modifiers/0",
  },
  {
    name: "an action that does not exist",
    toml: `${ability}actions = [{ action = §"dammage" }]\n`,
    pointer: "/abilities/0/actions/0/action",
  },
  {
    name: "an action without its name",
    toml: `${ability}actions = [§{ amount = 3 }]\n`,
    pointer: "/abilities/0/actions/0",
  },
  {
    name: "a field of another action",
    toml: `${ability}actions = [{ action = "give_exp", amount = 1, damage_type = §"fire" }]\n`,
    pointer: "/abilities/0/actions/0/damage_type",
  },
  {
    name: "a kind of damage that does not exist",
    toml: `${ability}actions = [{ action = "damage", amount = 1, damage_type = §"wet" }]\n`,
    pointer: "/abilities/0/actions/0/damage_type",
  },
  {
    name: "a check that does not exist",
    toml: `${ability}condition = [{ check = §"is_raining" }]\n`,
    pointer: "/abilities/0/condition/0/check",
  },
  {
    name: "an event that does not exist",
    toml: `${creature}[[creatures.triggers]]\non = §"attack_missed"\n`,
    pointer: "/creatures/0/triggers/0/on",
  },
  {
    name: "a filter of another event",
    toml: `${creature}[[creatures.triggers]]\non = "attack_hit"\nwhen = { quest = §"a" }\n`,
    pointer: "/creatures/0/triggers/0/when/quest",
  },
  {
    name: "a filter of another event of a quest",
    toml: '[[quests]]\nid = "a"\nname = "A"\non = "creature_died"\nwhen = { item = §"core:gold" }\n',
    pointer: "/quests/0/when/item",
  },
  {
    name: "a loot entry that yields nothing at all",
    toml: '[[loot_tables]]\nid = "a"\nentries = [§{ weight = 3 }]\n',
    pointer: "/loot_tables/0/entries/0",
  },
  {
    name: "a loot entry that yields two things",
    toml: '[[loot_tables]]\nid = "a"\nentries = [{ item = "b", table = §"c" }]\n',
    pointer: "/loot_tables/0/entries/0/table",
  },
  {
    name: "a range that is a number",
    toml: '[[loot_tables]]\nid = "a"\nrolls = §3\n',
    pointer: "/loot_tables/0/rolls",
  },
  { name: "a size of three numbers", toml: `${floor}rooms = 3\nsize = §[20, 20, 20]\n`, pointer: "/floors/0/size" },
  { name: "a floor that is too small", toml: `${floor}rooms = 3\nsize = [§9, 20]\n`, pointer: "/floors/0/size/0" },
  {
    name: "a dialog option without a text",
    toml: '[[npcs]]\nid = "a"\nname = "A"\noptions = [§{ reply = "Hm." }]\n',
    pointer: "/npcs/0/options/0",
  },
  {
    name: "a mistake deep within",
    toml: `${item}[[items.triggers]]\non = "attack_hit"\n[[items.triggers.actions]]\naction = "give_exp"\namount = 1\nonhit = §true\n`,
    pointer: "/items/0/triggers/0/actions/0/onhit",
  },
  {
    name: "a field of a patch that does not exist",
    toml: `${patch}sett = §{ exp_reward = 3 }\n`,
    pointer: "/patch/creatures/0/sett",
  },
  {
    name: "a patch of a field that does not exist",
    toml: `${patch}set = { base = { strenght = §3 } }\n`,
    pointer: "/patch/creatures/0/set/base/strenght",
  },
  {
    name: "a patch of what an entry is",
    toml: `${patch}set = { id = §"mouse" }\n`,
    pointer: "/patch/creatures/0/set/id",
  },
  {
    name: "multiplying what is no number",
    toml: `${patch}multiply = { name = §2 }\n`,
    pointer: "/patch/creatures/0/multiply/name",
  },
  {
    name: "appending to what is no list",
    toml: `${patch}append = { exp_reward = §2 }\n`,
    pointer: "/patch/creatures/0/append/exp_reward",
  },
  {
    name: "an appended action that does not exist",
    toml: `${patch}append = { triggers = [{ on = "attack_hit", actions = [{ action = §"dammage" }] }] }\n`,
    pointer: "/patch/creatures/0/append/triggers/0/actions/0/action",
  },
  {
    name: "a change that does not say of what",
    toml: `${patch}change = { ai = [§{ set = { ability = "core:attack" } }] }\n`,
    pointer: "/patch/creatures/0/change/ai/0",
  },
];

/** The text without its mark, and the mark's line and column, both from 1. */
export function unmarked({ toml }: Mistake): { text: string; line: number; column: number } {
  const before = toml.slice(0, toml.indexOf("§")).split("\n");
  return { text: toml.replace("§", ""), line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
