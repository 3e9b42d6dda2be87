import { type Command, FLEE, rejection } from "@rustkeep/engine";
import { describe, expect, it } from "vitest";
import { chooseInFight } from "../../src/players/fight/choose-command.js";
import { core } from "../support/core-registries.js";
import { type FightStart, startFight } from "../support/fight.js";

/** What the sensible bot does, with the item or ability by name. */
function choice(start: FightStart) {
  const { game, registries, memory } = startFight(core, start);
  const command: Command = chooseInFight(game, memory);
  expect(rejection(game, command, registries)).toBeUndefined();
  const item = command.command === "use_item" ? game.player.inventory[command.index]?.item : undefined;
  return { ...command, item };
}

describe("the sensible bot in a fight", () => {
  it("drinks when the next blow could be the last", () => {
    const start = { enemies: ["core:ghoul"], intents: ["core:ghoul_claw"], health: 9 };
    expect(choice(start)).toMatchObject({ command: "use_item", item: "core:health_potion" });
  });

  it("drinks the largest remedy of which little is spilt", () => {
    const items = ["core:greater_health_potion"];
    const start = { enemies: ["core:ghoul"], intents: ["core:ghoul_claw"], health: 9, items };
    expect(choice(start)).toMatchObject({ item: "core:greater_health_potion" });
  });

  it("strikes while it is in no danger", () => {
    expect(choice({ enemies: ["core:rat"], intents: ["core:rat_bite"] })).toMatchObject({ command: "use_ability" });
  });

  it("runs from a fight that it cannot win", () => {
    const enemies = ["core:ghoul", "core:ghoul", "core:ghoul"];
    const command = choice({ enemies, health: 30, wayBack: true });
    expect(command).toMatchObject({ command: "use_ability", ability: FLEE });
  });

  it("fights on where there is no way back", () => {
    const command = choice({ enemies: ["core:ghoul", "core:ghoul", "core:ghoul"], health: 60 });
    expect(command).not.toMatchObject({ ability: FLEE });
  });

  it("smites the undead rather than clubbing them", () => {
    const { game, memory } = startFight(core, { enemies: ["core:ghoul"], intents: ["core:ghoul_claw"] });
    game.player.inventory = [];
    expect(chooseInFight(game, memory)).toMatchObject({ command: "use_ability", ability: "core:smite" });
  });

  it("strikes first at the one that dies soonest for what it does", () => {
    const { game, memory } = startFight(core, {
      enemies: ["core:rust_golem", "core:rat"],
      intents: ["core:rust_fist", "core:rat_bite"],
      options: ["core:human", "core:warrior"],
    });
    const [, rat] = game.enemies;
    if (rat !== undefined) rat.health = 3;
    expect(chooseInFight(game, memory)).toMatchObject({ command: "use_ability", target: 1 });
  });

  it("uses nothing up in an easy fight", () => {
    const { game, memory } = startFight(core, { enemies: ["core:rat"], items: ["core:scroll_of_lightning"] });
    const [rat] = game.enemies;
    if (rat !== undefined) rat.health = 2;
    expect(chooseInFight(game, memory)).toMatchObject({ command: "use_ability" });
  });
});
