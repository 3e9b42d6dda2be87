import { LAYOUTS } from "./key-layouts.js";
import { actionsOf, defaultKeymap, type KeyAction, type Keymap, keyScopes } from "./keymap.js";
import type { Settings } from "./session/settings.js";

/** Something about the keys in the settings that cannot be as written. */
export type KeyProblem =
  | { readonly kind: "unknown_action"; readonly name: string }
  /** One key for two actions in one place; the first works. */
  | { readonly kind: "conflict"; readonly key: string; readonly first: KeyAction; readonly second: KeyAction };

/** Other ways to write the names of keys. */
const ALIASES: Readonly<Record<string, string>> = {
  esc: "escape",
  return: "enter",
  pgup: "pageup",
  pgdn: "pagedown",
  pgdown: "pagedown",
  del: "delete",
  ins: "insert",
};

/** The key table of a layout with the player's own bindings on top, and what is wrong with those. */
export function bindKeys({ layout, keys }: Pick<Settings, "layout" | "keys">): {
  readonly keymap: Keymap;
  readonly problems: readonly KeyProblem[];
} {
  const { bindings } = defaultKeymap();
  const own: Partial<Record<KeyAction, readonly string[]>> = {};
  const problems: KeyProblem[] = [];
  for (const [name, written] of Object.entries(keys)) {
    if (isAction(name, bindings))
      own[name] = written
        .split(/\s+/)
        .filter((key) => key !== "")
        .map(normalKey);
    else problems.push({ kind: "unknown_action", name });
  }
  const keymap: Keymap = { bindings: { ...bindings, ...LAYOUTS[layout], ...own } };
  return { keymap, problems: [...problems, ...conflicts(keymap)] };
}

function isAction(name: string, bindings: Keymap["bindings"]): name is KeyAction {
  return Object.hasOwn(bindings, name);
}

/** `Shift+Up` and `shift+up` are one key; `K` and `k` are two. */
function normalKey(written: string): string {
  if (written.length === 1) return written;
  const parts = written.toLowerCase().split("+");
  const last = parts.pop() ?? "";
  return [...parts, ALIASES[last] ?? last].join("+");
}

/** Keys that stand for two actions of one scope. */
function conflicts(keymap: Keymap): KeyProblem[] {
  const found = new Map<string, KeyProblem>();
  for (const scope of keyScopes()) {
    const owner = new Map<string, KeyAction>();
    for (const action of actionsOf(scope)) {
      for (const key of keymap.bindings[action]) {
        const first = owner.get(key);
        if (first === undefined) owner.set(key, action);
        else if (first !== action) {
          found.set(`${key} ${first} ${action}`, { kind: "conflict", key, first, second: action });
        }
      }
    }
  }
  return [...found.values()];
}
