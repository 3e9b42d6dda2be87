import type { KeyAction } from "@rustkeep/presentation";
import { textsOf } from "@rustkeep/presentation";
import { expect, it } from "vitest";
import { LAYOUTS } from "../../src/key-layouts.js";
import { actionsOf, defaultKeymap, type KeyScope, keyScopes } from "../../src/keymap.js";

const TITLES: Readonly<Record<KeyScope, string>> = {
  everywhere: "Everywhere",
  navigation: "In lists and pages",
  menu: "Main menu",
  creation: "Making a hero",
  explore: "Map",
  combat: "Fight",
  list: "Simple lists",
  look: "Looking around",
  inventory: "Inventory",
  sheet: "Character sheet",
  dialog: "Talk",
  shop: "Shop",
  amount: "How many",
  settings: "Settings",
  confirm: "Questions",
  workbench: "Workbench",
  any_key: "",
};

const code = (key: string) => (key === "`" ? "`` ` ``" : `\`${key}\``);
const keysOf = (keys: readonly string[]) => keys.map(code).join(" ");

function section(scope: KeyScope): string {
  const { bindings } = defaultKeymap();
  const rows = actionsOf(scope).map(
    (action) => `| ${code(action)} | ${textsOf("en").keys[action]} | ${keysOf(bindings[action])} |`,
  );
  return `## ${TITLES[scope]}\n\n| name | does | keys |\n|---|---|---|\n${rows.join("\n")}\n`;
}

function layout(name: string, keys: Readonly<Partial<Record<KeyAction, readonly string[]>>>): string {
  const rows = Object.entries(keys).map(([action, bound]) => `| ${code(action)} | ${keysOf(bound)} |`);
  return `### ${name}\n\n| name | keys |\n|---|---|\n${rows.join("\n")}\n`;
}

const INTRODUCTION = `# Keys

Every key can be changed in \`settings.toml\`, by the names in the first column. \`layout\` chooses a keyboard, \`[keys]\`
lays single keys on top of it: one key, or several with spaces between them; \`""\` leaves a name without a key.

\`\`\`toml
layout = "qwertz"

[keys]
run_north = "K"
wait = ". space"
inventory = "i f5"
\`\`\`

A key is the character that it types (\`K\` and \`k\` are two keys), or one of \`up\`, \`down\`, \`left\`, \`right\`, \`enter\`,
\`escape\`, \`space\`, \`tab\`, \`backspace\`, \`delete\`, \`insert\`, \`home\`, \`end\`, \`pageup\`, \`pagedown\`, \`f1\` to \`f12\`,
also with \`shift+\`, \`ctrl+\` or \`alt+\` before it where the terminal tells. On a screen its own keys go before those of
lists, and these before those of everywhere. A name that stands in several places has the same keys in all of them. What
cannot be as written is told when the game starts; a name of which no key is known keeps those of the layout. Ctrl-C saves
and leaves unless it is bound to something else.
`;

it("docs/keys.md is the table that dispatches keys", async () => {
  const scopes = keyScopes().filter((scope) => actionsOf(scope).length > 0);
  const layouts = Object.entries(LAYOUTS).filter(([, keys]) => Object.keys(keys).length > 0);
  const text = [
    INTRODUCTION,
    ...scopes.map(section),
    "## Layouts\n\nWhat differs from the tables above; `qwerty` differs in nothing.\n",
    ...layouts.map(([name, keys]) => layout(name, keys)),
  ].join("\n");
  await expect(text).toMatchFileSnapshot("../../../../docs/keys.md");
});
