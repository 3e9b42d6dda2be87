import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatDiagnostic } from "../../src/diagnostics/format-diagnostic.js";
import type { LoadResult } from "../../src/load-result.js";
import { codesOf, loadToml, loadWithCore, referenceCore } from "../support/load-texts.js";

const thing = '[[items]]\nid = "thing"\nname = "Thing"\n';

// Whatever is told has a place inside its file and can be shown in a terminal.
function expectSound({ diagnostics }: LoadResult, text: string): void {
  const lines = text.split("\n").length;
  for (const diagnostic of diagnostics.filter(({ mod }) => mod === "mymod")) {
    expect(diagnostic.line).toBeGreaterThanOrEqual(1);
    expect(diagnostic.line).toBeLessThanOrEqual(lines);
    expect(diagnostic.column).toBeGreaterThanOrEqual(1);
    expect(formatDiagnostic(diagnostic)).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
  }
}

const named: readonly (readonly [string, string, string[]])[] = [
  ["a key __proto__ in an entry", `${thing}__proto__ = { stackable = true }`, ["unknown_field"]],
  ["a key __proto__ in a nested table", `${thing}actions = [{ action = "flee", __proto__ = 1 }]`, ["unknown_field"]],
  ["a key constructor", `${thing}constructor = "x"`, ["unknown_field"]],
  ["an action named __proto__", `${thing}actions = [{ action = "__proto__" }]`, ["unknown_value"]],
  ["an action named constructor", `${thing}actions = [{ action = "constructor" }]`, ["unknown_value"]],
  ["a table __proto__", "[__proto__]\nx = 1", ["unknown_table"]],
  ["a field of balance named constructor", "[balance]\nconstructor = 1", ["unknown_balance_field"]],
  ["a key written twice", `${thing}name = "Again"`, ["syntax_error"]],
  ["a byte order mark", `\ufeff${thing}base_pric = 1`, ["unknown_field"]],
  ["a huge integer", `${thing}base_price = 99999999999999999999`, ["wrong_type"]],
  ["a huge integer that is none", `${thing}base_price = 1e999`, ["wrong_type"]],
  ["nan", `${thing}base_price = nan`, ["wrong_type"]],
  ["a negative inf", `${thing}base_price = -inf`, ["wrong_type"]],
  ["a date for a number", `${thing}base_price = 2024-02-20`, ["wrong_type"]],
  ["a date for a list", `${thing}actions = 2024-02-20`, ["wrong_type"]],
  ["a date for an entry", "items = [2024-02-20]", ["missing_field", "missing_field", "wrong_type"]],
  ["a NUL character", `${thing}description = "\u0000"`, ["syntax_error"]],
  ["an escaped NUL character", `${thing}description = "\\u0000"`, ["bad_text"]],
  ["a lone surrogate", `${thing}description = "\\ud800"`, ["syntax_error"]],
  ["a range the wrong way round", `[[loot_tables]]\nid = "t"\nrolls = "9-1"`, ["bad_range"]],
  ["a zero-width joiner as a symbol", `${thing}symbol = "\\u200d"`, ["bad_symbol"]],
];

describe("a text with", () => {
  test.each(named)("%s is told and costs no more than it must", (_, text, codes) => {
    const result = loadToml(text);
    expect(codesOf(result).sort()).toEqual(codes);
    expectSound(result, text);
  });
});

test("keys of objects never reach a prototype", () => {
  loadToml(
    `${thing}__proto__ = { polluted = 1 }\n\n[[__proto__]]\npolluted = 1\n\n[constructor.prototype]\npolluted = 1`,
  );
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test("Windows line ends do not shift places", () => {
  const { diagnostics } = loadToml(`${thing}base_pric = 1\n`.replaceAll("\n", "\r\n"));
  expect(diagnostics.find(({ mod }) => mod === "mymod")).toMatchObject({ code: "unknown_field", line: 4, column: 1 });
});

test("5,000 nested lists are an error of the file, not of the game", () => {
  const text = `deep = ${"[".repeat(5_000)}${"]".repeat(5_000)}`;
  const result = loadToml(text);
  expect(codesOf(result)).toEqual(["syntax_error"]);
  expectSound(result, text);
});

const parts = "a.".repeat(50_000);

test.each([
  ["a header", `${thing}\n[${parts}a]\nb = 1\n`, "unknown_table", 5, 2],
  ["a header with spaces", `${thing}\n[ ${"a . ".repeat(25_000)}a ]\n`, "unknown_table", 5, 3],
  ["a header within an entry", `${thing}\n[items.${parts}a]\nb = 1\n`, "unknown_field", 5, 2],
  ["a key", `${thing}${parts}a = 1\n`, "unknown_field", 4, 1],
  ["a quoted key", `${thing}${'"a".'.repeat(25_000)}"a" = 1\n`, "unknown_field", 4, 1],
  ["a key in an inline table", `${thing}x = { y = 1, ${parts}a = 1 }\n`, "unknown_field", 4, 1],
  ["a field", `${thing}description.${parts}a = 1\n`, "wrong_type", 4, 1],
])("%s of very many parts is told at once, at its place", (_, text, code, line, column) => {
  const started = performance.now();
  const result = loadToml(text);
  expect(performance.now() - started).toBeLessThan(2_000);
  expect(codesOf(result)).toEqual([code]);
  expect(result.diagnostics.find(({ mod }) => mod === "mymod")).toMatchObject({ line, column });
});

test("long keys in nested inline tables are told at the first of them", () => {
  const text = `${thing}${"x.x.x.x = { ".repeat(900)}y = 1${" }".repeat(900)}\n`;
  expect(loadToml(text).diagnostics.filter(({ mod }) => mod === "mymod")).toMatchObject([{ line: 4, column: 1 }]);
});

test("900 nested lists where a number belongs are told at their beginning", () => {
  const result = loadToml(`${thing}base_price = ${"[".repeat(900)}${"]".repeat(900)}`);
  expect(result.diagnostics.find(({ mod }) => mod === "mymod")).toMatchObject({
    code: "wrong_type",
    line: 4,
    column: 14,
  });
});

test("a file of ten megabytes is read", () => {
  const comment = `# ${"x".repeat(1_000)}\n`;
  const text = comment.repeat(10_500) + thing;
  expect(text.length).toBeGreaterThan(10_000_000);
  const result = loadToml(text);
  expect(result.registries.items["mymod:thing"]?.name).toBe("Thing");
});

test("ten thousand mistakes in one file are told one by one within seconds", () => {
  const text = Array.from({ length: 10_000 }, (_, index) => `[[slots]]\nid = "s${index}"\nnam = "x"\n`).join("");
  const result = loadToml(text);
  expect(codesOf(result)).toHaveLength(20_000);
  expectSound(result, text);
});

test("a million mistakes in one entry come down to a few lines", () => {
  const action = '{ action = "damage", x = 1 },';
  const result = loadToml(`${thing}actions = [${action.repeat(1_000)}]`);
  expect(codesOf(result).length).toBeLessThanOrEqual(21);
  expect(codesOf(result)).toContain("more_problems");
});

test("a list that is far too long is told within seconds, and so are as many lost references as a file can hold", () => {
  const begun = performance.now();
  expect(codesOf(loadToml(`${thing}condition = [${'{ check = "x" },'.repeat(33_000)}]`))).toContain("wrong_length");
  const lost = Array.from({ length: 60_000 }, (_, index) => `[[items]]\nid = "i${index}"\nname = "I"\nslot = "no"\n`);
  expect(codesOf(loadToml(lost.join("")))).toHaveLength(60_000);
  expect(performance.now() - begun).toBeLessThan(20_000);
});

test("a chain of a thousand entries falls as a whole, link by link", () => {
  const links = Array.from({ length: 1_000 }, (_, index) => {
    const loot = index === 0 ? "core:nothing_there" : `npc_${index - 1}`;
    return index === 0
      ? `[[npcs]]\nid = "npc_0"\nname = "N"\nshop = "${loot}"\n`
      : `[[quests]]\nid = "npc_${index}"\nname = "N"\non = "quest_completed"\nwhen = { quest = "${loot}" }\n`;
  });
  const { registries, diagnostics } = loadToml(links.join("\n"));
  expect(Object.keys(registries.quests).filter((id) => id.startsWith("mymod:"))).toEqual([]);
  expect(diagnostics.filter(({ code, mod }) => mod === "mymod" && code === "lost_reference")).toHaveLength(998);
});

test("loot tables in a ring are told, each once", () => {
  const ring = Array.from({ length: 50 }, (_, index) => {
    const entries = `{ table = "t${(index + 1) % 50}" }, { table = "t${(index + 1) % 50}" }`;
    return `[[loot_tables]]\nid = "t${index}"\nrolls = "9999"\nentries = [${entries}]\n`;
  });
  const result = loadToml(ring.join("\n"));
  expect(codesOf(result).filter((code) => code === "loot_loop")).toHaveLength(50);
});

test("tables that would yield a billion things are loaded: the engine bounds what comes out", () => {
  const tables = Array.from({ length: 9 }, (_, index) => {
    const entry = index === 0 ? 'item = "core:gold", count = "9999"' : `table = "t${index - 1}"`;
    return `[[loot_tables]]\nid = "t${index}"\nrolls = "9999"\nentries = [{ ${entry} }]\n`;
  });
  expect(codesOf(loadToml(tables.join("\n"))).filter((code) => code !== "table_never_drawn")).toEqual([]);
});

const reference = referenceCore();
const texts = reference.files.map(({ text }) => text);
const junk = fc.constantFrom(
  "[",
  "]",
  "{",
  "}",
  '"',
  "'",
  "=",
  "\n",
  "#",
  ",",
  "-",
  "9",
  "nan",
  "1979-05-27",
  "\\u001b",
  "\u202e",
  "[[items]]",
  "id",
  "\u0000",
  ".",
  "__proto__",
);

// The reference content with pieces taken out, doubled or replaced by junk.
const mutated = fc
  .record({
    text: fc.constantFrom(...texts),
    edits: fc.array(fc.record({ at: fc.nat(10_000), length: fc.nat(12), put: junk }), { minLength: 1, maxLength: 6 }),
  })
  .map(({ text, edits }) =>
    edits.reduce((now, { at, length, put }) => {
      const from = at % (now.length + 1);
      return now.slice(0, from) + put + now.slice(from + length);
    }, text),
  );

test("mutated files are told with places inside them, and nothing is thrown", () => {
  fc.assert(
    fc.property(mutated, (text) => {
      expectSound(loadToml(text), text);
    }),
    { numRuns: Number(process.env.RUSTKEEP_FUZZ_RUNS ?? 150) },
  );
});

test("an entry that is dropped is told of", () => {
  fc.assert(
    fc.property(mutated, (text) => {
      const { registries, diagnostics } = loadWithCore({ mymod: { "example.toml": text } });
      const before = text.match(/^\[\[items\]\]/gm)?.length ?? 0;
      const after = Object.keys(registries.items).filter((id) => id.startsWith("mymod:")).length;
      const told = diagnostics.some(({ mod }) => mod === "mymod");
      expect(after >= before || told).toBe(true);
    }),
    { numRuns: Number(process.env.RUSTKEEP_FUZZ_RUNS ?? 100) },
  );
});
