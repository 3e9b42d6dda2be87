import { type KeyAction, type Language, textsOf } from "@rustkeep/presentation";
import type { KeyOffer, RawKey } from "@rustkeep/tui/app";
import { make } from "../shared/dom.js";
import { playTexts } from "./texts.js";

/** What a bar of keys needs. */
export interface TouchBarParts {
  readonly onKeys: (keys: readonly RawKey[]) => void;
  /** The device's own keyboard is wanted, or not any more. */
  readonly onKeyboard: (wanted: boolean) => void;
  readonly language: () => Language;
}

/** Keys on the screen, for who has no others. */
export interface TouchBar {
  /** Shows what can be done now. */
  readonly show: (offers: readonly KeyOffer[]) => void;
  readonly close: () => void;
}

/** Held so long, an arrow runs, in milliseconds. */
const HOLD = 350;

const ARROWS = [
  ["up", "↑"],
  ["left", "←"],
  ["right", "→"],
  ["down", "↓"],
] as const;

/** What the arrows do, and what the bar has a place for anyway. */
const ELSEWHERE = /^(?:move_|run_|pick_|up$|down$|left$|right$|accept$|back$|menu$|workbench$)/;

/** Puts a bar of keys into an element. */
export function touchBar(parent: HTMLElement, { onKeys, onKeyboard, language }: TouchBarParts): TouchBar {
  const press = (key: string): void => onKeys([{ key, text: key.length === 1 ? key : "" }]);
  const actions = make("div", { class: "touch-actions" });
  let shown = "";
  const { keyNames } = textsOf(language());
  parent.replaceChildren(
    make(
      "div",
      { class: "touch-arrows" },
      ...ARROWS.map(([name, sign]) => arrow(name, sign)),
      key("escape", keyNames.escape ?? "Esc"),
      key("enter", "⏎"),
      key("?", "?"),
      keyboardButton(),
    ),
    actions,
  );
  return {
    show: (offers) => {
      const named = offers.filter(({ action }) => !ELSEWHERE.test(action));
      const now = `${language()} ${named.map(({ action, key: { key } }) => `${action} ${key}`).join(",")}`;
      if (now === shown) return;
      shown = now;
      actions.replaceChildren(...named.map(offer));
    },
    close: () => parent.replaceChildren(),
  };

  function key(name: string, label: string): HTMLElement {
    return make(
      "button",
      { type: "button", class: `touch-key touch-${name === "?" ? "help" : name}`, onclick: () => press(name) },
      label,
    );
  }

  function offer({ action, key: { key: name, text } }: KeyOffer): HTMLElement {
    const label = textsOf(language()).keys[action satisfies KeyAction];
    return make("button", { type: "button", class: "touch-key", onclick: () => onKeys([{ key: name, text }]) }, label);
  }

  function arrow(name: (typeof ARROWS)[number][0], sign: string): HTMLElement {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ran = false;
    const onpointerdown = (): void => {
      ran = false;
      timer = setTimeout(() => {
        ran = true;
        press(`shift+${name}`);
      }, HOLD);
    };
    const onclick = (): void => {
      clearTimeout(timer);
      if (!ran) press(name);
      ran = false;
    };
    const onpointercancel = (): void => clearTimeout(timer);
    const label = playTexts(language()).arrows[name];
    const attributes = { type: "button", class: `touch-key touch-${name}`, "aria-label": label };
    return make("button", { ...attributes, onpointerdown, onpointercancel, onclick }, sign);
  }

  function keyboardButton(): HTMLElement {
    const button = make("button", { type: "button", class: "touch-key touch-keyboard", "aria-pressed": "false" }, "⌨");
    button.setAttribute("aria-label", playTexts(language()).keyboard);
    button.addEventListener("click", () => {
      const wanted = button.getAttribute("aria-pressed") !== "true";
      button.setAttribute("aria-pressed", String(wanted));
      onKeyboard(wanted);
    });
    return button;
  }
}
