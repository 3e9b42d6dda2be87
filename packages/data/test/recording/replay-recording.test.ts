import { join } from "node:path";
import { digest, execute, type Game } from "@rustkeep/engine";
import { describe, expect, it } from "vitest";
import { readRecording } from "../../src/recording/read-recording.js";
import { appendTurn, beginRecording, closeRecording, continueRecording } from "../../src/recording/recording.js";
import type { RecordedRun } from "../../src/recording/recording-format.js";
import { replayRecording } from "../../src/recording/replay-recording.js";
import { parseSaveFile } from "../../src/save/parse-save-file.js";
import { saveGame } from "../../src/save/save-game.js";
import { temporaryFolder } from "../fixtures/folder.js";
import { newRun, numbers, playOne, referenceRegistries } from "../fixtures/saves/bot.js";
import { sampleGame } from "../fixtures/saves/game.js";
import { registriesWithout } from "../fixtures/saves/registries.js";

const about = { mods: [{ id: "core", version: "1.0.0" }], gameVersion: "1.0.0" };

/** Plays and records some turns. */
function play(game: Game, recording: ReturnType<typeof beginRecording>, turns: number, random: () => number): void {
  for (let turn = 0; turn < turns && game.over === ""; turn += 1) {
    const command = playOne(game, random);
    if (command !== undefined) {
      expect(appendTurn(recording, command, game)).toBeUndefined();
    }
  }
}

function read(dir: string): RecordedRun {
  const result = readRecording(join(dir, "run.jsonl"));
  if (result.kind !== "recorded") {
    throw new Error(`the recording is ${result.kind}`);
  }
  return result;
}

function recordedRun(seed: number, from: "new_run" | "state" = "new_run"): { run: RecordedRun; game: Game } {
  const dir = temporaryFolder();
  const random = numbers(seed);
  const game = newRun(seed);
  if (from === "state") {
    execute(game, { command: "debug", cheat: "on" }, referenceRegistries());
    execute(game, { command: "debug", cheat: "heal" }, referenceRegistries());
  }
  const recording = beginRecording(dir, { game, ...about }, from);
  play(game, recording, 120, random);
  closeRecording(recording);
  return { run: read(dir), game };
}

describe("replaying", () => {
  it.each([
    [1, "new_run"],
    [2, "new_run"],
    [3, "state"],
  ] as const)("a recording gives the state that was played to (seed %i, from %s)", (seed, from) => {
    const { run, game } = recordedRun(seed, from);
    const result = replayRecording(run, about.mods, referenceRegistries());
    expect(result.kind).toBe("played");
    if (result.kind === "played") {
      expect(digest(result.game)).toBe(digest(game));
    }
  });

  it("a run that was saved, left and gone on with in between gives the state that was played to", () => {
    const dir = temporaryFolder();
    const random = numbers(5);
    const game = newRun(5);
    const recording = beginRecording(dir, { game, ...about }, "new_run");
    play(game, recording, 20, random);
    saveGame(dir, { game, ...about, commands: recording.commands });
    play(game, recording, 10, random);
    closeRecording(recording);

    const save = parseSaveFile(dir);
    if (save.kind !== "parsed") {
      throw new Error("the save cannot be read");
    }
    const resumed = continueRecording(dir, { game: save.game, ...about }, save.header.commands);
    expect(resumed.commands).toBe(20);
    play(save.game, resumed, 30, random);
    closeRecording(resumed);
    const run = read(dir);
    expect(run.header.base).toBeUndefined();
    const result = replayRecording(run, about.mods, referenceRegistries());
    expect(result.kind === "played" && digest(result.game)).toBe(digest(save.game));
  });

  it("stops at the first turn after which the generator is elsewhere", () => {
    const { run } = recordedRun(1);
    const turns = run.turns.with(6, { command: run.turns[6]?.command ?? { command: "wait" }, rng: "00000000000000aa" });
    const result = replayRecording({ ...run, turns }, about.mods, referenceRegistries());
    expect(result).toMatchObject({
      kind: "diverged",
      at: 7,
      difference: { kind: "rng", recorded: "00000000000000aa" },
    });
    expect(result).toMatchObject({ message: expect.stringContaining("command 7") });
  });

  it("stops at the first digest that is not that of the state", () => {
    const { run } = recordedRun(1);
    expect(run.turns.flatMap(({ state }, position) => (state === undefined ? [] : [position + 1]))).toEqual([
      50, 100, 120,
    ]);
    const spoilt = { ...run.turns[49], state: "00000000000000aa" } as RecordedRun["turns"][number];
    const result = replayRecording({ ...run, turns: run.turns.with(49, spoilt) }, about.mods, referenceRegistries());
    expect(result).toMatchObject({
      kind: "diverged",
      at: 50,
      difference: { kind: "state", turn: expect.any(Number), recorded: "00000000000000aa" },
      message: expect.stringContaining("digest"),
    });
  });

  it.each([
    [[{ id: "core", version: "1.0.0", digest: "b".repeat(16) }], ["core"]],
    [[], ["core"]],
    [
      [
        { id: "core", version: "1.0.0", digest: "a".repeat(16) },
        { id: "marsh", version: "1.0.0", digest: "a".repeat(16) },
      ],
      ["marsh"],
    ],
  ])("does not begin with other content than it was recorded with", (loaded, mods) => {
    const { run } = recordedRun(1);
    const header = { ...run.header, mods: [{ id: "core", version: "1.0.0", digest: "a".repeat(16) }] };
    expect(replayRecording({ ...run, header }, loaded, referenceRegistries())).toMatchObject({
      kind: "content",
      mods,
      message: expect.stringContaining(mods.join(", ")),
    });
    expect(replayRecording({ ...run, header }, header.mods, referenceRegistries()).kind).toBe("played");
  });

  it("stops at a command that is refused, and says why", () => {
    const { run } = recordedRun(1);
    const turns = run.turns.with(2, { command: { command: "use_item", index: 500 }, rng: "00000000000000aa" });
    expect(replayRecording({ ...run, turns }, about.mods, referenceRegistries())).toMatchObject({
      kind: "diverged",
      at: 3,
      command: { command: "use_item" },
      difference: { kind: "rejected", reason: { code: "no_such_entry" } },
    });
  });

  it("does not begin where the setup is impossible with these mods", () => {
    const { run } = recordedRun(1);
    const header = { ...run.header, options: ["gone:elf"] };
    const result = replayRecording({ ...run, header }, about.mods, referenceRegistries());
    expect(result).toMatchObject({ kind: "cannot_start" });
    expect(result.kind === "cannot_start" && result.problems).toContainEqual({
      code: "unknown_option",
      option: "gone:elf",
    });
  });

  it("does not begin from a state whose definitions are gone, and leaves the recording as it is", () => {
    const { run } = recordedRun(1);
    const base = sampleGame();
    const result = replayRecording(
      {
        ...run,
        header: { ...run.header, base },
      },
      about.mods,
      registriesWithout(["items", "core:potion"]),
    );
    expect(result).toMatchObject({ kind: "cannot_start", message: expect.stringContaining("core:potion") });
    expect(base).toEqual(sampleGame());
  });
});
