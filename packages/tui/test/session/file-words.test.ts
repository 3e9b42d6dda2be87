import { textsOf } from "@rustkeep/presentation";
import { expect, test } from "vitest";
import { refusalWords } from "../../src/session/file-words.js";

const common = { kind: "refused", message: "" } as const;

test("a refused save names the field that cannot be, what it must be and what it is", () => {
  const field = "game.floor.rooms[2].enemies[0].health";
  const words = refusalWords({ ...common, reason: "damaged", field, expected: "above 0", found: "0" }, textsOf("en"));
  expect(words).toBe(`the file is damaged (${field} must be above 0, but is 0).`);
});

test("a save that is not TOML names the line and column, if they are known", () => {
  const refused = { ...common, reason: "unreadable" } as const;
  expect(refusalWords({ ...refused, line: 3, column: 7 }, textsOf("en"))).toContain("(save.toml:3:7).");
  expect(refusalWords({ ...refused, line: 0, column: 0 }, textsOf("en"))).not.toContain("(");
});
