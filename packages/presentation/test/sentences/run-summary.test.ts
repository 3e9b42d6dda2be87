import type { Cause, Game } from "@rustkeep/engine";
import { describe, expect, it } from "vitest";
import { textsOf } from "../../src/languages/texts.js";
import type { LogEntry } from "../../src/sentences/run-log.js";
import { causeOfDeath, runSummary, setupProblemSentence } from "../../src/sentences/run-summary.js";
import { tellLog } from "../../src/sentences/tell-log.js";
import { smallGame, smallRegistries } from "../fixtures/small-mod.js";

const registries = smallRegistries();
const texts = textsOf("en");

function deadBy(cause: Partial<Cause>): Game {
  const game = smallGame(registries);
  game.over = "died";
  game.cause = { creature: "", by: { registry: "", id: "" }, damage_type: "", ...cause };
  return game;
}

describe("a cause of death", () => {
  const attack = { registry: "abilities", id: "core:attack" } as const;
  const poisoned = { registry: "modifiers", id: "core:poisoned" } as const;
  const rat = { registry: "creatures", id: "core:rat" } as const;
  const potion = { registry: "items", id: "core:potion" } as const;

  it.each([
    [{ creature: "core:rat", by: attack, damage_type: "slash" }, "Slain by a giant rat."],
    [{ creature: "core:rat", by: poisoned, damage_type: "poison" }, "Slain by a giant rat (poisoning)."],
    [{ creature: "core:rat", by: rat, damage_type: "fire" }, "Slain by a giant rat."],
    [{ by: poisoned, damage_type: "poison" }, "Died of poisoning."],
    [{ by: potion, damage_type: "fire" }, "Burned to death."],
    [{ by: potion }, "Died of healing potion."],
    [{ damage_type: "fire" }, "Burned to death."],
    [{}, "Died of an unknown cause."],
  ] as const)("%o is told", (cause, told) => {
    expect(causeOfDeath(deadBy(cause), texts, registries)).toBe(told);
  });

  it("is not told of the living", () => {
    expect(causeOfDeath(smallGame(registries), texts, registries)).toBe("");
  });
});

describe("the summary of a run", () => {
  it("tells the hero, the outcome, the figures and the seed that --seed takes", () => {
    const lines = runSummary(deadBy({ creature: "core:rat" }), texts, registries).map(
      (line) => `${line.label}: ${line.value}`,
    );
    expect(lines).toContain("Hero: Ada");
    expect(lines).toContain("Origin: Fighter");
    expect(lines).toContain("Cause of death: Slain by a giant rat.");
    expect(lines).toContain("Gold: 50");
    expect(lines).toContain("Seed: 1");
  });
});

describe("problems of a setup", () => {
  it("are told as sentences", () => {
    const tell = (problem: Parameters<typeof setupProblemSentence>[0]) =>
      setupProblemSentence(problem, texts, registries);
    expect(tell({ code: "wrong_pick", category: "core:class", needed: 1, chosen: 2 })).toBe("Class: choose 1, not 2.");
    expect(tell({ code: "floor_failed", floor: "core:first", reason: "no_stairs" })).toBe(
      "Floor The Cellar could not be made: it has no stairs.",
    );
  });
});

describe("the log", () => {
  const hero = { who: "hero" } as const;
  const rat = { who: "enemy", def: "core:rat", index: 0 } as const;
  const tell = (messages: LogEntry["message"][]) =>
    tellLog(
      messages.map((message) => ({ message, foes: ["core:rat"] })),
      texts,
      registries,
    ).map((told) => told.text);

  it("leaves out that an ability is used where its hit names it", () => {
    expect(
      tell([
        { kind: "ability_used", turn: 1, source: rat, ability: "core:strike" },
        { kind: "miss", turn: 1, source: rat, target: hero, ability: "core:strike", item: "" },
        { kind: "ability_used", turn: 1, source: hero, ability: "core:attack" },
      ]),
    ).toEqual(["The giant rat misses you with power strike."]);
  });

  it("tells the use of an ability that hits nobody", () => {
    expect(tell([{ kind: "ability_used", turn: 1, source: rat, ability: "core:strike" }])).toEqual([
      "The giant rat uses power strike.",
    ]);
  });

  it("leaves out what changed nothing, unless something was spent on it", () => {
    expect(
      tell([
        {
          kind: "health_changed",
          turn: 1,
          target: hero,
          amount: 0,
          by: { registry: "modifiers", id: "core:poisoned" },
        },
        { kind: "health_changed", turn: 1, target: hero, amount: 0, by: { registry: "items", id: "core:potion" } },
      ]),
    ).toEqual(["Your health stays as it is (Healing potion)."]);
  });
});
