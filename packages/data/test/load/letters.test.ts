import { expect, test } from "vitest";
import { loadToml } from "../support/load-texts.js";

const den = (fields: string, row = "#R.T#") =>
  `[[prefabs]]\nid = "den"\ntags = ["core:normal"]\n${fields}\nlayout = """\n##+##\n${row}\n#####\n"""\n`;

function load(text: string) {
  const { registries, diagnostics } = loadToml(text);
  return { den: registries.prefabs["mymod:den"], found: diagnostics.filter(({ mod }) => mod === "mymod") };
}

test("letters of a layout stand for one id or several, of which bare ones are the mod's own", () => {
  const king = '[[creatures]]\nid = "king"\nname = "King"\nai = [{ ability = "core:attack" }]\n';
  const { den: prefab, found } = load(
    king + den('marks = { R = ["king", "core:rat"] }\nloot_marks = { T = "core:floor_1_table" }'),
  );
  expect(found).toEqual([]);
  expect(prefab).toMatchObject({
    marks: { R: ["mymod:king", "core:rat"] },
    npc_marks: {},
    loot_marks: { T: ["core:floor_1_table"] },
  });
});

test("an unknown one of several is left out of its list, and told at its place", () => {
  const { den: prefab, found } = load(den('marks = { R = ["core:rta", "core:rat"], T = "core:rat" }'));
  expect(prefab?.marks).toEqual({ R: ["core:rat"], T: ["core:rat"] });
  expect(found).toMatchObject([{ code: "unknown_reference", line: 4, column: 16 }]);
});

test("an unknown one that stands alone is told at its place, and nobody stands there", () => {
  const { den: prefab, found } = load(den('marks = { R = "core:rta" }', "#R..#"));
  expect(prefab?.marks).toEqual({ R: [] });
  expect(found).toMatchObject([{ code: "unknown_reference", line: 4, column: 11 }]);
});

test.each([
  ["marks = 3", "wrong_type"],
  ["marks = 1979-05-27", "wrong_type"],
  ["marks = { R = 3 }", "wrong_type"],
  ['marks = { R = ["core:rat", 3] }', "wrong_type"],
  ['marks = { R = "Rat" }', "bad_id"],
  ['marks = { RR = "core:rat" }', "wrong_letter"],
  ['marks = { "__proto__" = "core:rat" }', "wrong_letter"],
  ['marks = { R = "core:rat" }\nnpc_marks = { R = "core:blacksmith" }', "letter_twice"],
])("%s costs the prefab", (fields, code) => {
  const { den: prefab, found } = load(den(fields));
  expect(prefab).toBeUndefined();
  expect(found.map((finding) => finding.code)).toContain(code);
  expect(found.every(({ line }) => line !== undefined)).toBe(true);
});

test("more places for enemies than there may be are counted over all their letters", () => {
  const rows = Array.from({ length: 4 }, () => `#${"e".repeat(5)}${"R".repeat(4)}.#`).join("\n");
  const { found } = load(
    `[[prefabs]]\nid = "den"\ntags = ["core:normal"]\nmarks = { R = "core:rat" }\nlayout = """\n##########+#\n${rows}\n############\n"""\n`,
  );
  expect(found).toMatchObject([{ code: "layout_marks", message: expect.stringContaining("36 marks e, R") }]);
});

const patched = (patch: string) =>
  load(`${den('marks = { R = "core:rat", T = "core:rat" }')}\n[[patch.prefabs]]\ntarget = "den"\n${patch}\n`);

test("patches change what single letters stand for", () => {
  expect(patched('set = { marks = { R = "core:ghoul" } }').den?.marks).toEqual({ R: ["core:ghoul"], T: ["core:rat"] });
  expect(patched('append = { marks = { R = ["core:ghoul"] } }').den?.marks.R).toEqual(["core:rat", "core:ghoul"]);
  expect(patched('remove = { marks = { R = ["core:rat"] } }').den?.marks.R).toEqual([]);
  expect(patched('set = { marks = { R = "core:gohul" } }').found).toMatchObject([{ code: "unknown_reference" }]);
});

test("patches find prefabs by what their letters stand for", () => {
  const where = (marks: string) =>
    load(`${den('marks = { R = "core:rat", T = "core:rat" }')}
[[patch.prefabs]]
where = { marks = ${marks} }
set = { rotate = false }
`);
  expect(where('{ R = "core:rat" }').den?.rotate).toBe(false);
  expect(where('{ R = "core:ghoul" }').den?.rotate).toBe(true);
});
