import { describe, expect, it } from "vitest";
import type { Command, Game, Registries } from "../../src/index.js";
import { checkInvariants, createGame, createRng, digest, execute, legalCommands, replay } from "../../src/index.js";
import { wildContent } from "../fixtures/wild-content.js";
import { wander } from "./wander.js";

const registries: Registries = wildContent();
const SETUP = { name: "Reya", options: ["core:elf", "core:thief"] };

/** Plays a wanderer's commands and hands each to `each` before it is carried out. */
function play(seed: number, turns: number, each: (game: Game, command: Command) => void): Game {
  const game = createGame({ ...SETUP, seed }, registries);
  const dice = createRng(seed + 1);
  for (let turn = 0; turn < turns && game.over === ""; turn++) {
    const command = wander(game, dice, registries);
    each(game, command);
    execute(game, command, registries);
  }
  return game;
}

describe("the same commands make the same game", () => {
  it.each([1, 2, 3, 4, 5, 6])("one that is saved and revived before each command stays equal (seed %i)", (seed) => {
    let revived = createGame({ ...SETUP, seed }, registries);
    let outcome: unknown;
    play(seed, 150, (game, command) => {
      expect(digest(revived)).toBe(digest(game));
      revived = JSON.parse(JSON.stringify(revived)) as Game;
      outcome = execute(revived, command, registries);
      expect(outcome).toEqual(execute(structuredClone(game), command, registries));
    });
  });

  it.each([11, 12, 13])("a recording leads to the same state (seed %i)", (seed) => {
    const commands: Command[] = [];
    const game = play(seed, 200, (_, command) => commands.push(structuredClone(command)));
    const again = replay({ ...SETUP, seed, commands }, registries);
    expect(again).toEqual(game);
    expect(digest(again)).toBe(digest(game));
  });

  it("invariants hold after every command, and the registries stay as they are", () => {
    const before = JSON.stringify(registries);
    for (let seed = 100; seed < 120; seed++) {
      const game = play(seed, 150, (state) => expect(checkInvariants(state, registries)).toEqual([]));
      expect(checkInvariants(game, registries)).toEqual([]);
    }
    expect(JSON.stringify(registries)).toBe(before);
  });

  it("every legal command is carried out", () => {
    for (let seed = 200; seed < 206; seed++)
      play(seed, 60, (game) => {
        for (const command of legalCommands(game, registries))
          expect(execute(structuredClone(game), command, registries).kind).not.toBe("rejected");
      });
  });
});
