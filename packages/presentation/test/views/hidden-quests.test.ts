import { describe, expect, it } from "vitest";
import { describeOption } from "../../src/describe/describe-entry.js";
import { textsOf } from "../../src/languages/texts.js";
import { questsView } from "../../src/views/quests-view.js";
import { itemName } from "../../src/words/names.js";
import { itemNoun } from "../../src/words/nouns.js";
import { smallGame, smallRegistries } from "../fixtures/small-mod.js";

describe("what a player is shown", () => {
  it("leaves hidden quests out", () => {
    const registries = smallRegistries();
    const game = smallGame(registries);
    const [quest = ""] = Object.keys(registries.quests);
    game.quests = [{ quest, count: 0, done: false, failed: false }];
    expect(questsView(game, textsOf("en"), registries)).toHaveLength(1);
    Object.assign(registries.quests[quest] ?? {}, { hidden: true });
    expect(questsView(game, textsOf("en"), registries)).toEqual([]);
  });

  it("puts affixes behind a name where they say so, in all of its forms", () => {
    const registries = smallRegistries();
    Object.assign(registries.affixes, {
      "core:ash": { id: "core:ash", name: "of Ash", place: "after", price_factor: 1, modifiers: [], triggers: [] },
    });
    const dagger = { item: "core:dagger", affixes: ["core:ash"] };
    expect(itemName(dagger, textsOf("en"), registries)).toMatch(/^\S.* of Ash$/);
    expect(itemName(dagger, textsOf("de"), registries)).toMatch(/ of Ash$/);
    expect(itemNoun(dagger, registries)).toMatchObject({ adjectives: [], name: expect.stringMatching(/ of Ash$/) });
  });

  it("tells what an option adds to base values", () => {
    const registries = smallRegistries();
    const option = Object.values(registries.options)[0];
    if (option === undefined) throw new Error("no option");
    const lines = describeOption({ ...option, base: { max_health: -12 } }, textsOf("en"), registries);
    expect(lines.join("\n")).toContain("−12");
  });
});
