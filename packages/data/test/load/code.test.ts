import { expect, test } from "vitest";
import { codesOf, loadToml, loadWithCore } from "../support/load-texts.js";

const script = (code: string) => `[[scripts]]\nid = "s"\ncode = '''${code}'''`;
const formula = (code: string) =>
  `[[items]]\nid = "i"\nname = "I"\nactions = [{ action = "give_exp", amount = ${JSON.stringify(code)} }]`;

test("ids in code get their namespace; words and full ids stay", () => {
  const result = loadToml(
    `${script(`
has_tag("self", 'elf') && has_item("core:gold") > 0 && attribute('self', "level") > 1
  ? [{"action": "give_item", "item": 'nut', "affixes": ["core:sharp"]}] : []`)}\n${formula("has_item('nut')")}
[[items]]\nid = "nut"\nname = "Nut"\n[[affixes]]\nid = "sharp"\noverrides = "core:sharp"\nname = "Sharp"`,
  );
  const { registries } = result;
  expect(codesOf(result)).not.toContain("bad_code");
  expect(
    registries.scripts["mymod:s"]?.code,
  ).toBe(`has_tag("self", 'mymod:elf') && has_item("core:gold") > 0 && attribute("self", "level") > 1
  ? [{"action": "give_item", "item": 'mymod:nut', "affixes": ["core:sharp"]}] : []`);
  expect(registries.items["mymod:i"]?.actions).toMatchObject([{ amount: "has_item('mymod:nut')" }]);
});

test("a script is an entry like any other: complete, named by its full id, overridden and translated", () => {
  const { registries, diagnostics } = loadWithCore(
    {
      first: { "a.toml": script('[{"action": "flee"}]') },
      second: {
        "a.toml": `[[scripts]]\nid = "mine"\noverrides = "first:s"\ncode = "[]"\ndescription = "Nothing at all."`,
        "locale/de.toml": '[scripts."first:s"]\ndescription = "Gar nichts."',
      },
    },
    { lang: "de" },
  );
  expect(diagnostics.filter(({ mod }) => mod !== "core")).toEqual([]);
  expect(registries.scripts["first:s"]).toEqual({
    id: "first:s",
    overrides: "first:s",
    code: "[]",
    description: "Gar nichts.",
  });
});

test.each([
  ["1 +", "unexpected end", "a value is missing"],
  ["attribute('self', 'strenght')", "unknown attribute strenght", "did you mean strength?"],
  ["1 < 2 and true ? 1 : 2", "unexpected and", 'write && for "and"'],
  ["health(self)", "unknown name self", 'put it in quotes: "self"'],
  ["1 < floor() < 3 ? 1 : 2", "write a < b && b < c", undefined],
  [
    "sum(enemies().map(e, sum(enemies().map(f, 1))))",
    "this may take 32,321 steps (at most 10,000): two nested lists of enemies",
    undefined,
  ],
  ["rand()", "rand is for scripts alone", undefined],
  ["'\u001b[2J' == 'x' ? 1 : 2", "these are never equal", '"\\u{1b}[2J" against "x"'],
])("of %s it says what is wrong, and how to mend it", (code, message, hint) => {
  const { diagnostics, registries } = loadToml(formula(code));
  const found = diagnostics.find(({ code }) => code === "bad_code");
  expect([found?.message, found?.hint]).toEqual([message, hint]);
  expect(registries.items["mymod:i"]).toBeUndefined();
});

test("{action: …} in a script says to put it in quotes", () => {
  const { diagnostics } = loadToml(script("[{action: 1}]"));
  expect(diagnostics.filter(({ mod }) => mod === "mymod").map(({ message }) => message)).toEqual([
    'put it in quotes: "action"',
  ]);
});

test("a fault in code hides no other fault of its entry, and none hides it", () => {
  const { diagnostics } = loadToml(`${formula("1 +")}\nbase_price = -1\ncolour = "red"`);
  const codes = diagnostics.filter(({ mod }) => mod === "mymod").map(({ code }) => code);
  expect(codes.sort()).toEqual(["bad_code", "out_of_range", "unknown_field"]);
});

test("an id of another mod is suggested for a bare one", () => {
  const { diagnostics } = loadToml(formula("has_item('gold')"));
  expect(diagnostics.find(({ code }) => code === "unknown_reference")).toMatchObject({
    message: expect.stringContaining("mymod:gold in items"),
    hint: "did you mean core:gold?",
  });
});

test("a quest that only a script starts is started; one that code asks about is not", () => {
  const quest = '\n[[quests]]\nid = "q"\nname = "Q"\non = "turn_started"';
  expect(codesOf(loadToml(`${script('[{"action": "start_quest", "quest": "q"}]')}${quest}`))).not.toContain(
    "quest_never_started",
  );
  expect(codesOf(loadToml(`${formula("quest('q', 'done') ? 1 : 2")}${quest}`))).toContain("quest_never_started");
});

test("a tag that only code looks for is used", () => {
  const tagged = `\n[[options]]\nid = "o"\nname = "O"\ncategory = "core:class"\ntags = ["odd"]`;
  expect(codesOf(loadToml(`${formula("has_tag('self', 'odd') ? 1 : 2")}${tagged}`))).not.toContain("tag_never_used");
  expect(codesOf(loadToml(`${formula("1")}${tagged}`))).toContain("tag_never_used");
});

test("an inspection finds ids in code, at their places", () => {
  const { inspection } = loadToml(
    `${script(`
has_item("core:gold") + has_item('core:gold') > 1 ? [] : []`)}`,
  );
  const places = inspection.references("items", "core:gold").filter(({ mod }) => mod === "mymod");
  expect(places.map(({ line, column, field }) => [line, column, field])).toEqual([
    [4, 10, "code"],
    [4, 34, "code"],
  ]);
});

test("numbers stay numbers, and code may be a text of one line or of several, with Windows line ends", () => {
  const { registries, diagnostics } = loadToml(
    '[[items]]\r\nid = "i"\r\nname = "I"\r\nactions = [\r\n  { action = "give_exp", amount = 5 },\r\n  { action = "give_exp", amount = """\r\n  floor() + // comment\r\n  2""" },\r\n]',
  );
  expect(diagnostics.filter(({ mod }) => mod === "mymod")).toEqual([]);
  const [first, second] = registries.items["mymod:i"]?.actions ?? [];
  expect(first).toMatchObject({ amount: 5 });
  expect(second).toMatchObject({ amount: expect.stringContaining("floor() + // comment") });
});

test("a patch brings code with ids of its own mod, and faults in it are told in the patch", () => {
  const thing = `[[items]]\nid = "i"\nname = "I"\nactions = [{ action = "give_exp", amount = "has_item('nut')" }, { action = "damage", damage_type = "ice", amount = 4 }]`;
  const nut = '[[items]]\nid = "nut"\nname = "Nut"';
  const patch = (more: string) =>
    `${nut}\n[[patch.items]]\ntarget = "first:i"\nchange = { actions = [{ where = { action = "damage" }, ${more} }] }`;
  const load = (more: string) =>
    loadWithCore({ first: { "a.toml": `${thing}\n${nut}` }, second: { "a.toml": patch(more) } });
  const changed = load(`set = { amount = "1 + has_item('nut')" }`);
  expect(changed.diagnostics.filter(({ mod, severity }) => mod !== "core" && severity !== "notice")).toEqual([]);
  expect(changed.registries.items["first:i"]?.actions).toMatchObject([
    { amount: "has_item('first:nut')" },
    { amount: "1 + has_item('second:nut')" },
  ]);
  expect(load("multiply = { amount = 2.5 }").registries.items["first:i"]?.actions[1]).toMatchObject({ amount: 10 });
  const faulty = load(`set = { amount = "1 + event.damage" }`);
  expect(faulty.diagnostics.find(({ code }) => code === "bad_code")).toMatchObject({
    mod: "second",
    line: 6,
    column: 84,
  });
  expect(faulty.registries.items["first:i"]?.actions[1]).toMatchObject({ amount: 4 });
});

test.each([
  ["slot = 5", "wrong_type"],
  ["modifiers = 5", "wrong_type"],
  ["modifiers = [5]", "wrong_type"],
  ["actions = 5", "wrong_type"],
  ["actions = [5]", "wrong_type"],
  ['actions = [{ action = "give_exp", amount = true }]', "wrong_type"],
  ['actions = [{ action = "give_exp", amount = "1 +" }]', "bad_code"],
  ['actions = [{ action = "give_exp", amount = "event.damage" }]', "bad_code"],
])("a patch that sets %s is refused, and the item stays as it was", (set, code) => {
  const item = '[[items]]\nid = "i"\nname = "I"\nactions = [{ action = "give_exp", amount = 4 }]';
  const patch = `[[patch.items]]\ntarget = "first:i"\nset = { ${set} }`;
  const { diagnostics, registries } = loadWithCore({ first: { "a.toml": item }, second: { "a.toml": patch } });
  expect(diagnostics.filter(({ mod }) => mod === "second").map((found) => [found.code, found.line])).toEqual([
    [code, 3],
  ]);
  expect(registries.items["first:i"]?.actions).toMatchObject([{ action: "give_exp", amount: 4 }]);
});
