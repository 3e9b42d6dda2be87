import { expect, test } from "vitest";
import { loadToml, loadWithCore } from "../support/load-texts.js";

test("balance is merged field by field over the load order", () => {
  const { registries } = loadWithCore({
    one: { "a.toml": "[balance]\nevasion = 0.1\nflee = 0.2" },
    two: { "a.toml": "[balance]\nflee = 0.3" },
  });
  expect(registries.balance).toMatchObject({ evasion: 0.1, flee: 0.3, hit_floor: 0.05 });
});

test("older names stay readable", () => {
  const { registries, diagnostics } = loadToml(
    "[balance]\nausweich = 0.1\nflucht = 0.2\nverkauf = 0.3\ncharisma_preis = 2",
  );
  expect(registries.balance).toMatchObject({ evasion: 0.1, flee: 0.2, sell_ratio: 0.3, charisma_price: 2 });
  expect(diagnostics.filter(({ mod }) => mod === "mymod")).toEqual([]);
});

test("a wrong value leaves the value before it, a wrong neighbour changes nothing", () => {
  const { registries } = loadWithCore({
    one: { "a.toml": "[balance]\nsell_ratio = 0.3" },
    two: { "a.toml": '[balance]\nsell_ratio = 7\nflee = "x"\nexp_base = 30\nbogus = 1' },
  });
  expect(registries.balance).toMatchObject({ sell_ratio: 0.3, flee: 0.05, exp_base: 30 });
  expect(registries.balance).not.toHaveProperty("bogus");
});

test("an older name is bound like the newer one, and told at its place", () => {
  const { registries, diagnostics } = loadToml("[balance]\nverkauf = 4");
  expect(registries.balance.sell_ratio).toBe(0.4);
  expect(diagnostics.find(({ mod }) => mod === "mymod")).toMatchObject({
    code: "bad_balance_value",
    line: 2,
    column: 11,
  });
});
