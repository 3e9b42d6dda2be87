import { createGame, type Game, type PlacedNpc } from "@rustkeep/engine";
import { describe, expect, it } from "vitest";
import { freshMemory, noticeFloor } from "../../src/players/memory.js";
import { npcKey, wantsToTalk } from "../../src/players/talk.js";
import { core } from "../support/core-registries.js";

const HEALER: PlacedNpc = { npc: "core:healer", pos: [1, 1], stock: [] };

/** A hero without gold who has talked to the healer long ago and has done what she asks for. */
function acquainted(characterClass: string): { game: Game; wants: () => boolean } {
  const game = createGame({ seed: 1, name: "Reya", options: ["core:dwarf", characterClass] }, core);
  const memory = freshMemory(game, core);
  noticeFloor(memory, game);
  game.quests.push({ quest: "core:pilgrimage", count: 1, done: true, failed: false });
  game.turn = 1000;
  memory.floor.talks.set(npcKey(0, 0), 1);
  return { game, wants: () => wantsToTalk(game, memory, 0, 0, HEALER) };
}

describe("to whom the bot goes back", () => {
  it("goes to a healer when badly hurt, and not for what she gives to the wounded only", () => {
    const { game, wants } = acquainted("core:warrior");
    expect(wants()).toBe(false);
    game.player.health = 90;
    expect(wants()).toBe(false);
    game.player.health = 30;
    expect(wants()).toBe(true);
  });

  it("knows what was given once, and what is meant for others", () => {
    const { game, wants } = acquainted("core:warrior");
    game.player.health = 30;
    game.chosen.push("core:healer#2");
    expect(wants()).toBe(false);
    const { game: ofCleric, wants: clericWants } = acquainted("core:cleric");
    ofCleric.player.health = 30;
    ofCleric.chosen.push("core:healer#2");
    expect(clericWants()).toBe(true);
  });
});
