import { expect, it } from "vitest";
import { readCode } from "../../src/index.js";

it.each([
  ["number", "health('self') + 1", "in_combat()"],
  ["truth", "in_combat()", '[{"action": "flee"}]'],
  ["actions", '[{"action": "flee"}]', "health('self') + 1"],
] as const)("code that gives %s is told from code that does not", (gives, sound, faulty) => {
  expect(readCode(sound, gives, []).kind).toBe("sound");
  expect(readCode(faulty, gives, []).kind).toBe("faulty");
});

it("what an event carries may be read where it is carried, and in scripts anywhere", () => {
  expect(readCode("event.damage", "number", ["damage"]).kind).toBe("sound");
  expect(readCode("event.damage", "number", []).kind).toBe("faulty");
  expect(readCode('event.damage > 1 ? [] : [{"action": "flee"}]', "actions", []).kind).toBe("sound");
});
