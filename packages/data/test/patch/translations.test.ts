import { expect, test } from "vitest";
import { loadWithCore } from "../support/load-texts.js";

const lamp = '[[items]]\nid = "lamp"\nname = "Lamp"\ndescription = "It glows."\nslot = "core:hand"\n';
const german = '[items.lamp]\nname = "Lampe"\ndescription = "Sie leuchtet."';
const base = { "a.toml": lamp, "locale/de.toml": german };

function lampOf(mods: Record<string, Record<string, string>>) {
  return loadWithCore(mods, { lang: "de" }).registries.items["mymod:lamp"];
}

const override = (name: string) =>
  `[[items]]\nid = "x"\noverrides = "mymod:lamp"\nname = "${name}"\ndescription = "It glows."\nslot = "core:hand"\nbase_price = 7`;
const patch = (set: string) => `[[patch.items]]\ntarget = "mymod:lamp"\nset = { ${set} }`;

test("an override that does not change a text keeps its translation, and shows the text that it changes", () => {
  expect(lampOf({ mymod: base, other: { "a.toml": override("Lamp") } })).toMatchObject({
    name: "Lampe",
    description: "Sie leuchtet.",
    base_price: 7,
  });
  expect(lampOf({ mymod: base, other: { "a.toml": override("Torch") } })).toMatchObject({
    name: "Torch",
    description: "Sie leuchtet.",
  });
});

test("a patch that does not change a text keeps its translation, and shows the text that it changes", () => {
  expect(lampOf({ mymod: base, other: { "a.toml": patch("base_price = 7") } })?.name).toBe("Lampe");
  expect(lampOf({ mymod: base, other: { "a.toml": patch('name = "Torch"') } })).toMatchObject({
    name: "Torch",
    description: "Sie leuchtet.",
  });
});

test("a mod that patches a text translates its own", () => {
  const other = { "a.toml": patch('name = "Torch"'), "locale/de.toml": '[items."mymod:lamp"]\nname = "Fackel"' };
  expect(lampOf({ mymod: base, other })?.name).toBe("Fackel");
});

test("a translation is of the text as it was in the place of its mod in the load order", () => {
  const two = { "a.toml": patch('name = "Torch"') };
  const words = { "locale/de.toml": '[items."mymod:lamp"]\nname = "Fackel"' };
  expect(lampOf({ mymod: base, two, words })?.name).toBe("Fackel");
  expect(lampOf({ mymod: base, two, words, later: { "a.toml": patch('name = "Beacon"') } })?.name).toBe("Beacon");
  expect(lampOf({ mymod: base, words, later: { "a.toml": override("Lamp") } })?.name).toBe("Fackel");
});

test("what a dialog says keeps its translation where it is the same", () => {
  const porter = '[[npcs]]\nid = "porter"\nname = "Porter"\noptions = [{ text = "Hello." }, { text = "Bye." }]\n';
  const { registries } = loadWithCore(
    {
      mymod: { "a.toml": porter, "locale/de.toml": '[npcs.porter]\noptions = ["Hallo.", "Tschüss."]' },
      other: {
        "a.toml":
          '[[patch.npcs]]\ntarget = "mymod:porter"\nchange = { options = [{ where = { text = "Bye." }, set = { text = "Farewell." } }] }',
      },
    },
    { lang: "de" },
  );
  expect(registries.npcs["mymod:porter"]?.options.map(({ text }) => text)).toEqual(["Hallo.", "Farewell."]);
});
