import { mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Command, type CommandName, digest } from "@rustkeep/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseRecording } from "../../src/recording/parse-recording.js";
import { readRecording } from "../../src/recording/read-recording.js";
import {
  appendTurn,
  beginRecording,
  closeRecording,
  continueRecording,
  type Recording,
} from "../../src/recording/recording.js";
import { RECORDING_SCHEMA } from "../../src/recording/recording-format.js";
import type { RunToRecord } from "../../src/recording/write-recording.js";
import { temporaryFolder } from "../fixtures/folder.js";
import { sampleGame } from "../fixtures/saves/game.js";

const rng = (turn: number) => turn.toString(16).padStart(16, "0");

function run(turn = 0): RunToRecord {
  return {
    game: sampleGame({ turn, rng: rng(turn) }),
    mods: [{ id: "core", version: "1.0.0" }],
    gameVersion: "1.2.0",
  };
}

/** The state after a turn. */
const at = (turn: number) => run(turn).game;

const wait: Command = { command: "wait" };

/** A recording of `turns` waits, closed. */
function recorded(dir: string, turns: number): Recording {
  const recording = beginRecording(dir, run(), "new_run");
  for (let turn = 1; turn <= turns; turn += 1) {
    expect(appendTurn(recording, wait, at(turn))).toBeUndefined();
  }
  closeRecording(recording);
  return recording;
}

function read(dir: string): Extract<ReturnType<typeof readRecording>, { kind: "recorded" }> {
  const result = readRecording(join(dir, "run.jsonl"));
  if (result.kind !== "recorded") {
    throw new Error(`the recording is ${result.kind}`);
  }
  return result;
}

describe("a recording", () => {
  it("holds how the run began and every command with the generator's state after it", () => {
    const dir = join(temporaryFolder(), "data");
    expect(recorded(dir, 3).commands).toBe(3);
    const { header, turns, torn } = read(dir);
    expect(header).toEqual({
      schema: RECORDING_SCHEMA,
      seed: sampleGame().seed,
      name: sampleGame().player.name,
      options: ["core:elf", "core:thief"],
      mods: [{ id: "core", version: "1.0.0" }],
      game: "1.2.0",
      cheats: false,
    });
    const turnsOnly = turns.map(({ command, rng: after }) => ({ command, rng: after }));
    expect(turnsOnly).toEqual([1, 2, 3].map((turn) => ({ command: wait, rng: rng(turn) })));
    expect(torn).toBe(false);
  });

  it("holds the digest of the state after every fiftieth command and after the last", () => {
    const dir = temporaryFolder();
    recorded(dir, 101);
    const proven = read(dir).turns.flatMap(({ state }, position) => (state === undefined ? [] : [position + 1]));
    expect(proven).toEqual([50, 100, 101]);
    expect(read(dir).turns.at(-1)?.state).toBe(digest(run(101).game));
  });

  it("that begins with a digest can be read: that of the beginning is known", () => {
    const dir = temporaryFolder();
    recorded(dir, 0);
    const text = readFileSync(join(dir, "run.jsonl"), "utf8");
    expect(parseRecording(`${text}{"state":"00000000000000aa"}\n`)).toMatchObject({ kind: "recorded", turns: [] });
    expect(parseRecording(`${text}{"state":"aa"}\n`)).toMatchObject({ kind: "refused", line: 2 });
  });

  it("is on the disk turn by turn, before it is closed", () => {
    const dir = temporaryFolder();
    const recording = beginRecording(dir, run(), "new_run");
    appendTurn(recording, wait, at(1));
    expect(read(dir).turns).toHaveLength(1);
    closeRecording(recording);
  });

  it("that begins replaces the one of the run before", () => {
    const dir = temporaryFolder();
    recorded(dir, 5);
    recorded(dir, 1);
    expect(read(dir).turns).toHaveLength(1);
    expect(readdirSync(dir)).toEqual(["run.jsonl"]);
  });

  it("from a state holds that state", () => {
    const dir = temporaryFolder();
    const recording = beginRecording(dir, run(318), "state");
    closeRecording(recording);
    expect(recording.commands).toBe(0);
    expect(read(dir).header.base).toEqual(run(318).game);
  });

  const commands: { readonly [K in CommandName]: readonly Command[] } = {
    move: [{ command: "move", direction: "north" }],
    run: [{ command: "run", direction: "west" }],
    wait: [wait],
    leave: [{ command: "leave" }],
    descend: [{ command: "descend" }],
    pick_up: [{ command: "pick_up" }],
    use_item: [
      { command: "use_item", index: 0 },
      { command: "use_item", index: 1, target: 2 },
    ],
    equip: [{ command: "equip", index: 0 }],
    unequip: [{ command: "unequip", slot: "core:hand" }],
    drop: [
      { command: "drop", index: 3 },
      { command: "drop", index: 3, count: 2 },
    ],
    talk: [{ command: "talk" }],
    end_talk: [{ command: "end_talk" }],
    choose: [{ command: "choose", option: 1 }],
    buy: [{ command: "buy", index: 0, count: 4 }],
    sell: [{ command: "sell", index: 0 }],
    use_ability: [{ command: "use_ability", ability: "core:attack", target: 1 }],
    assign_points: [{ command: "assign_points", points: { luck: 1, strength: 2 } }],
    debug: [
      { command: "debug", cheat: "give", item: "core:gold" },
      { command: "debug", cheat: "on" },
      { command: "debug", cheat: "heal" },
      { command: "debug", cheat: "descend" },
      { command: "debug", cheat: "clear_room" },
    ],
  };
  it.each(Object.entries(commands))("gives %s back as it was", (_, variants) => {
    const dir = temporaryFolder();
    const recording = beginRecording(dir, run(), "new_run");
    for (const command of variants) {
      appendTurn(recording, command, at(1));
    }
    closeRecording(recording);
    expect(read(dir).turns.map(({ command }) => command)).toEqual(variants);
  });
});

describe("continuing", () => {
  it("cuts off what was played after the save, and goes on from there", () => {
    const dir = temporaryFolder();
    recorded(dir, 5);
    const recording = continueRecording(dir, run(3), 3);
    expect(recording.commands).toBe(3);
    appendTurn(recording, { command: "pick_up" }, at(9));
    closeRecording(recording);
    const { header, turns } = read(dir);
    expect(header.base).toBeUndefined();
    expect(turns.map(({ rng: state }) => state)).toEqual([1, 2, 3, 9].map(rng));
  });

  it("from the very beginning keeps the header alone", () => {
    const dir = temporaryFolder();
    recorded(dir, 2);
    closeRecording(continueRecording(dir, run(0), 0));
    expect(read(dir)).toMatchObject({ turns: [] });
    expect(read(dir).header.base).toBeUndefined();
  });

  it("goes on with a recording that begins with a state", () => {
    const dir = temporaryFolder();
    closeRecording(beginRecording(dir, run(318), "state"));
    const recording = continueRecording(dir, run(318), 0);
    appendTurn(recording, wait, at(319));
    closeRecording(recording);
    expect(read(dir)).toMatchObject({ header: { base: { turn: 318 } }, turns: [{ command: wait }] });
  });

  const others: readonly [string, (dir: string) => void, RunToRecord, number][] = [
    ["is missing", () => undefined, run(3), 3],
    ["is damaged", (dir) => writeFileSync(join(dir, "run.jsonl"), "{}\n"), run(3), 3],
    ["is too short", (dir) => recorded(dir, 2), run(3), 3],
    ["is at another state", (dir) => recorded(dir, 5), run(4), 3],
    ["is of a run that began before its record", (dir) => recorded(dir, 5), run(4), 0],
    ["is of another run", (dir) => recorded(dir, 5), { ...run(3), game: { ...run(3).game, seed: `0x${rng(77)}` } }, 3],
    ["is of other mods", (dir) => recorded(dir, 5), { ...run(3), mods: [{ id: "core", version: "1.0.1" }] }, 3],
    ["is of another version", (dir) => recorded(dir, 5), { ...run(3), gameVersion: "1.3.0" }, 3],
  ];
  it.each(others)("begins anew from the saved state where the recording %s", (_, prepare, continued, count) => {
    const dir = temporaryFolder();
    prepare(dir);
    const recording = continueRecording(dir, continued, count);
    closeRecording(recording);
    expect(recording.commands).toBe(0);
    expect(read(dir)).toMatchObject({ header: { base: { turn: continued.game.turn } }, turns: [] });
  });
});

describe("a recording that cannot be written", () => {
  it("is a problem when it begins, and the game goes on", () => {
    const dir = temporaryFolder();
    mkdirSync(join(dir, "run.jsonl", "inside"), { recursive: true });
    for (const recording of [beginRecording(dir, run(), "new_run"), continueRecording(dir, run(3), 3)]) {
      expect(recording.problem?.code).toBe("in_the_way");
      expect(appendTurn(recording, wait, at(1))).toBeUndefined();
      expect(recording.commands).toBe(0);
      closeRecording(recording);
    }
  });

  it("any more tells it once, keeps its whole lines and counts no commands", () => {
    const dir = temporaryFolder();
    const recording = beginRecording(dir, run(), "new_run");
    appendTurn(recording, wait, at(1));
    const file = recording.file;
    recording.file = openSync(join(dir, "run.jsonl"), "r"); // writing to it fails
    expect(appendTurn(recording, wait, at(2))?.code).toBe("io_error");
    expect(appendTurn(recording, wait, at(3))).toBeUndefined();
    expect(recording).toMatchObject({ commands: 0, file: undefined });
    expect(read(dir).turns).toHaveLength(1);
    recording.file = file;
    closeRecording(recording);
  });
});

describe("reading a recording", () => {
  function text(turns: number): string {
    const dir = temporaryFolder();
    recorded(dir, turns);
    return readFileSync(join(dir, "run.jsonl"), "utf8");
  }

  it("that does not exist finds none", () => {
    expect(readRecording(join(temporaryFolder(), "run.jsonl"))).toEqual({ kind: "none" });
  });

  it("leaves out a last line that was cut off", () => {
    const cut = text(3).split("\n").slice(0, 4).join("\n").slice(0, -10);
    expect(parseRecording(cut)).toMatchObject({ kind: "recorded", torn: true });
    const result = parseRecording(cut);
    expect(result.kind === "recorded" && result.turns.length).toBe(2);
  });

  it("takes a last line without its line break, as an editor may leave it", () => {
    expect(parseRecording(text(2).trimEnd())).toMatchObject({ kind: "recorded", torn: false, turns: [{}, {}] });
  });

  it("of another format says which", () => {
    expect(parseRecording('{"schema": 9, "whatever": true}\n')).toMatchObject({ reason: "other_schema", schema: 9 });
  });

  it.each([
    ["no JSON", "x"],
    ["an unknown command", '{"command":{"command":"dance"},"rng":"0000000000000001"}'],
    ["a command with a bad field", '{"command":{"command":"drop","index":"1"},"rng":"0000000000000001"}'],
    ["a field too many", '{"command":{"command":"wait","loudly":true},"rng":"0000000000000001"}'],
    ["a prototype", '{"command":{"command":"wait","__proto__":{"a":1}},"rng":"0000000000000001"}'],
    ["an escape sequence for an id", '{"command":{"command":"unequip","slot":"\\u001b[2J"},"rng":"0000000000000001"}'],
    ["no state of the generator", '{"command":{"command":"wait"},"rng":"1"}'],
    ["an empty line", ""],
  ])("with %s in the middle names the line", (_, line) => {
    const lines = text(3).split("\n");
    const result = parseRecording(lines.with(2, line).join("\n"));
    expect(result).toMatchObject({ kind: "refused", reason: "damaged", line: 3 });
    expect((result as { message: string }).message).not.toMatch(/\p{Cc}/u);
  });

  it("never throws, wherever it is cut and whatever is changed", () => {
    const whole = text(4);
    fc.assert(
      fc.property(fc.nat(whole.length), fc.nat(5), fc.string({ unit: "binary" }), (at, gone, put) => {
        const { kind } = parseRecording(whole.slice(0, at) + put + whole.slice(at + gone));
        expect(["recorded", "refused"]).toContain(kind);
        expect(["recorded", "refused"]).toContain(parseRecording(whole.slice(0, at)).kind);
      }),
      { numRuns: 300 },
    );
  });
});
