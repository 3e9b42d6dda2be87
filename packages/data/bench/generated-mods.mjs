// 200 mods with 10,000 entries, and, if wanted, with 500 mistakes in a tenth of their files: misspelt fields in items and
// creatures, and references in loot tables that lead nowhere.

const item = (index, broken) => `[[items]]
id = "item_${index}"
name = "Item number ${index}"
${broken ? "base_pric" : "base_price"} = ${index * 3}
slot = "core:hand"
symbol = "/"
color = "white"
description = "A thing of no great worth, but well made."
modifiers = [{ attribute = "damage", flat = ${index} }, { attribute = "luck", percent = 5 }]

[[items.triggers]]
on = "attack_hit"
chance = 0.25
actions = [{ action = "apply_modifier", modifier = "core:poisoned", target = "target" }]
`;

const creature = (index, broken) => `[[creatures]]
id = "creature_${index}"
name = "Creature ${index}"
symbol = "c"
tags = ["core:beast"]
base = { max_health = ${10 + index}, damage = 3, hit_chance = 0.65 }
abilities = ["core:rat_bite"]
ai = [
  { ability = "core:rat_bite", condition = [{ check = "health_below", value = 0.5 }] },
  { ability = "core:attack" },
]
loot = "table_${index % 10}"
${broken ? "exp_rewad" : "exp_reward"} = 4
`;

const table = (index, broken) => `[[loot_tables]]
id = "table_${index}"
rolls = "1-2"
entries = [
  { item = "item_${(index * 2 + 1) % 25}", weight = 3 },
  { item = "core:gold", weight = 10, count = "3-9" },
  { item = "${broken ? "no_item" : "item_3"}", weight = 2, affixes = "core:weapon_affixes" },
  { nothing = true, weight = 8 },
]
`;

// As mods write them: most change one entry, one in ten chooses a few by what they hold.
const patch = (mod, index) => `[[patch.creatures]]
target = "mod_${(mod * 7 + index) % 200}:creature_${index % 15}"
multiply = { base = { max_health = 1.25 } }
set = { color = "gray", description = "Tougher than it looks." }
`;

const lootPatch = (mod, index) => `[[patch.loot_tables]]
target = "mod_${(mod * 3 + index) % 200}:table_${index % 10}"
change = { entries = [{ where = { item = "core:gold" }, multiply = { weight = 2 } }] }
append = { entries = [{ item = "core:health_potion", weight = 2 }] }
`;

const choosingPatch = (mod, index) => `[[patch.creatures]]
where = { tags = ["core:beast"], base = { damage = 3 }, loot = "mod_${mod}:table_${index}" }
add = { exp_reward = 1 }
`;

function list(count, write) {
  return Array.from({ length: count }, (_, index) => write(index)).join("\n");
}

/** The mods as texts; they need the reference content before them. */
export function generatedMods(broken) {
  return Array.from({ length: 200 }, (_, mod) => {
    // 25 mistakes in each tenth mod: 13 items, 2 creatures, 10 tables.
    const spoilt = broken && mod % 10 === 0;
    return {
      manifest: { name: "manifest.toml", text: `id = "mod_${mod}"\nname = "Mod ${mod}"\nversion = "1.0.0"\n` },
      files: [
        { name: "creatures.toml", text: list(15, (index) => creature(index, spoilt && index < 2)) },
        { name: "items.toml", text: list(25, (index) => item(index, spoilt && index % 2 === 0)) },
        { name: "loot.toml", text: list(10, (index) => table(index, spoilt)) },
      ],
    };
  });
}

/** Mods that hold nothing but patches of those mods: 10,000 in 200. */
export function patchingMods() {
  return Array.from({ length: 200 }, (_, mod) => ({
    manifest: { name: "manifest.toml", text: `id = "patch_${mod}"\nname = "Patch ${mod}"\nversion = "1.0.0"\n` },
    files: [
      { name: "creatures.toml", text: list(30, (index) => patch(mod, index)) },
      { name: "few.toml", text: list(5, (index) => choosingPatch(mod, index)) },
      { name: "loot.toml", text: list(15, (index) => lootPatch(mod, index)) },
    ],
  }));
}
