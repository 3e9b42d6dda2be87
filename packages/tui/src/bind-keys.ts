import type { KeyAction } from "@rustkeep/presentation";
import { LAYOUTS } from "./key-layouts.js";
import { actionsOf, defaultKeymap, type Keymap, keyScopes } from "./keymap.js";
import { knownKey } from "./known-key.js";
import type { Settings } from "./session/settings.js";

/** Something about the keys in the settings that cannot be as written. */
export type KeyProblem =
  | { readonly kind: "unknown_action"; readonly name: string }
  /** No key is called that; the others behind the name count, without any the layout's. */
  | { readonly kind: "unknown_key"; readonly name: string; readonly key: string }
  /** One key for two actions in one place; the first works. */
  | { readonly kind: "conflict"; readonly key: string; readonly first: KeyAction; readonly second: KeyAction };

/** The key table of a layout with the player's own bindings on top, and what is wrong with those. */
export function bindKeys({ layout, keys }: Pick<Settings, "layout" | "keys">): {
  readonly keymap: Keymap;
  readonly problems: readonly KeyProblem[];
} {
  const { bindings } = defaultKeymap();
  const own: Partial<Record<KeyAction, readonly string[]>> = {};
  const problems: KeyProblem[] = [];
  for (const [name, written] of Object.entries(keys)) {
    if (!isAction(name, bindings)) {
      problems.push({ kind: "unknown_action", name });
      continue;
    }
    const read = readKeys(name, written, problems);
    if (read !== undefined) own[name] = read;
  }
  const keymap: Keymap = { bindings: { ...bindings, ...LAYOUTS[layout], ...own } };
  return { keymap, problems: [...problems, ...conflicts(keymap)] };
}

function isAction(name: string, bindings: Keymap["bindings"]): name is KeyAction {
  return Object.hasOwn(bindings, name);
}

/** The keys that are written behind a name, each once; what is no key is told. undefined where none of them is one. */
function readKeys(name: string, written: string, problems: KeyProblem[]): readonly string[] | undefined {
  const words = [...new Set(written.split(/\s+/).filter((word) => word !== ""))];
  const keys = words.flatMap((word) => {
    const key = knownKey(word);
    if (key === undefined) problems.push({ kind: "unknown_key", name, key: word });
    return key ?? [];
  });
  return keys.length === 0 && words.length > 0 ? undefined : [...new Set(keys)];
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
