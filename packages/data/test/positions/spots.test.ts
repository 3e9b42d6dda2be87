import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { parse, stringify } from "smol-toml";
import { type AST, parseTOML } from "toml-eslint-parser";
import { expect, test } from "vitest";
import { locate } from "../../src/positions/locate.js";
import type { Path } from "../../src/positions/path.js";
import { sections } from "../../src/positions/sections.js";
import { type Spots, scanSection, spotKey } from "../../src/positions/spots.js";
import { brokenModsDir } from "../support/broken-mods.js";
import { referenceCoreDir } from "../support/load-texts.js";

// The places of all values as a full parser sees them.
function parsedSpots(text: string): Spots {
  const spots: Spots = new Map();
  const note = (path: Path, key: number | undefined, value: number) => {
    if (!spots.has(spotKey(path))) spots.set(spotKey(path), { key, value });
  };
  const readValue = (path: Path, value: AST.TOMLContentNode): void => {
    if (value.type === "TOMLInlineTable") for (const pair of value.body) readPair(path, pair);
    if (value.type !== "TOMLArray") return;
    for (const [index, element] of value.elements.entries()) {
      note([...path, index], undefined, element.range[0]);
      readValue([...path, index], element);
    }
  };
  const readPair = (base: Path, { key, value }: AST.TOMLKeyValue): void => {
    let path = base;
    for (const part of key.keys) {
      path = [...path, part.type === "TOMLBare" ? part.name : part.value];
      note(path, part.range[0], part === key.keys.at(-1) ? value.range[0] : part.range[0]);
    }
    readValue(path, value);
  };
  for (const node of parseTOML(text, { tomlVersion: "1.1.0" }).body[0].body) {
    if (node.type === "TOMLTable") {
      const { resolvedKey, key, range, body } = node;
      for (let length = 1; length <= resolvedKey.length; length += 1)
        note(resolvedKey.slice(0, length), key.range[0], range[0]);
      for (const pair of body) readPair(resolvedKey, pair);
    } else readPair([], node);
  }
  return spots;
}

function scannedSpots(text: string): Spots {
  const spots: Spots = new Map();
  for (const section of sections(text)) scanSection(spots, text, section);
  return spots;
}

function sorted(spots: Spots) {
  return [...spots].sort(([one], [other]) => (one < other ? -1 : 1));
}

function filesBelow(dir: string): string[] {
  return readdirSync(dir).flatMap((name) => {
    const path = join(dir, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

function validToml(text: string): boolean {
  try {
    parse(text);
    parseTOML(text, { tomlVersion: "1.1.0" });
    return true;
  } catch {
    return false;
  }
}

test("values are found where a full parser finds them, in every fixture", () => {
  const files = [referenceCoreDir, brokenModsDir].flatMap(filesBelow).filter((file) => file.endsWith(".toml"));
  const texts = files.map((file) => readFileSync(file, "utf8").replace(/^\ufeff/, "")).filter(validToml);
  expect(texts.length).toBeGreaterThan(100);
  for (const text of texts) expect(sorted(scannedSpots(text))).toEqual(sorted(parsedSpots(text)));
});

const odd = `# [[items]]
top = { a.b = 1, "quoted key" = [1, [2, 3,], { c = 4 }], 'd' = """
[[items]] """" } # end
dates = [1979-05-27 07:32:00, 1979-05-27T07:32:00Z, 07:32:00]
numbers = [+1, -0.5e3, 0xff, inf, 1_000]

[[items]] # [not.this]
id = "one\\"]"
[items.base] # base
x = '[[items]]'
[[items.modifiers]]
attribute = '''
]]'''
[[ items . "modifiers" ]]
attribute = "\\u005b"
[other]
[[items]]
multi = [
  # ] comment
  "a", # another
  { b = 1,
    c = 2, },
]
`;

test("strings, comments, dates and odd keys do not mislead the scanner", () => {
  expect(validToml(odd)).toBe(true);
  expect(sorted(scannedSpots(odd))).toEqual(sorted(parsedSpots(odd)));
});

test("carriage returns count as characters of their line", () => {
  const file = { name: "a.toml", text: "[[items]]\r\nid = 'a'\r\n\r\n  name = 'b'\r\n" };
  expect(locate(file, { path: ["items", 0, "name"], part: "value" })).toEqual({ line: 4, column: 10 });
});

const key = fc.oneof(
  fc.stringMatching(/^[a-z]{1,3}$/),
  fc.string({ maxLength: 4 }).filter((text) => !/["\\\p{C}]/u.test(text)),
);
const value = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    fc.integer(),
    fc.string({ maxLength: 8 }),
    fc.boolean(),
    tie("list"),
    tie("table"),
  ),
  list: fc.array(tie("value"), { maxLength: 3 }),
  table: fc.dictionary(key, tie("value"), { maxKeys: 3 }),
})).table;

test("values are found where a full parser finds them, in any document", () => {
  fc.assert(
    fc.property(value, (table) => {
      const text = stringify(table);
      expect(sorted(scannedSpots(text))).toEqual(sorted(parsedSpots(text)));
    }),
    { numRuns: 300 },
  );
});

test("no text holds the scanner up or makes it throw", () => {
  const piece = fc.constantFrom(
    "[",
    "]",
    "{",
    "}",
    "=",
    '"',
    "'",
    '"""',
    "'''",
    "#",
    "\n",
    ".",
    ",",
    "a",
    " ",
    "\\",
    "1",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const file = { name: "a.toml", text: pieces.join("") };
      expect(locate(file, { path: ["a", 0, "a"], part: "value" }).line).toBeGreaterThan(0);
    }),
    { numRuns: 2_000 },
  );
});
