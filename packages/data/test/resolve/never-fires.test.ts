import { describe, expect, it } from "vitest";
import { loadToml } from "../support/load-texts.js";

const actions = 'actions = [{ action = "give_exp", amount = 1 }]';
const room = '[[prefabs]]\nid = "cellar"\nlayout = "###\\n#.+\\n###"\ntags = ["core:normal"]\n\n[[prefabs.triggers]]\n';
const npc = '[[npcs]]\nid = "porter"\nname = "Porter"\n\n[[npcs.triggers]]\n';
const creature =
  '[[creatures]]\nid = "imp"\nname = "Imp"\nai = [{ ability = "core:attack" }]\n\n[[creatures.triggers]]\n';
const option = '[[options]]\nid = "imp"\nname = "Imp"\ncategory = "core:race"\n\n[[options.triggers]]\n';
const floor =
  '[[floors]]\nid = "deep"\nnumber = 6\nsize = [60, 40]\nrooms = 3\nrequired = ["core:entrance"]\nprefabs = [{ tag = "core:normal" }]\ncreatures = [{ id = "core:rat" }]\n\n[[floors.triggers]]\n';

/** The reasons that are told. */
function reasons(text: string): string[] {
  const { diagnostics } = loadToml(text);
  return diagnostics.filter(({ code }) => code === "never_fires").map(({ message }) => message.replace(/^.*?: /, ""));
}

const never: readonly (readonly [string, string, string])[] = [
  [
    "asks for a flag that counts at least 1 and less",
    `${option}on = "turn_started"\ncondition = [{ check = "flag", flag = "rung", below = 1 }]`,
    "a check in its condition can never hold",
  ],
  [
    "waits for somebody else's hits",
    `${creature}on = "attack_hit"\nwhen = { source = "other" }`,
    "attack_hit is offered to its source only",
  ],
  [
    "waits for somebody else's wounds",
    `${option}on = "damage_taken"\nwhen = { source = "other" }`,
    "damage_taken is offered to its source only",
  ],
  [
    "of an option waits for another's turns",
    `${option}on = "turn_started"\nwhen = { source = "other" }`,
    "the source of turn_started is always the hero",
  ],
  [
    "of a creature waits for its own turns",
    `${creature}on = "turn_started"\nwhen = { source = "self" }`,
    "the source of turn_started is always the hero",
  ],
  [
    "of a room waits for another room",
    `${room}on = "room_entered"\nwhen = { prefab = "core:vault" }`,
    "it waits for another room while the hero is in this one",
  ],
  [
    "of an NPC waits for a talk with another",
    `${npc}on = "npc_talked"\nwhen = { npc = "core:blacksmith" }`,
    "it waits for a talk with another NPC during the talk with this one",
  ],
  [
    "of a floor waits for another floor",
    `${floor}on = "floor_entered"\nwhen = { floor = 2 }`,
    "it waits for another floor while the hero is on this one",
  ],
  [
    "asks for health below 0",
    `${option}on = "turn_started"\ncondition = [{ check = "health_below", value = 0 }]`,
    "a check in its condition can never hold",
  ],
  [
    "asks for stamina below 0",
    `${option}on = "turn_started"\ncondition = [{ check = "stamina_below", value = 0 }]`,
    "a check in its condition can never hold",
  ],
  [
    "asks for 5 enemies and less than 5",
    `${option}on = "turn_started"\ncondition = [{ check = "enemies", at_least = 5, below = 5 }]`,
    "a check in its condition can never hold",
  ],
  [
    "asks for something and its contrary",
    `${option}on = "turn_started"\ncondition = [{ check = "in_combat" }, { check = "in_combat", not = true }]`,
    "its condition contradicts itself",
  ],
];

describe("it is told that a trigger never fires which", () => {
  it.each(never)("%s", (_, text, reason) => {
    const told = loadToml(`${text}\n${actions}\n`).diagnostics.filter(({ code }) => code === "never_fires");
    expect(told).toHaveLength(1);
    expect(told[0]?.message).toContain(reason);
    expect(told[0]?.severity).toBe("notice");
  });
});

const may: readonly (readonly [string, string])[] = [
  ["waits for its own room", `${room}on = "room_entered"\nwhen = { prefab = "cellar" }`],
  ["waits for whoever enters", `${room}on = "room_entered"`],
  ["waits for the hero's coming", `${floor}on = "floor_entered"`],
  ["waits for any talk", `${npc}on = "npc_talked"`],
  ["waits for its own floor", `${floor}on = "floor_entered"\nwhen = { floor = 6 }`],
  ["waits for another's death", `${creature}on = "creature_died"\nwhen = { source = "other" }`],
  [
    "asks for health not below 0",
    `${option}on = "turn_started"\ncondition = [{ check = "health_below", value = 0, not = true }]`,
  ],
  [
    "asks for 2 to 4 enemies",
    `${option}on = "turn_started"\ncondition = [{ check = "enemies", at_least = 2, below = 5 }]`,
  ],
];

describe("nothing is told of a trigger that", () => {
  it.each(may)("%s", (_, text) => {
    expect(reasons(`${text}\n${actions}\n`)).toEqual([]);
  });
});
