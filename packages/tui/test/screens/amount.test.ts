import { expect, test } from "vitest";
import { bindKeys } from "../../src/bind-keys.js";
import { actionOf } from "../../src/keymap.js";
import { amount } from "../../src/screens/amount.js";
import type { Context } from "../../src/screens/screen.js";
import { DEFAULT_SETTINGS, type Settings } from "../../src/session/settings.js";

/** The number that keys come to in a question for 1 to 99. */
function typed(layout: Settings["layout"], keys: readonly string[]): number | undefined {
  const { keymap } = bindKeys({ ...DEFAULT_SETTINGS, layout });
  let answered: number | undefined;
  const screen = amount({
    question: "How many?",
    maximum: 99,
    remark: () => "",
    onAnswer: (count) => {
      answered = count;
      return { kind: "pop" };
    },
  });
  for (const key of [...keys, "enter"]) {
    const text = key.length === 1 ? key : "";
    screen.onKey({ key, text, action: actionOf(keymap, screen.keys, key) }, {} as Context);
  }
  return answered;
}

test("where digits need Shift, their keys type a number without it, too", () => {
  expect(typed("azerty", ["&", "à"])).toBe(10);
  expect(typed("azerty", ["é", "ç"])).toBe(29);
  expect(typed("azerty", ["4", "2"])).toBe(42);
});

test("plus and minus change the number on every layout", () => {
  expect(typed("azerty", ["é", "+", "+", "-"])).toBe(3);
  expect(typed("qwerty", ["+", "+", "-"])).toBe(2);
});
