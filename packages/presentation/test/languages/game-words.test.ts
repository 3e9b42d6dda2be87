import { describe, expect, it } from "vitest";
import { bareNoun } from "../../src/languages/noun.js";
import type { Party } from "../../src/languages/party.js";
import { gameTexts, gameWordFaults, LANGUAGES, languageOfLocale, textsOf } from "../../src/languages/texts.js";

const RAT: Party = { kind: "enemy", noun: { ...bareNoun("rat géant"), the: "le rat géant" }, number: 0 };
const RATS: Party = { kind: "enemy", noun: { ...bareNoun("rats"), the: "les rats", plural: true }, number: 2 };
const HERO: Party = { kind: "hero" };

const FRENCH = {
  menu: { newRun: "Nouvelle partie" },
  vocabulary: { you: "vous", nobody: "personne", health: "Vie" },
  names: { listed: "{name} {adjectives}" },
  travel: { steps: "{steps} {steps, plural, one {pas} other {pas}}" },
  describe: { conditional: "{effect} ({conditions})" },
  combat: { intent: "{ability} : {numbers, blah}" },
  messages: {
    hit: "{source} {source_who, select, hero {frappez} many {frappent} other {frappe}} {target}{means_ability, select, other { avec {means_ability_the}}} : {amount} dégâts{critical, select, true { (critique)} other {}}.",
    waited: "Vous attendez, l’arme au {poing}.",
    combat_started: "Un combat commence : {enemies}.",
  },
  rejections: { cooling_down: "{name} : prêt dans {turns, plural, one {# tour} other {# tours}}." },
  nonsense: { here: "rien" },
};

const french = textsOf("fr", FRENCH);

describe("words that a mod brings for a language", () => {
  it("stand in place of English ones, which stay where there are none", () => {
    expect(french.language).toBe("fr");
    expect(french.menu.newRun).toBe("Nouvelle partie");
    expect(french.menu.settings).toBe("Settings");
    expect(french.rejections.no_such_target).toBe("There is no such enemy.");
  });

  it("choose by who somebody is, and begin a sentence with a capital", () => {
    const means = { ability: { ...bareNoun("Morsure"), the: "la morsure" }, item: undefined };
    const bite = { source: RAT, target: HERO, means, amount: "6", type: "slash", critical: true } as const;
    expect(french.messages.hit(bite)).toBe("Le rat géant frappe vous avec la morsure : 6 dégâts (critique).");
    expect(french.messages.hit({ ...bite, source: RATS, critical: false })).toBe(
      "Les rats 2 frappent vous avec la morsure : 6 dégâts.",
    );
    expect(french.messages.hit({ ...bite, source: HERO, target: { kind: "nobody" } })).toMatch(
      /^Vous frappez personne/,
    );
  });

  it("count by the language's own rules, and string lists together with its words", () => {
    expect(french.travel.steps({ steps: 1 })).toBe("1 pas");
    expect(french.describe.conditional({ effect: "+2", conditions: ["a", "b", "c"] })).toBe("+2 (a, b et c)");
    const enemies = [
      { noun: bareNoun("rat géant"), count: 2 },
      { noun: bareNoun("loup"), count: 1 },
    ];
    expect(french.messages.combat_started({ enemies })).toBe("Un combat commence : rat géant ×2 et loup.");
  });

  it("put adjectives where the language has them", () => {
    const dagger = { ...bareNoun("dague"), adjectives: [{ name: "enflammée", stem: "" }] };
    expect(french.names.listed(dagger)).toBe("dague enflammée");
  });

  it("are told where they cannot be used, and English stands in for them", () => {
    const faults = Object.fromEntries(gameWordFaults("fr", FRENCH).map(({ path, reason }) => [path.join("."), reason]));
    expect(faults).toEqual({
      "combat.intent": expect.stringContaining("argument type"),
      "nonsense.here": "the game has no such text",
      "rejections.cooling_down": "it holds #: name the number instead",
    });
    expect(french.rejections.cooling_down({ name: "Brace", turns: 2 })).toBe("Brace is ready in 2 turns.");
  });

  it.each([
    ["{foe} meurt.", "there is no {foe}, only {target}, {target_who}"],
    ["{target, select, hero {x}}", "missing other clause"],
    ["{target", "expect argument closing brace"],
    ["{target, date}", "it holds something else than placeholders, select and plural"],
    ["{target_who, select, other {{whom}}}", "there is no {whom}, only {target}, {target_who}"],
  ])("say what is wrong with %s", (died, reason) => {
    expect(gameWordFaults("fr", { messages: { died } })).toEqual([{ path: ["messages", "died"], reason }]);
    expect(textsOf("fr", { messages: { died } }).messages.died({ target: HERO })).toBe("You die.");
  });

  it("may be in a language that has no name, or mend those that are built in", () => {
    expect(textsOf("xx_abcd", { travel: { steps: "{steps} zub" } }).travel.steps({ steps: 3 })).toBe("3 zub");
    const german = textsOf("de_AT", { menu: { quit: "Servus" } });
    expect([german.menu.quit, german.menu.settings]).toEqual(["Servus", "Einstellungen"]);
    expect(textsOf("fr").menu.quit).toBe("Quit");
  });
});

describe("the texts for translators", () => {
  it("hold every text once, in English, with the placeholders that they may use", () => {
    const texts = gameTexts();
    expect(new Set(texts.map(({ path }) => path.join("."))).size).toBe(texts.length);
    expect(texts.filter(({ english }) => /undefined|NaN|\[object/.test(english) || english === "")).toEqual([]);
    expect(texts.find(({ path }) => path.join(".") === "messages.died")).toEqual({
      path: ["messages", "died"],
      english: "The {target} dies.",
      placeholders: ["target", "target_who"],
    });
  });

  it("can be given back as they are", () => {
    for (const { path, english, placeholders } of gameTexts()) {
      const words = path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), english.replaceAll("#", ""));
      const faults = gameWordFaults("fr", words as Record<string, unknown>);
      expect([path, placeholders.length > 0 ? faults : []]).toEqual([path, []]);
    }
  });
});

describe("the language of a locale", () => {
  it.each([
    ["fr_FR.UTF-8", "fr"],
    ["pt_BR.UTF-8", "pt_BR"],
    ["pt_PT", "pt_BR"],
    ["de_AT@euro", "de"],
    ["es_ES", "en"],
    [undefined, "en"],
  ])("%s is told in %s", (locale, language) => {
    expect(languageOfLocale(locale, [...LANGUAGES, "fr", "pt_BR"])).toBe(language);
  });
});
