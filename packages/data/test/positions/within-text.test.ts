import { expect, test } from "vitest";
import { locate } from "../../src/positions/locate.js";

/** The line and column of the third row's second character. */
function place(layout: string): string {
  const file = { name: "a.toml", text: `[[prefabs]]\nid = "a"\nlayout = ${layout}\nrotate = false\n` };
  const anchor = { path: ["prefabs", 0, "layout"], part: "value" as const, within: { line: 2, column: 1 } };
  const { line, column } = locate(file, anchor);
  return `${line}:${column}`;
}

test.each([
  ["that begin below the quotes", '"""\n###\n#.#\n###\n"""', "6:2"],
  ["that begin behind the quotes", '"""###\n#.#\n###"""', "5:2"],
  ["in single quotes", "'''\n###\n#.#\n###\n'''", "6:2"],
  ["with line breaks of Windows", '"""\r\n###\r\n#.#\r\n###\r\n"""', "6:2"],
  ["with a quote in them", '"""\n#"#\n#.#\n###\n"""', "6:2"],
])("a place is found in rows %s", (_, layout, expected) => {
  expect(place(layout)).toBe(expected);
});

test.each([
  ["of one line", '"###\\n#.#\\n###"'],
  ["with escapes", '"""\n###\\n#.#\n###\n"""'],
  ["that goes on behind a backslash", '"""\\\n###\n#.#\n###\n"""'],
])("in a text %s the text as a whole is the place", (_, layout) => {
  expect(place(layout)).toBe("3:10");
});
