import { expect, test } from "vitest";
import { clean, quote } from "../../src/diagnostics/clean.js";
import type { Diagnostic } from "../../src/diagnostics/diagnostic.js";
import { formatDiagnostic } from "../../src/diagnostics/format-diagnostic.js";
import { renderDiagnostic } from "../../src/diagnostics/render-diagnostic.js";
import { didYouMeanId, knownIds, nearest } from "../../src/diagnostics/suggest.js";

const finding: Diagnostic = {
  severity: "error",
  code: "unknown_field",
  mod: "meinmod",
  file: "items.toml",
  line: 2,
  column: 3,
  entry: "meinmod:iron_sword",
  field: "base_pric",
  message: "base_pric is not a field of items",
  hint: "did you mean base_price?",
};

test("a finding in one line begins with the mod and ends with the hint", () => {
  expect(formatDiagnostic(finding)).toBe(
    "meinmod/items.toml:2:3: meinmod:iron_sword: base_pric is not a field of items (did you mean base_price?)",
  );
});

test("a finding outside any mod has the file alone before it", () => {
  const { entry: _, hint: __, ...rest } = finding;
  expect(formatDiagnostic({ ...rest, mod: "", file: "load_order.toml" })).toMatch(/^load_order\.toml:2:3: base_pric/);
});

test("the line concerned is shown with a mark below the place", () => {
  const text = renderDiagnostic(finding, "first\n  base_pric = 3\nlast", { color: false });
  expect(text.split("\n")).toEqual([
    "error[unknown_field] meinmod:iron_sword: base_pric is not a field of items",
    "  at meinmod/items.toml:2:3",
    "    2 |   base_pric = 3",
    "      |   ^",
    "  hint: did you mean base_price?",
  ]);
});

test("colours are used only where they are wanted", () => {
  expect(renderDiagnostic(finding, undefined, { color: true })).toContain("\u001b[31m");
  expect(renderDiagnostic(finding, undefined, { color: false })).not.toContain("\u001b");
});

test("a line full of escape sequences, or a very long one, is shown cleaned and cut around the place", () => {
  const hostile = `\u001b]0;title\u0007${"x".repeat(500)}y`;
  const text = renderDiagnostic({ ...finding, line: 1, column: 400 }, hostile, { color: false, width: 60 });
  expect(text).not.toContain("\u001b");
  for (const line of text.split("\n").slice(2, 4)) expect(line.length).toBeLessThanOrEqual(60);
});

test("a cut line is marked where it was cut", () => {
  const source = `${"a".repeat(100)}${"b".repeat(100)}`;
  const shown = (column: number) =>
    renderDiagnostic({ ...finding, line: 1, column }, source, { color: false, width: 30 })
      .split("\n")
      .slice(2, 4);
  expect(shown(1)).toEqual([`    1 | ${"a".repeat(19)}…`, "      | ^"]);
  expect(shown(101)).toEqual([`    1 | …${"a".repeat(9)}${"b".repeat(9)}…`, `      | ${" ".repeat(10)}^`]);
  expect(shown(196)).toEqual([`    1 | …${"b".repeat(14)}`, `      | ${" ".repeat(10)}^`]);
});

test("a finding without entry, hint, or a line to show is shown without them", () => {
  const { entry: _, hint: __, ...rest } = finding;
  const lines = ["error[unknown_field] base_pric is not a field of items", "  at meinmod/items.toml:2:3"];
  expect(renderDiagnostic(rest, "only", { color: false }).split("\n")).toEqual(lines);
});

test("text from mods is cleaned of whatever does not print", () => {
  expect(clean("a\u001b[2Jb\u202ec\u200dd")).toBe("a\\u{1b}[2Jb\\u{202e}c\\u{200d}d");
  expect(clean("x".repeat(100), 5)).toBe("xxxxx…");
  expect(quote({})).toBe("a table");
});

test("a suggestion is near, has the word as a part, or has the same name in another namespace", () => {
  expect(nearest("base_pric", ["name", "base_price"])).toBe("base_price");
  expect(nearest("price", ["name", "base_price"])).toBe("base_price");
  expect(nearest("zzzz", ["name", "base_price"])).toBeUndefined();
  const crowd = Array.from({ length: 5_000 }, (_, index) => `thing_${index}`);
  expect(nearest("base_pric", [...crowd, "base_price"])).toBeUndefined();
  const known = knownIds(["core:gold", "core:iron_sword", "mymod:bell", "mymod:iron_sword"]);
  expect(didYouMeanId("mymod:gold", known)).toEqual({ hint: "did you mean core:gold?" });
  expect(didYouMeanId("core:iron_sward", known)).toEqual({ hint: "did you mean core:iron_sword?" });
  expect(didYouMeanId("other:iron_sword", known)).toEqual({ hint: "did you mean core:iron_sword?" });
  expect(didYouMeanId("core:bellow", known)).toEqual({});
});
