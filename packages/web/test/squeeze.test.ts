import { expect, it } from "vitest";
import { squeeze, unsqueeze } from "../src/shared/squeeze.js";

it("a squeezed text comes back, in characters that a link can carry", async () => {
  const text = "rüstkeep ☠ ".repeat(500);
  const squeezed = await squeeze(text);
  expect(squeezed).toMatch(/^[\w-]+$/);
  expect(squeezed.length).toBeLessThan(200);
  expect(await unsqueeze(squeezed, 100_000)).toBe(text);
});

it.each(["", "!!", "AAAA", "abc def", "_____"])("what is none (%j) is nothing", async (given) => {
  expect(await unsqueeze(given, 1000)).toBeUndefined();
});

it("no more is unpacked than was asked for", async () => {
  expect(await unsqueeze(await squeeze("0".repeat(50_000_000)), 1_000_000)).toBeUndefined();
});
