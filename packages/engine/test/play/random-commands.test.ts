import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Command, Game } from "../../src/index.js";
import { checkInvariants, createGame, execute, legalCommands, rejection } from "../../src/index.js";
import { wildContent } from "../fixtures/wild-content.js";

const registries = wildContent();
const index = fc.oneof(fc.integer({ min: -2, max: 12 }), fc.constantFrom(Number.NaN, 0.5, -0, 1e21));
const count = fc.oneof(fc.integer({ min: -1, max: 60 }), fc.constantFrom(Number.NaN, 1.5, Number.POSITIVE_INFINITY));
const direction = fc.constantFrom("north", "south", "west", "east") as fc.Arbitrary<"north">;
const id = fc.oneof(
  fc.constantFrom(
    ...Object.keys(registries.items),
    ...Object.keys(registries.abilities),
    ...Object.keys(registries.slots),
  ),
  fc.constantFrom("", "constructor", "__proto__", "toString", "core:nothing"),
);

const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ command: fc.constantFrom("move", "run"), direction }),
  fc.record({ command: fc.constantFrom("wait", "descend", "pick_up", "talk", "end_talk") }),
  fc.record({ command: fc.constant("use_item"), index, target: index }, { requiredKeys: ["command", "index"] }),
  fc.record({ command: fc.constant("equip"), index }),
  fc.record({ command: fc.constant("unequip"), slot: id }),
  fc.record({ command: fc.constantFrom("drop", "buy", "sell"), index, count }, { requiredKeys: ["command", "index"] }),
  fc.record({ command: fc.constant("choose"), option: index }),
  fc.record(
    { command: fc.constant("use_ability"), ability: id, target: index },
    { requiredKeys: ["command", "ability"] },
  ),
  fc.record({
    command: fc.constant("assign_points"),
    points: fc.dictionary(fc.constantFrom("strength", "luck", "level", "constitution"), count),
  }),
  fc.record({ command: fc.constant("debug"), cheat: fc.constant("give"), item: id }),
  fc.record({ command: fc.constant("debug"), cheat: fc.constantFrom("heal", "descend", "clear_room") }),
) as fc.Arbitrary<Command>;

/** A command of any kind, or the n-th of those that are legal then. */
const choice = fc.oneof(anyCommand, fc.nat({ max: 1000 }));

function commandOf(game: Game, chosen: Command | number): Command {
  if (typeof chosen !== "number") return chosen;
  const legal = legalCommands(game, registries);
  return legal[chosen % Math.max(1, legal.length)] ?? { command: "wait" };
}

describe("any command in any state", () => {
  it("is carried out with all invariants kept, or refused with nothing changed", () => {
    const property = fc.property(
      fc.bigInt(0n, 2n ** 64n - 1n),
      fc.array(choice, { maxLength: 80 }),
      (seed, choices) => {
        const game = createGame({ seed, name: "Reya", options: ["core:dwarf", "core:thief"] }, registries);
        for (const chosen of choices) {
          const command = commandOf(game, chosen);
          const before = JSON.stringify(game);
          const expected = rejection(game, command, registries);
          expect(JSON.stringify(game)).toBe(before);
          const outcome = execute(game, command, registries);
          expect(outcome.kind === "rejected" ? outcome.reason : undefined).toEqual(expected);
          if (outcome.kind === "rejected") expect(JSON.stringify(game)).toBe(before);
          else expect(checkInvariants(game, registries)).toEqual([]);
        }
      },
    );
    fc.assert(property, { numRuns: 150, seed: 4711 });
  });
});
