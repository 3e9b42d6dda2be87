import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Editor, openInEditor, type Position } from "../support/editor.js";
import { writeFiles } from "../support/folder.js";
import { runCli } from "../support/run-cli.js";

// The mark § is where the cursor is; the number behind it is the place's name.
const marked = `#:schema ./schemas/mod.schema.json
[[items]]
id = "a"
name = "A"
slot = "§1"
sta§2
actions = [{ action = "§3" }]

[[loot_tables]]
id = "t"
entries = [{ item = "§4" }]

[[creatures]]
id = "c"
name = "C"
triggers = [{ on = "§5" }, { on = "attack_hit", when = { ability = "§6" } }]

[[patch.creatures]]
target = "§7"
set = { sym§8 }
change = { ai = [{ where = { ability = "§9" } }] }
`;

function placeOf(mark: number): Position {
  const before = marked.slice(0, marked.indexOf(`§${mark}`)).split("\n");
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}

const folder = mkdtempSync(join(tmpdir(), "rustkeep-lsp-"));
let editor: Editor;

beforeAll(async () => {
  await runCli(["new", "frost_hall"], folder);
  writeFiles(join(folder, "frost_hall"), { "draft.toml": marked.replace(/§\d/g, "") });
  editor = await openInEditor(join(folder, "frost_hall"));
  await editor.open("draft.toml");
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("Taplo's language server offers", () => {
  test.each([
    ["the ids that a field can refer to", 1, '"core:hand"'],
    ["fields", 2, "stackable"],
    ["actions", 3, '"give_loot"'],
    ["ids within lists, the mod's own too", 4, '"frost_hall:travel_bread"'],
    ["events", 5, '"attack_hit"'],
    ["the filters of an event", 6, '"core:second_wind"'],
    ["what a patch can change", 7, '"core:rat"'],
    ["fields within a patch", 8, "symbol"],
    ["ids within a patch", 9, '"core:rat_bite"'],
  ])(
    "%s",
    async (_, mark, label) => {
      expect(await editor.completions("draft.toml", placeOf(mark))).toContain(label);
    },
    60_000,
  );
});

test("it tells what a field means", async () => {
  const { line } = placeOf(1);
  expect(await editor.hover("draft.toml", { line, character: 1 })).toContain("Where it can be worn");
}, 60_000);
