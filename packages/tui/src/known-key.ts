const NAMED: ReadonlySet<string> = new Set([
  ...["up", "down", "left", "right", "enter", "escape", "space", "tab", "backspace"],
  ...["delete", "insert", "home", "end", "pageup", "pagedown"],
  ...Array.from({ length: 12 }, (_, index) => `f${index + 1}`),
]);

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

/** In the order in which the names of pressed keys have them. */
const MODIFIERS = ["ctrl", "alt", "shift"] as const;

/**
 * The name that a key has when it is pressed, from how a player writes it: `Shift+Up` and `shift+up` are one key, `K` and
 * `k` are two. undefined for what is no key.
 */
export function knownKey(written: string): string | undefined {
  // The last sign can be the key `+` itself.
  const cut = written.slice(0, -1).lastIndexOf("+");
  const before = cut < 0 ? [] : written.slice(0, cut).toLowerCase().split("+");
  const base = baseKey(written.slice(cut + 1));
  const given: ReadonlySet<string> = new Set(before);
  if (base === undefined || before.some((name) => !MODIFIERS.some((known) => known === name))) return undefined;
  // Terminals tell Shift with a character by the character alone.
  const shifted = given.has("shift") && isCharacter(base);
  const modifiers = MODIFIERS.filter((name) => given.has(name) && !(name === "shift" && shifted));
  return [...modifiers, shifted ? base.toUpperCase() : base].join("+");
}

function baseKey(text: string): string | undefined {
  if (isCharacter(text)) return text.normalize("NFC");
  const name = text.toLowerCase();
  const key = Object.hasOwn(ALIASES, name) ? ALIASES[name] : name;
  return key !== undefined && NAMED.has(key) ? key : undefined;
}

function isCharacter(text: string): boolean {
  return /^[^\p{C}\p{Z}\p{M}]$/u.test(text.normalize("NFC"));
}
