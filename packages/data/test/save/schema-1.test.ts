import { readdirSync, readFileSync } from "node:fs";
import { checkInvariants, digest, execute, legalCommands } from "@rustkeep/engine";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import { parseRecording } from "../../src/recording/parse-recording.js";
import { replayRecording } from "../../src/recording/replay-recording.js";
import { gameFrom1To2 } from "../../src/save/migrations/from-1-to-2.js";
import { parseSave } from "../../src/save/parse-save.js";
import { prune } from "../../src/save/prune.js";
import { fitPart } from "../../src/shape/fit-part.js";
import { numbers, referenceRegistries } from "../fixtures/saves/bot.js";

const folder = new URL("../fixtures/schema-1/", import.meta.url);
const text = (name: string) => readFileSync(new URL(name, folder), "utf8");
const names = (ending: string) => readdirSync(folder).filter((name) => name.endsWith(ending));

/** The state of a stored save, also of a run that is over, which is never gone on with. */
function stored(name: string) {
  const state = fitPart("Game", gameFrom1To2(parse(text(name)).game), "game");
  if (state.kind === "differs") throw new Error(JSON.stringify(state.misfit));
  return state.value;
}

describe("a save of schema 1", () => {
  it.each(names(".toml"))("can be read and gone on with: %s", (name) => {
    const registries = referenceRegistries();
    const save = parseSave(text(name));
    if (stored(name).over !== "") {
      expect(save).toMatchObject({ kind: "refused", reason: "finished" });
      return;
    }
    if (save.kind !== "parsed") throw new Error(save.message);
    expect(save.header.schema).toBe(1);
    prune(save.game, registries);
    expect(checkInvariants(save.game, registries)).toEqual([]);
    const random = numbers(1);
    for (let turn = 0; turn < 20 && save.game.over === ""; turn += 1) {
      const legal = legalCommands(save.game, registries);
      const command = legal[Math.floor(random() * legal.length)];
      if (command !== undefined) execute(save.game, command, registries);
      expect(checkInvariants(save.game, registries)).toEqual([]);
    }
  });

  it("says what it did not know with what is empty, and keeps the rest", () => {
    const game = stored("mid-fight.toml");
    expect(game).toMatchObject({
      seed: "0x0000000000000005",
      offers: [],
      won_on: -1,
      cheats: false,
      flags: {},
      fight_flags: {},
      known_items: [],
      known_phases: {},
      warned: [],
      player: { kind: "hero", perks: [], released: [] },
      floor: { flags: {}, uniques: [] },
    });
    expect(game.enemies[0]).toMatchObject({ kind: "enemy", phase: 0, rewards: true });
    expect(game.quests.every(({ failed }) => !failed)).toBe(true);
  });

  it("is marked where its messages show that the workbench was used", () => {
    expect(stored("after-cheats.toml").cheats).toBe(true);
    expect(stored("new-run.toml").cheats).toBe(false);
  });

  it("keeps messages of every kind, with creatures and causes as they are named now", () => {
    const { journal } = stored("every-message.toml");
    expect(journal).toContainEqual({
      turn: 1,
      kind: "effect_damage",
      source: { who: "nobody" },
      target: { who: "hero" },
      amount: 2,
      damage_type: "poison",
      by: { registry: "modifiers", id: "core:poison" },
    });
    expect(journal).toContainEqual(
      expect.objectContaining({
        kind: "combat_started",
        enemies: [
          { who: "enemy", def: "core:rat", index: 0 },
          { who: "enemy", def: "gone:ghoul", index: 1 },
        ],
      }),
    );
  });

  it("of a schema that is not known yet is refused with both numbers", () => {
    const save = parseSave(text("new-run.toml").replace("schema = 1", "schema = 3"));
    expect(save).toMatchObject({
      reason: "other_schema",
      message: "the save was written by version 0.1.0 of the game, in format 3; this version reads formats up to 2",
    });
  });
});

describe("a recording of schema 1", () => {
  it.each(names(".jsonl"))("replays to the state that was reached then: %s", (name) => {
    const recorded = parseRecording(text(name));
    if (recorded.kind !== "recorded") throw new Error(recorded.message);
    const replayed = replayRecording(recorded, [], referenceRegistries());
    if (replayed.kind !== "played") throw new Error(replayed.message);
    const end = stored(name.replace(".jsonl", "-end.toml"));
    // What brought something about is told better now than it was recorded then.
    const { journal: _, cause: __, cheats: ___, ...rest } = replayed.game;
    const { journal: ____, cause: _____, cheats: ______, ...expected } = end;
    expect(rest).toEqual(expected);
    expect(replayed.game.journal.length).toBe(end.journal.length);
    expect(digest({ ...replayed.game, journal: [], cause: end.cause, cheats: false })).toBe(
      digest({ ...end, journal: [], cheats: false }),
    );
  });
});
