import { expect, test } from "vitest";
import { certain } from "../src/certain.js";

test("what must be there and is not is named in the error", () => {
  expect(certain(0, "the count")).toBe(0);
  expect(() => certain(undefined, "the count")).toThrow("the count is missing");
});
