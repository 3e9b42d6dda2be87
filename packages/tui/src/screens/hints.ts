import type { KeyAction } from "@rustkeep/presentation";
import { type Row, span } from "../widgets/row.js";
import type { Context } from "./screen.js";

/** What naming keys takes. */
type KeyWords = Pick<Context, "texts" | "keymap">;

/** How a key is written on the screen: `↑`, `Shift-↑`, `Ctrl-C`, `Esc`, `K`; German joins by `+`. */
export function keyLabel(key: string, context: Pick<Context, "texts">): string {
  const { keyNames, keyJoint } = context.texts;
  const parts = key.split(/\+(?!$)/);
  const held = parts.slice(0, -1);
  const last = parts.at(-1) ?? "";
  const typed = held.includes("ctrl") ? last.toUpperCase() : last.replace(/^f(?=\d)/, "F");
  const named = (part: string) => (Object.hasOwn(keyNames, part) ? keyNames[part] : undefined);
  return [...held.map((part) => named(part) ?? part), named(last) ?? typed].join(keyJoint);
}

/** The first key of an action, "" where none is bound. */
export function firstKey(action: KeyAction, context: KeyWords): string {
  const key = context.keymap.bindings[action][0];
  return key === undefined ? "" : keyLabel(key, context);
}

/** A key and what it does; `label` where the action's own name says too little. */
export function hint(action: KeyAction, context: KeyWords, label?: string): Row {
  return named(firstKey(action, context), label ?? context.texts.keys[action]);
}

/** An answer with the key that its word begins with, where one is bound, else the first: `j ja`, `y yes`. */
export function answerHint(action: KeyAction, context: KeyWords): Row {
  const word = context.texts.keys[action];
  const own = context.keymap.bindings[action].find((key) => key.length === 1 && word.startsWith(key));
  return named(own ?? firstKey(action, context), word);
}

/** Hints for several actions. */
export function hints(actions: readonly KeyAction[], context: KeyWords): Row[] {
  return actions.map((action) =>
    action === "yes" || action === "no" ? answerHint(action, context) : hint(action, context),
  );
}

/** The keys of several actions run together, with one word for what they do: `hjkl move`. */
export function jointHint(actions: readonly KeyAction[], context: KeyWords, label: string): Row {
  const letters = actions.map((action) => context.keymap.bindings[action].find((key) => key.length === 1));
  if (letters.every((key) => key !== undefined)) return named(letters.join(""), label);
  return named(actions.map((action) => firstKey(action, context)).join(""), label);
}

function named(key: string, label: string): Row {
  return [span(key, "key"), span(` ${label}`, "dim")];
}
