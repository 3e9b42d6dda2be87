import { execute, type Game } from "@rustkeep/engine";
import { describe, expect, it } from "vitest";
import { smallGame, smallRegistries } from "../../../presentation/test/fixtures/small-mod.js";
import { inventory } from "../../src/screens/inventory.js";
import { press, screenContext, shown } from "../fixtures/screen-context.js";
import { SMALL } from "../fixtures/screen-driver.js";

const registries = smallRegistries();

/** By slot: dagger (3), fire bomb, healing potion, gold. */
function carrying(change: (game: Game) => void = () => {}) {
  const game = smallGame(registries);
  change(game);
  return screenContext(game, registries);
}

/** In a fight with two rats. */
function fighting() {
  const game = smallGame(registries);
  const den = game.floor.rooms.find((room) => room.enemies.length > 0);
  game.enemies = den?.enemies.splice(0) ?? [];
  return screenContext(game, registries);
}

function command(...given: Parameters<typeof press>) {
  const response = press(...given);
  return response.kind === "command" ? response.command : response.kind;
}

describe("the inventory", () => {
  it("is sorted by slot, and s goes on to the name and the price", () => {
    const screen = inventory();
    const context = carrying();
    const order = () => shown(screen, context).match(/(?<=^│ [› ] )\S+( \S+)*?(?= {2}| ×|…)/gm);
    expect(order()).toEqual(["Flaming dagger", "Fire bomb", "Healing potion", "Gold"]);
    press(screen, ["s"], context);
    expect(order()).toEqual(["Fire bomb", "Flaming dagger", "Gold", "Healing potion"]);
    press(screen, ["s"], context);
    expect(order()).toEqual(["Flaming dagger", "Healing potion", "Fire bomb", "Gold"]);
  });

  it("leaves to worn things the room that carried ones do not need", () => {
    const own = smallRegistries();
    Object.assign(own.slots["core:head"] ?? {}, { name: "Headpiece" });
    Object.assign(own.items["core:sword"] ?? {}, { name: "Sword of a king" });
    const game = smallGame(own);
    game.player.inventory = game.player.inventory.filter((item) => item.item === "core:bomb");
    const text = shown(inventory(), screenContext(game, own, SMALL));
    expect(text).toContain("1 Headpiece —");
    expect(text).toContain("2 Hand      Sword of a king");
  });

  it("compares what is selected with what is worn, value by value and effect by effect", () => {
    const text = shown(inventory(), carrying());
    expect(text).toContain("Flaming dagger  instead of  Iron sword");
    expect(text).toMatch(/Damage +17 → 15 +−2/);
    expect(text).toMatch(/Critical chance +5 % → 10 % +\+5 %/);
    expect(text).toMatch(/Price +\d+ → \d+/);
    expect(text).toContain("gained: On hit, 25 %: 4 fire damage to the target");
  });

  it("equips by its place in the inventory, not in the sorted list", () => {
    const context = carrying();
    const index = context.game?.player.inventory.findIndex((item) => item.item === "core:dagger");
    expect(command(inventory(), ["e"], context)).toEqual({ command: "equip", index });
  });

  it("uses at once where there is nothing to ask", () => {
    const context = carrying();
    const index = context.game?.player.inventory.findIndex((item) => item.item === "core:potion");
    expect(command(inventory(), ["down", "down", "u"], context)).toEqual({ command: "use_item", index });
  });

  it("says whether Enter wears, uses or takes off, before it does", () => {
    const screen = inventory();
    const context = carrying();
    const footer = () => shown(screen, context).split("\n").at(-1);
    expect(footer()).toMatch(/^ Enter equip {2}d drop {2}1-9 take off {2}s sort: slot .* Esc back$/);
    press(screen, ["down", "down"], context);
    expect(footer()).toMatch(/^ Enter use {2}d drop/);
    press(screen, ["down"], context);
    expect(footer()).toMatch(/^ d drop/);
    press(screen, ["home"], context);
    expect(command(screen, ["down", "down", "enter"], context)).toMatchObject({ command: "use_item" });
    press(screen, ["tab"], context);
    expect(footer()).toContain("Enter take off");
  });

  it("asks for the target where several enemies could be meant", () => {
    const context = fighting();
    const index = context.game?.player.inventory.findIndex((item) => item.item === "core:bomb");
    const response = press(inventory(), ["down", "u"], context);
    if (response.kind !== "push") throw new Error("nothing was asked");
    expect(shown(response.screen, context)).toContain("Fire bomb: on whom?");
    expect(command(response.screen, ["2"], context)).toEqual({ command: "use_item", index, target: 1 });
  });

  it("drops a single thing at once and asks how many of several", () => {
    const context = carrying();
    expect(command(inventory(), ["d"], context)).toMatchObject({ command: "drop", count: 1 });
    const response = press(inventory(), ["end", "d"], context);
    if (response.kind !== "push") throw new Error("nothing was asked");
    expect(command(response.screen, ["1", "2", "+", "enter"], context)).toMatchObject({ command: "drop", count: 13 });
  });

  it("takes off by the number of the slot, and by Enter on the worn side", () => {
    const context = carrying();
    expect(command(inventory(), ["2"], context)).toEqual({ command: "unequip", slot: "core:hand" });
    expect(command(inventory(), ["9"], context)).toBe("none");
    expect(command(inventory(), ["tab", "down", "enter"], context)).toEqual({ command: "unequip", slot: "core:hand" });
  });

  it("keeps its cursor within a list that has become shorter", () => {
    const context = carrying();
    const screen = inventory();
    press(screen, ["end"], context);
    if (context.game !== undefined) execute(context.game, { command: "drop", index: 3, count: 50 }, registries);
    expect(command(screen, ["d"], context)).not.toBe("none");
  });

  it("does nothing, but stays open, where nothing is carried", () => {
    const context = carrying((game) => {
      game.player.inventory = [];
    });
    expect(shown(inventory(), context)).toContain("You carry nothing.");
    for (const key of ["u", "e", "d", "enter"]) expect(command(inventory(), [key], context)).toBe("none");
    expect(press(inventory(), ["escape"], context)).toEqual({ kind: "pop" });
  });
});
