import type { Message, Origin, Registries, RegistryName } from "@rustkeep/engine";
import { describe, expect, it } from "vitest";
import { LANGUAGES, textsOf } from "../../src/languages/texts.js";
import { messageSentence } from "../../src/sentences/message-sentence.js";
import { rejectionSentence } from "../../src/sentences/rejection-sentence.js";
import { MESSAGES, REJECTIONS } from "../fixtures/messages.js";
import { smallRegistries } from "../fixtures/small-mod.js";

const registries = smallRegistries();
const all = Object.values(MESSAGES).flat() as Message[];

describe.each(LANGUAGES)("sentences in %s", (language) => {
  const texts = textsOf(language);
  const tell = (message: Message) => messageSentence(message, { texts, registries, foes: ["core:rat", "core:rat"] });

  it("tell every kind of message", () => {
    expect(all.map((message) => `${message.kind}: ${tell(message)}`).join("\n")).toMatchSnapshot();
  });

  it("explain every refusal", () => {
    const told = Object.values(REJECTIONS).map(
      (reason) => `${reason.code}: ${rejectionSentence(reason, texts, registries)}`,
    );
    expect(told.join("\n")).toMatchSnapshot();
  });

  it("end like sentences and hold no leftovers of code", () => {
    const told = [
      ...all.map(tell),
      ...Object.values(REJECTIONS).map((reason) => rejectionSentence(reason, texts, registries)),
    ];
    expect(told.filter((text) => !/[.!?”“]$/.test(text))).toEqual([]);
    expect(told.filter((text) => /undefined|NaN|\[object|core:(?!nonsense)/.test(text))).toEqual([]);
  });
});

describe("a sentence", () => {
  const texts = textsOf("en");

  it("numbers enemies only where several are of one kind", () => {
    const died: Message = {
      kind: "died",
      turn: 1,
      target: { who: "enemy", def: "core:rat", index: 1 },
      killer: { who: "hero" },
    };
    const tell = (foes: string[]) => messageSentence(died, { texts, registries, foes });
    expect(tell(["core:rat", "core:rat"])).toBe("Giant rat 2 dies.");
    expect(tell(["core:imp", "core:rat"])).toBe("The giant rat dies.");
  });

  it("names people and floors as what brought something about, and leaves out rooms, which have no name", () => {
    const healed = (registry: RegistryName, id: string) => {
      const by = { registry, id };
      const message: Message = { kind: "health_changed", turn: 1, target: { who: "hero" }, amount: 5, by };
      return messageSentence(message, { texts, registries, foes: [] });
    };
    expect(healed("npcs", "core:smith")).toBe("You regain 5 health (Borin).");
    expect(healed("floors", "core:first")).toBe("You regain 5 health (The Cellar).");
    expect(healed("prefabs", "core:den")).toBe("You regain 5 health.");
  });

  it("tells apart what goes by the same id in two registries", () => {
    const twice = structuredClone(registries) as { -readonly [R in keyof Registries]: Registries[R] };
    const [blessing, curse] = [registries.modifiers["core:poisoned"], registries.options["core:fighter"]];
    if (blessing === undefined || curse === undefined) throw new Error("the small mod has changed");
    twice.modifiers = { "core:cursed": { ...blessing, name: "Blessing of spring" } };
    twice.options = { "core:cursed": { ...curse, name: "Cursed" } };
    const by: Origin = { registry: "options", id: "core:cursed" };
    const lost: Message = { kind: "health_changed", turn: 1, target: { who: "hero" }, amount: -1, by };
    expect(messageSentence(lost, { texts, registries: twice, foes: [] })).toBe("You lose 1 health (Cursed).");
  });

  it("tells the condition that failed, of the ability or the item that asks for it", () => {
    const twice = structuredClone(registries);
    const [strike, potion] = [twice.abilities["core:strike"], twice.items["core:potion"]];
    if (strike === undefined || potion === undefined) throw new Error("the small mod has changed");
    const asks = (attribute: "strength" | "luck") =>
      ({ check: "attribute", who: "self", attribute, at_least: 5, not: false }) as const;
    const registered: Registries = {
      ...twice,
      abilities: { "core:shared": { ...strike, name: "Charge", condition: [] } },
      items: { "core:shared": { ...potion, name: "Tonic", condition: [asks("strength"), asks("luck")] } },
    };
    const reason = { code: "condition_fails", of: { registry: "items", id: "core:shared" }, position: 1 } as const;
    expect(rejectionSentence(reason, texts, registered)).toMatch(/^Tonic: .*luck/);
  });

  it("has the articles and verb forms that names ask for", () => {
    const named = smallRegistries(`
[[creatures]]
id = "drone"
name = "USB drone"
the = "the USB drone"
ai = [{ ability = "attack" }]
[[creatures]]
id = "rats"
name = "The rats"
the = "the rats"
plural = true
ai = [{ ability = "attack" }]
`);
    const hero = { who: "hero" } as const;
    const enemy = (def: string) => ({ who: "enemy", def, index: 0 }) as const;
    const tell = (message: Message) => messageSentence(message, { texts, registries: named, foes: [] });
    const miss = { kind: "miss", turn: 1, ability: "core:attack", item: "" } as const;
    expect(tell({ ...miss, source: hero, target: enemy("core:drone") })).toBe("You miss the USB drone.");
    expect(tell({ ...miss, source: enemy("core:rats"), target: hero })).toBe("The rats miss you.");
    expect(tell({ kind: "died", turn: 1, target: enemy("core:rats"), killer: hero })).toBe("The rats die.");
  });

  it("shows the id of what is no longer loaded", () => {
    const died: Message = {
      kind: "died",
      turn: 1,
      target: { who: "enemy", def: "gone:wolf", index: 0 },
      killer: { who: "hero" },
    };
    expect(messageSentence(died, { texts, registries, foes: [] })).toBe("The gone:wolf dies.");
  });

  it("keeps escape sequences of a mod's names away from the terminal", () => {
    const evil = structuredClone(registries);
    const rat = evil.creatures["core:rat"];
    if (rat !== undefined) rat.name = "\u001b[31mRed\u001b]0;title\u0007 \u202erat\u0000";
    const died: Message = {
      kind: "died",
      turn: 1,
      target: { who: "enemy", def: "core:rat", index: 0 },
      killer: { who: "hero" },
    };
    expect(messageSentence(died, { texts, registries: evil, foes: [] })).toBe("The red rat dies.");
  });

  it("leaves articles away from proper names", () => {
    const named = structuredClone(registries);
    const rat = named.creatures["core:rat"];
    if (rat !== undefined) rat.name = "Old Marrow";
    const miss: Message = {
      kind: "miss",
      turn: 1,
      source: { who: "hero" },
      target: { who: "enemy", def: "core:rat", index: 0 },
      ability: "core:attack",
      item: "",
    };
    expect(messageSentence(miss, { texts, registries: named, foes: [] })).toBe("You miss Old Marrow.");
  });
});
