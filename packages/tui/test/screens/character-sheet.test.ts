import { describe, expect, it } from "vitest";
import { smallGame, smallRegistries } from "../../../presentation/test/fixtures/small-mod.js";
import { characterSheet } from "../../src/screens/character-sheet.js";
import { press, screenContext, shown } from "../fixtures/screen-context.js";

const registries = smallRegistries();

function withPoints(points: number) {
  const game = smallGame(registries);
  game.unspent_points = points;
  return screenContext(game, registries);
}

describe("the character sheet", () => {
  it("assigns all points set aside in one command, and then has none set aside", () => {
    const context = withPoints(3);
    const screen = characterSheet();
    const response = press(screen, ["+", "+", "down", "+", "up", "-", "enter"], context);
    expect(response).toEqual({
      kind: "command",
      command: { command: "assign_points", points: { strength: 1, dexterity: 1 } },
    });
    expect(press(screen, ["enter"], context)).toEqual({ kind: "none" });
  });

  it("sets no more points aside than there are", () => {
    const context = withPoints(1);
    const screen = characterSheet();
    press(screen, ["+", "+", "down", "+"], context);
    expect(shown(screen, context)).toContain("0 points to assign");
    expect(press(screen, ["enter"], context)).toMatchObject({ command: { points: { strength: 1 } } });
  });

  it("sets nothing aside on what points cannot be spent on", () => {
    const context = withPoints(1);
    const screen = characterSheet();
    press(screen, ["end", "+"], context);
    expect(press(screen, ["enter"], context)).toEqual({ kind: "none" });
  });

  it("shows what the points set aside would change, and what a point is good for", () => {
    const screen = characterSheet();
    const context = withPoints(2);
    expect(press(screen, ["+", "+"], context)).toEqual({ kind: "none" });
    const text = shown(screen, context);
    expect(text).toMatch(/Strength +1 +1 \+2 /);
    expect(text).toMatch(/Damage +2 +17 \+2 /);
    expect(text).toMatch(/Maximum health +100 +100 +│/);
    expect(text).toContain("A point: +1 damage.");
    press(screen, ["pagedown"], context);
    expect(shown(screen, context)).not.toContain("A point:");
  });

  it("says where a value comes from", () => {
    const context = withPoints(0);
    const screen = characterSheet();
    press(screen, ["pagedown", "up", "up"], context);
    const text = shown(screen, context);
    expect(text).toContain("Damage comes from");
    expect(text).toMatch(/base value +2 /);
    expect(text).toMatch(/Fighter +\+10 /);
    expect(text).toMatch(/Iron sword +\+5 /);
  });

  it("tells states and what they do on its other page", () => {
    const context = withPoints(0);
    if (context.game !== undefined)
      context.game.player.modifiers = [{ modifier: "core:poisoned", turns_left: 2, stacks: 1, until: "" }];
    const screen = characterSheet();
    press(screen, ["tab"], context);
    const text = shown(screen, context);
    expect(text).toContain("Poisoned, 2 turns");
    expect(text).toContain("Each turn: 2 poison");
    expect(text).toContain("Power strike");
  });

  it("scrolls its other page, and stops where it ends", () => {
    const context = { ...withPoints(0), size: { width: 60, height: 20 } };
    const lying = Array.from({ length: 6 }, () => ({
      modifier: "core:poisoned",
      turns_left: 1,
      stacks: 1,
      until: "" as const,
    }));
    if (context.game !== undefined) context.game.player.modifiers = lying;
    const screen = characterSheet();
    press(screen, ["tab"], context);
    expect(shown(screen, context)).toContain("Floor 1  The Cellar");
    press(screen, ["pagedown", "pagedown", "pagedown"], context);
    const end = shown(screen, context);
    expect(end).not.toContain("Floor 1  The Cellar");
    expect(end).toContain("costs 10 stamina");
    press(screen, ["down"], context);
    expect(shown(screen, context)).toBe(end);
  });
});
