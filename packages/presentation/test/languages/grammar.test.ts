import { describe, expect, it } from "vitest";
import { decline } from "../../src/languages/de/declension.js";
import { counted as countedInGerman, listed as listedInGerman, preposition } from "../../src/languages/de/grammar.js";
import { a, counted, the } from "../../src/languages/en/grammar.js";
import { bareNoun, type Noun } from "../../src/languages/noun.js";

function noun(name: string, said: Partial<Noun> = {}): Noun {
  return { ...bareNoun(name), ...said };
}

const SHARP = { name: "Sharp", stem: "scharf" };

describe("German names", () => {
  it.each([
    ["Eiserner Wächter", "der Eiserne Wächter", "den Eisernen Wächter", "dem Eisernen Wächter"],
    ["Riesenratte", "die Riesenratte", "die Riesenratte", "der Riesenratte"],
    ["Vogelfreie Schützin", "die Vogelfreie Schützin", "die Vogelfreie Schützin", "der Vogelfreien Schützin"],
    ["Strafendes Licht", "das Strafende Licht", "das Strafende Licht", "dem Strafenden Licht"],
    ["Bote", "der Bote", "den Boten", "dem Boten"],
    ["Knochenfürst", "der Knochenfürst", "den Knochenfürsten", "dem Knochenfürsten"],
    ["Klagender Geist", "der Klagende Geist", "den Klagenden Geist", "dem Klagenden Geist"],
    ["Untoter", "der Untote", "den Untoten", "dem Untoten"],
    ["Ring der Jagd", "der Ring der Jagd", "den Ring der Jagd", "dem Ring der Jagd"],
  ])("%s goes through the cases", (name, nominative, accusative, dative) => {
    const one = noun(name, { the: nominative });
    const cases = (["nom", "acc", "dat"] as const).map((kase) => decline(one, kase, "definite"));
    expect(cases).toEqual([nominative, accusative, dative]);
  });

  it("of which there are several take their plural articles and endings", () => {
    const boots = noun("Abgetragene Stiefel", { the: "die Abgetragenen Stiefel", plural: true });
    expect(decline(boots, "dat", "definite")).toBe("den Abgetragenen Stiefeln");
    expect(decline(boots, "nom", "indefinite")).toBe("Abgetragene Stiefel");
  });

  it("give forms that do not follow the rules, with any article", () => {
    const judge = noun("Herr Amtmann", { the: "der Herr Amtmann", acc: "den Herrn Amtmann", dat: "dem Herrn Amtmann" });
    expect(decline(judge, "acc", "definite")).toBe("den Herrn Amtmann");
    expect(decline(judge, "dat", "indefinite")).toBe("einem Herrn Amtmann");
  });

  it("are counted", () => {
    const potion = noun("Heiltrank", { the: "der Heiltrank", many: "Heiltränke" });
    const gold = noun("Gold", { the: "das Gold", many: "Gold" });
    const guard = noun("Wächter", { the: "der Wächter", many: "Wächter" });
    expect([
      countedInGerman(potion, 1, "acc"),
      countedInGerman(potion, 2, "acc"),
      countedInGerman(potion, 2, "dat"),
    ]).toEqual(["einen Heiltrank", "2 Heiltränke", "2 Heiltränken"]);
    expect([
      countedInGerman(gold, 59, "acc"),
      countedInGerman(gold, 1, "acc"),
      countedInGerman(gold, 5, "dat"),
    ]).toEqual(["59 Gold", "Gold", "5 Gold"]);
    expect([countedInGerman(guard, 1, "nom"), countedInGerman(guard, 3, "dat")]).toEqual(["ein Wächter", "3 Wächtern"]);
  });

  it("take affixes as adjectives, in whatever case they are", () => {
    const sword = noun("Eisenschwert", { the: "das Eisenschwert", many: "Eisenschwerter", adjectives: [SHARP] });
    expect(listedInGerman(sword)).toBe("Scharfes Eisenschwert");
    expect(decline(sword, "nom", "definite")).toBe("das Scharfe Eisenschwert");
    expect(countedInGerman(sword, 1, "dat")).toBe("einem Scharfen Eisenschwert");
    expect(countedInGerman(sword, 2, "nom")).toBe("2 Scharfe Eisenschwerter");
    const dark = { ...sword, adjectives: [{ name: "Dark", stem: "dunkel" }] };
    expect(listedInGerman(dark)).toBe("Dunkles Eisenschwert");
  });

  it("that say nothing of their gender stay as they are, with affixes behind them", () => {
    const pistol = noun("Laser pistol", { adjectives: [SHARP] });
    expect(decline(pistol, "acc", "definite")).toBe("Laser pistol (scharf)");
    expect(countedInGerman(noun("Laser pistol"), 2, "acc")).toBe("Laser pistol ×2");
  });

  it("run together with prepositions", () => {
    expect(preposition("von", "dem Geist")).toBe("vom Geist");
    expect(preposition("an", "der Vergiftung")).toBe("an der Vergiftung");
    expect(preposition("zu", "der Rostfaust")).toBe("zur Rostfaust");
  });
});

describe("English names", () => {
  it.each([
    [noun("Giant rat"), "the giant rat", "a giant rat"],
    [noun("USB drone"), "the USB drone", "a USB drone"],
    [noun("USB drone", { the: "the USB drone" }), "the USB drone", "a USB drone"],
    [noun("NPC"), "the NPC", "an NPC"],
    [noun("Old Marrow"), "Old Marrow", "Old Marrow"],
    [noun("Grinner", { the: "Grinner" }), "Grinner", "Grinner"],
    [noun("The rats", { the: "the rats", plural: true }), "the rats", "rats"],
    [noun("Iron sword"), "the iron sword", "an iron sword"],
    [noun("Unicorn horn"), "the unicorn horn", "a unicorn horn"],
    [noun("Gold", { many: "gold" }), "the gold", "gold"],
  ])("%o have their articles", (one, definite, indefinite) => {
    expect([the(one), a(one)]).toEqual([definite, indefinite]);
  });

  it("are counted", () => {
    expect(["Flask of oil", "Fox", "Berry", "Torch"].map((name) => counted(noun(name), 2))).toEqual([
      "2 flasks of oil",
      "2 foxes",
      "2 berries",
      "2 torches",
    ]);
    expect(counted(noun("Knife", { many: "knives" }), 3)).toBe("3 knives");
    expect(counted(noun("Dagger", { adjectives: [SHARP] }), 2)).toBe("2 sharp daggers");
  });
});
