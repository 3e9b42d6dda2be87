import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../support/folder.js";
import { runCli } from "../support/run-cli.js";

const folder = fileURLToPath(new URL("../../../../docs/modding", import.meta.url));

/** A block of the tutorial: a part of a file, commands, or what a command prints. */
interface Block {
  language: string;
  /** What stands after the language: the file that it is a part of. */
  file: string;
  text: string;
}

interface Step {
  title: string;
  blocks: Block[];
}

function steps(): Step[] {
  const [, ...sections] = readFileSync(join(folder, "tutorial.md"), "utf8").split(/^## /m);
  return sections.map((section) => ({
    title: section.split("\n")[0] ?? "",
    blocks: [...section.matchAll(/^```(\S+) ?(\S*)\n([\s\S]*?)^```/gm)].map(
      ([, language = "", file = "", text = ""]): Block => ({ language, file, text }),
    ),
  }));
}

function filesOf(blocks: readonly Block[]): Record<string, string> {
  const files: Record<string, string> = {};
  for (const { language, file, text } of blocks) {
    if (language === "toml") files[file] = files[file] === undefined ? text : `${files[file]}\n${text}`;
  }
  return files;
}

const all = steps();

test("its blocks are the mod that lies beside it", () => {
  const mod = join(folder, "tutorial-mod");
  const names = readdirSync(mod, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath ?? entry.path, entry.name)
        .slice(mod.length + 1)
        .replaceAll("\\", "/"),
    );
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(mod, name), "utf8")]));
  expect(files).toEqual(filesOf(all.flatMap(({ blocks }) => blocks)));
});

test("the finished mod has no finding", async () => {
  const { code, out } = await runCli(["validate", "tutorial-mod", "--strict", "--untranslated", "de"], folder);
  expect(out).toEqual(["no findings"]);
  expect(code).toBe(0);
});

describe.each(all.map((step, index) => ({ ...step, index })))("$title", ({ index, blocks }) => {
  const mod = () => temporaryFolder(filesOf(all.slice(0, index + 1).flatMap((step) => step.blocks)));
  const sections = blocks.filter(({ language }) => language !== "toml");

  test("after it, nothing is an error or a warning", async () => {
    expect((await runCli(["validate"], mod())).code).toBe(0);
  });

  test("its commands do what it says", async () => {
    for (const [at, { language, text }] of sections.entries()) {
      if (language !== "sh") continue;
      // Blocks after a command may belong to files that it does not know yet.
      const known = blocks.slice(0, blocks.indexOf(sections[at] as Block));
      const before = all.slice(0, index).flatMap((step) => step.blocks);
      const cwd = temporaryFolder(filesOf([...before, ...known]));
      const ran = [];
      for (const line of text.trim().split("\n")) ran.push(await runCli(line.split(" ").slice(1), cwd));
      expect(ran.map(({ code }) => code)).toEqual(ran.map(() => 0));
      const next = sections[at + 1];
      if (next?.language === "text") expect(ran.flatMap(({ out }) => out).join("\n")).toBe(next.text.trim());
    }
  });
});
