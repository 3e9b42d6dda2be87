import { expect, test } from "vitest";
import { readCondition, withFullIds, writtenPlace } from "../../src/content/formula/index.js";
import { sound } from "./support/run.js";

const EVENT = ["item", "damage_type"] as const;

function loaded(code: string): string {
  return withFullIds(sound(readCondition(code, EVENT)), ({ id }) => (id.includes(":") ? id : `mine:${id}`));
}

test.each([
  ["has_item('key') > 0", ["items key"]],
  ["worn(event.item)", []],
  ["has_tag('self', in_combat() ? 'a' : \"b:c\")", ["tags a", "tags b:c"]],
  ["['x', 'y'].exists(m, has_modifier('self', m))", ["modifiers x", "modifiers y"]],
  ["['x'].filter(m, m != 'x').exists(m, has_modifier('self', m))", ["modifiers x", "modifiers x"]],
  [
    "(['x'] + ['y']).exists(m, m in ['x', 'z'] && has_modifier('self', m))",
    ["modifiers x", "modifiers y", "modifiers x", "modifiers z"],
  ],
  ["event.item == 'key'", ["items key"]],
  ["event.item in ['key', 'core:gold']", ["items key", "items core:gold"]],
  ["[event.item, 'key'].exists(i, i == 'gold')", ["items key", "items gold"]],
  ["quest('rats', 'done') && flag('rung') > 0", ["quests rats", "flags rung"]],
  ["['x'].exists(x, has_tag('self', x) && has_item(x) > 0)", ["tags x", "items x"]],
  ["event.damage_type == 'fire'", []],
])("%s names its ids", (code, ids) => {
  expect(sound(readCondition(code, EVENT)).references.map(({ registry, id }) => `${registry} ${id}`)).toEqual(ids);
});

test("a reference knows its place, quotes included", () => {
  const code = "1 < 2 && worn( 'key')";
  const [reference] = sound(readCondition(code, [])).references;
  expect(code.slice(reference?.offset, (reference?.offset ?? 0) + (reference?.length ?? 0))).toBe("'key'");
});

test("ids become full, words stay, and what was added can be told from what was written", () => {
  expect(loaded("has_item(\"key\") > 0 && has_item('core:gold') > 0 && health('self') > 1")).toBe(
    'has_item(\'mine:key\') > 0 && has_item("core:gold") > 0 && health("self") > 1',
  );
});

test("code with full ids is the same code", () => {
  const full = loaded("['a', 'core:b'].exists(t, has_tag('self', t)) // 'x'\n || 'a\"b' == 'a\"b'");
  expect(loaded(full)).toBe(full.replace("'mine:a'", '"mine:a"'));
  expect(full).toContain("// 'x'\n || 'a\"b' == 'a\"b'");
});

test.each([
  ["has_item('key') > 1 / floor()", "/"],
  ["has_item('core:key') > 1 / floor()", "/"],
  ["has_item(\"a\") + has_item('b') + has_item('core:c')\n > has_item('d') + 1 / floor()", "/"],
  ["floor() / 2 > has_item('key')", "/"],
  ["// 'not:an_id' …\nhas_item('key') / 2 > 1", "/ 2"],
])("in %s a place is found as the author wrote it", (code, mark) => {
  const full = loaded(code);
  const lines = code.slice(0, code.indexOf(mark)).split("\n");
  expect(writtenPlace(full, full.indexOf(mark))).toEqual({
    line: lines.length,
    column: (lines.at(-1)?.length ?? 0) + 1,
  });
});
