import { adaptHero } from "@rustkeep/bot";
import type { Registries } from "@rustkeep/engine";
import { describe, expect, it } from "vitest";
import { heroesOf } from "../../src/simulate/heroes.js";
import { UsageError } from "../../src/usage-error.js";
import { core } from "../support/core-registries.js";

/** The base game with a third category of which two are picked. */
function withTalents(): Registries {
  const category = { id: "mod:talent", name: "Talent", order: 30, pick: 2 };
  const talent = (id: string) => ({
    id,
    category: "mod:talent",
    name: id,
    description: "",
    modifiers: [],
    abilities: [],
    on_create: [],
    triggers: [],
    tags: [],
  });
  const talents = ["mod:a", "mod:b", "mod:c"].map((id) => [id, talent(id)]);
  return {
    ...core,
    categories: { ...core.categories, "mod:talent": category },
    options: { ...core.options, ...Object.fromEntries(talents) },
  };
}

describe("the heroes of a study", () => {
  it("are all there are where nothing is wanted", () => {
    expect(heroesOf(core, [])).toHaveLength(12);
  });

  it("have what is wanted, and take turns in the rest", () => {
    const heroes = heroesOf(core, ["thief"]);
    expect(heroes).toHaveLength(3);
    expect(heroes.every((hero) => hero.includes("core:thief"))).toBe(true);
    expect(heroesOf(core, ["elf", "thief"])).toEqual([["core:elf", "core:thief"]]);
  });

  it("pick several of a category that says so", () => {
    const heroes = heroesOf(withTalents(), ["elf", "thief"]);
    expect(heroes.map((hero) => hero.slice(2))).toEqual([
      ["mod:a", "mod:b"],
      ["mod:a", "mod:c"],
      ["mod:b", "mod:c"],
    ]);
  });

  it("cannot have two of a category of which one is picked", () => {
    expect(() => heroesOf(core, ["elf", "dwarf"])).toThrow(UsageError);
    expect(() => heroesOf(core, ["gnome"])).toThrow(UsageError);
  });

  it("are completed where other mods ask for more, and cut where they know less", () => {
    expect(adaptHero(["core:elf", "core:thief"], withTalents())).toEqual(["core:elf", "core:thief", "mod:a", "mod:b"]);
    expect(adaptHero(["core:elf", "core:thief", "mod:c"], core)).toEqual(["core:elf", "core:thief"]);
  });
});
