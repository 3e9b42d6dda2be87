import { describe, expect, it } from "vitest";
import { bindKeys } from "../../src/bind-keys.js";
import { actionOf, actionsOf, type KeyScope, keyScopes, type Layout } from "../../src/keymap.js";

const LAYOUTS: readonly Layout[] = ["qwerty", "qwertz", "azerty", "dvorak", "numpad"];
const bind = (layout: Layout, keys: Record<string, string> = {}) => bindKeys({ layout, keys });

describe("the key table", () => {
  it.each(LAYOUTS)("has no conflict in the layout %s, and a key for everything", (layout) => {
    const { keymap, problems } = bind(layout);
    expect(problems).toEqual([]);
    for (const [action, keys] of Object.entries(keymap.bindings)) expect(keys.length, action).toBeGreaterThan(0);
  });

  it("lets a screen's own keys go before those of lists and of everywhere", () => {
    const { keymap } = bind("qwerty");
    const at = (scope: KeyScope, key: string) => actionOf(keymap, scope, key);
    expect(at("list", "j")).toBe("down");
    expect(at("confirm", "j")).toBe("yes");
    expect(at("explore", "j")).toBe("move_south");
    expect(at("explore", "m")).toBe("messages");
    expect(at("combat", "k")).toBe("up");
    expect(at("workbench", "h")).toBe("cheat_heal");
    expect(at("explore", "ö")).toBeUndefined();
  });

  it.each(keyScopes())("offers help and messages in %s", (scope) => {
    const { keymap } = bind("qwerty");
    expect(actionOf(keymap, scope, "?")).toBe("help");
    expect(actionOf(keymap, scope, "m")).toBe("messages");
    expect(new Set(actionsOf(scope)).size).toBe(actionsOf(scope).length);
  });

  it("moves by the digits of the keypad in its layout", () => {
    const { keymap } = bind("numpad");
    expect(["4", "6", "8", "2", "0"].map((key) => actionOf(keymap, "explore", key))).toEqual([
      "move_west",
      "move_east",
      "move_north",
      "move_south",
      "wait",
    ]);
    expect(actionOf(keymap, "combat", "4")).toBe("pick_4");
  });
});

describe("a player's own keys", () => {
  it("take the place of the layout's, with several and with names written as one likes", () => {
    const { keymap, problems } = bind("qwerty", { wait: "z Shift+F5", back: "Esc", pick_up: "" });
    expect(problems).toEqual([]);
    expect(actionOf(keymap, "explore", "z")).toBe("wait");
    expect(actionOf(keymap, "explore", "shift+f5")).toBe("wait");
    expect(actionOf(keymap, "explore", ".")).toBeUndefined();
    expect(actionOf(keymap, "list", "escape")).toBe("back");
    expect(actionOf(keymap, "explore", "g")).toBeUndefined();
  });

  it("are told when they stand for two things in one place; the first works", () => {
    const { keymap, problems } = bind("qwerty", { wait: "o" });
    expect(problems).toEqual([{ kind: "conflict", key: "o", first: "explore", second: "wait" }]);
    expect(actionOf(keymap, "explore", "o")).toBe("explore");
  });

  it("are told when nothing has that name", () => {
    expect(bind("qwerty", { dance: "d", constructor: "x" }).problems).toEqual([
      { kind: "unknown_action", name: "dance" },
      { kind: "unknown_action", name: "constructor" },
    ]);
  });

  it("are told when there is no such key; the layout's stay where none is left", () => {
    const { keymap, problems } = bind("qwerty", { run_north: "nope nope", wait: "z hyper+z", talk: "Ctrl+Fn shift+y" });
    expect(problems).toEqual([
      { kind: "unknown_key", name: "run_north", key: "nope" },
      { kind: "unknown_key", name: "wait", key: "hyper+z" },
      { kind: "unknown_key", name: "talk", key: "Ctrl+Fn" },
    ]);
    expect(keymap.bindings.run_north).toEqual(["shift+up", "K"]);
    expect(keymap.bindings.wait).toEqual(["z"]);
    expect(keymap.bindings.talk).toEqual(["Y"]);
  });

  it("can be signs, letters of any alphabet, and have several modifiers in any order", () => {
    const { keymap, problems } = bind("qwerty", { wait: "+ ctrl++ ö Shift+Ctrl+PgUp ALT+x" });
    expect(problems).toEqual([]);
    expect(keymap.bindings.wait).toEqual(["+", "ctrl++", "ö", "ctrl+shift+pageup", "alt+x"]);
  });
});
