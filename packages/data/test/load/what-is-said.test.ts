import { describe, expect, it } from "vitest";
import { loadToml, loadWithCore } from "../support/load-texts.js";

const thing = '[[items]]\nid = "thing"\nname = "Thing"\n';
const worn = `${thing}slot = "core:hand"\n`;
const floor = '[[floors]]\nid = "deep"\nnumber = 6\nsize = [60, 40]\nrooms = 3\n';
const loot = '[[loot_tables]]\nid = "chest"\n';

/** What is told of the mod: code, line and column, sentence and hint. */
function told(text: string): string[] {
  return loadToml(text)
    .diagnostics.filter(({ mod }) => mod === "mymod")
    .map(({ code, line, column, message, hint }) => `${code} ${line}:${column} ${message} (${hint ?? ""})`);
}

const sentences: readonly (readonly [string, string, string])[] = [
  [
    "a misspelt colour",
    `${thing}color = "gren"`,
    'unknown_color 4:9 "gren" is not a colour, the default is used (did you mean green?)',
  ],
  ["a number for a colour", `${thing}color = 5`, 'wrong_type 4:9 color must be a text, not 5 (write "5")'],
  ["an action without its kind", `${thing}actions = [{}]`, "missing_field 4:12 action is missing in actions[0]"],
  [
    "a number for the kind of an action",
    `${thing}actions = [{ action = 5 }]`,
    "wrong_type 4:23 actions[0].action must be a text",
  ],
  ["a number for an action", `${thing}actions = [5]`, "wrong_type 4:12 actions[0] must be a table, not 5"],
  ["an empty list for a text", `${thing}description = []`, "wrong_type 4:15 description must be a text, not []"],
  [
    "a key with an escaped letter",
    `${thing}"base_pri\\u0063x" = 5`,
    "unknown_field 4:1 base_pricx is not a field of items (did you mean base_price?)",
  ],
  ["a very long id", `${thing}slot = "core:${"a".repeat(150)}"`, "unknown_reference 4:8 there is no core:aaaa"],
  [
    "an attribute as a field of an ability",
    '[[abilities]]\nid = "a"\nname = "A"\nstrength = 5',
    "unknown_field 4:1 strength is not a field of abilities (possible are id, overrides, name,",
  ],
  [
    "an attribute as a field of an item",
    `${thing}damage = 5`,
    "unknown_field 4:1 damage is not a field of items (damage is an attribute: modifiers",
  ],
  [
    "a check for an item without saying which",
    `${thing}condition = [{ check = "has_item" }]`,
    "missing_field 4:14 item or tag is missing in condition[0]",
  ],
  [
    "a check for what is worn that asks for nothing, in a list of lists",
    `${thing}condition = [{ check = "any", of = [[{ check = "worn", not = true }]] }]`,
    "missing_field 4:38 item or tag or slot is missing in condition[0].of[0][0]",
  ],
  [
    "a trigger that fires once without a key",
    `${thing}triggers = [{ on = "turn_started", once = "run" }]`,
    "missing_field 4:13 key is missing in triggers[0]",
  ],
  [
    "code that is wrong in a list of lists",
    `${thing}condition = [{ check = "any", of = [[{ check = "formula", code = "1 +" }]] }]`,
    "bad_code 4:",
  ],
  [
    "an id that leads nowhere in a list of lists",
    `${thing}condition = [{ check = "any", of = [[{ check = "has_item", item = "nowhere" }]] }]`,
    "unknown_reference 4:67 there is no mymod:nowhere",
  ],
  [
    "a no-break space, which looks like a space",
    `${thing}base_price\u00a0= 5`,
    "syntax_error 4:11 not valid TOML, nothing of this file is loaded: illegal character in key; here stands a no-break space (U+00A0) (write an ordinary space)",
  ],
  [
    "curly quotes",
    `${thing}color = \u201cred\u201d`,
    'syntax_error 4:9 not valid TOML, nothing of this file is loaded: invalid value; here stands a curly quote (U+201C) (write " (a straight quote))',
  ],
  [
    "a curly quote at the end of a straight one",
    `${thing}color = "red\u201d\n`,
    'syntax_error 4:13 not valid TOML, nothing of this file is loaded: control characters are not allowed in strings; here stands a curly quote (U+201D) (write " (a straight quote))',
  ],
  [
    "a zero-width space before a key",
    `\u200b${thing}`,
    "syntax_error 1:1 not valid TOML, nothing of this file is loaded: illegal character in key; here stands a zero-width space (U+200B) (take it away)",
  ],
  ["a word for a range", `${loot}rolls = "many"`, 'bad_range 3:9 rolls cannot be "many"'],
  ["a loot entry of nothing", `${loot}entries = [{}]`, "one_of_several 3:12 entries[0] must have exactly one of"],
  [
    "a trigger without its event",
    `${worn}triggers = [{ actions = [], when = { item = "x" } }]`,
    "missing_field 5:13 on is missing in triggers[0]",
  ],
  [
    "a number for an event",
    `${worn}triggers = [{ on = 5, actions = [], when = { x = 1 } }]`,
    "wrong_type 5:20 triggers[0].on must be a text",
  ],
  [
    "a check about armor",
    `${thing}condition = [{ check = "attribute", attribute = "armor", at_least = 1 }]`,
    'unknown_value 4:49 "armor" is not a value of condition[0].attribute',
  ],
  [
    "a percentage for a fraction",
    `${thing}condition = [{ check = "health_below", value = 50 }]`,
    "out_of_range 4:48 condition[0].value must be 1 or less, not 50 (write 0.5)",
  ],
  [
    "a check about health as an attribute",
    `${thing}condition = [{ check = "attribute", attribute = "health", below = 0.3 }]`,
    'unknown_value 4:49 "health" is not a value of condition[0].attribute (write { check = "health_below", value = 0.3 })',
  ],
  [
    "a check about stamina from below as an attribute",
    `${thing}condition = [{ check = "attribute", attribute = "stamina", at_least = 20 }]`,
    'unknown_value 4:49 "stamina" is not a value of condition[0].attribute (write { check = "stamina_below", value = …, not = true })',
  ],
  [
    "a field that is like no other",
    '[[slots]]\nid = "s"\nname = "S"\nzzzzzzzzz = 1',
    "unknown_field 4:1 zzzzzzzzz is not a field of slots (possible are id, overrides, name, order",
  ],
  ["a number for a size", `${floor.replace("[60, 40]", "5")}`, "wrong_type 4:8 size must be a list, not 5"],
  ["a floor that requires nothing", floor, "floor_without_stairs 1:3 no required prefab has entrance (<)"],
  [
    "a floor that names no creatures",
    `${floor}creatures = []\nprefabs = [{ tag = "core:normal" }]`,
    "floor_without_creatures 1:3 the floor names no creatures",
  ],
  [
    "a floor whose creatures are all unknown",
    `${floor}required = ["core:entrance", "core:stairs"]\nprefabs = [{ tag = "core:normal" }]\ncreatures = [{ id = "nobody" }]`,
    "floor_without_creatures 8:1 the floor names no creatures",
  ],
  [
    "a creature whose only intention is unknown",
    '[[creatures]]\nid = "rat"\nname = "Rat"\nai = [{ ability = "nothing" }]',
    "ai_without_fallback 4:1",
  ],
  [
    "a category without options",
    '[[categories]]\nid = "oath"\nname = "Oath"',
    "too_few_options 1:3 1 are to be picked, but the category has 0 options",
  ],
  [
    "a quest that nothing brings on",
    '[[quests]]\nid = "wait"\nname = "Wait"\non = "floor_entered"\nchance = 0',
    "never_fires 1:3 ",
  ],
  [
    "a percentage of what everybody else has",
    `${worn}modifiers = [{ attribute = "price_modifier", percent = 10, target = "all_enemies" }]`,
    "percent_of_zero 5:",
  ],
  [
    "an element that is no loot entry, once",
    `${loot}entries = [5]`,
    "wrong_type 3:12 entries[0] must be a table, not 5",
  ],
  ["a balance that is no table", "balance = 5", "not_a_list 1:1 balance must be a table"],
  [
    "an older name of balance out of bounds",
    "[balance]\nausweich = 99",
    "bad_balance_value 2:12 evasion must be 1 or less, not 99; 0.02 is kept",
  ],
];

describe("a mod is told of", () => {
  it.each(sentences)("%s", (_, text, sentence) => {
    const found = told(text);
    expect(
      found.some((one) => one.startsWith(sentence)),
      found.join("\n"),
    ).toBe(true);
  });
});

describe("nothing is told of", () => {
  it("what only an entry with a mistake makes use of", () => {
    const table = `${loot}entries = [{ nothing = true }]\n`;
    const chest = `[[prefabs]]\nid = "vault"\nlayout = "#"\nloot = "chest"\ntags = 5\n`;
    const codes = told(table + chest).map((line) => line.split(" ")[0]);
    expect(codes).toContain("wrong_type");
    expect(codes).not.toContain("table_never_drawn");
    expect(told(table).join()).toContain("table_never_drawn");
  });

  it("a percentage of what another modifier raises", () => {
    const percent = '{ attribute = "price_modifier", percent = 10 }';
    const flat = '{ attribute = "price_modifier", flat = 0.5 }';
    expect(told(`${worn}modifiers = [${percent}]`)).toHaveLength(1);
    expect(told(`${worn}modifiers = [${percent}, ${flat}]`)).toEqual([]);
  });
});

const translations: readonly (readonly [string, string, string | undefined])[] = [
  ["a number for a text", "[items.thing]\nname = 5", "the translation of name is not used: it is no text"],
  [
    "control characters",
    '[items.thing]\ndescription = "a\\u0007b"',
    "the translation of description is not used: it contains control characters",
  ],
  [
    "a text without end",
    `[items.thing]\nname = "${"x".repeat(2001)}"`,
    "the translation of name is not used: it is longer than 2000 characters",
  ],
  ["a number for a table", "items = 5", "the translation of items is not used: it is no table"],
  ["a text of what has none", '[prefabs.cell]\nname = "Zelle"', "name cannot be translated: prefabs has no texts"],
  ["a number for an entry", "[items]\nthing = 5", "the translation of thing is not used: it is no table"],
  ["a text for a list", '[npcs.porter]\noptions = "x"', "the translation of options is not used: it is no list"],
  ["a number in a list", "[npcs.porter]\nreplies = [5]", "the translation of replies[0] is not used: it is no text"],
  ["a table that does not exist", "[gold]\nx = 1", "gold is not a table that mods can have, it is ignored"],
  ["nothing about an entry that was left out anyway", '[items.bad]\nname = "x"', undefined],
];

describe("a translation is told of", () => {
  it.each(translations)("%s", (_, text, sentence) => {
    const bad = '\n[[items]]\nid = "bad"\nname = 5\n';
    const porter = '\n[[npcs]]\nid = "porter"\nname = "Porter"\noptions = [{ text = "a" }]\n';
    const cell = '\n[[prefabs]]\nid = "cell"\nlayout = "+"\n';
    const mod = { "a.toml": thing + bad + porter + cell, "locale/de.toml": text };
    const { diagnostics } = loadWithCore({ mymod: mod }, { lang: "de" });
    const found = diagnostics.filter(({ file }) => file === "locale/de.toml").map(({ message }) => message);
    expect(found).toEqual(sentence === undefined ? [] : [sentence]);
  });
});
