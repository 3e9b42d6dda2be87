import { describe, expect, test } from "vitest";
import type { DiagnosticPage, ExampleFile } from "../../src/diagnostics/page.js";
import { ModLoadError } from "../../src/mod-load-error.js";
import { diagnosticPages } from "../../src/schema/diagnostic-pages.js";
import { loadWithCore } from "../support/load-texts.js";

const pages = Object.values(diagnosticPages);

function files({ examples }: DiagnosticPage, kind: ExampleFile["kind"]): Record<string, string> {
  const chosen = examples.filter((example) => example.kind === kind && example.language === "toml");
  return Object.fromEntries(chosen.map(({ file, text }) => [file, text]));
}

// Files that lie in folders are those of several mods.
function mods(files: Record<string, string>): Record<string, Record<string, string>> {
  const several = Object.keys(files).every((name) => name.includes("/") && !name.startsWith("locale/"));
  if (!several) return { mymod: files };
  const found: Record<string, Record<string, string>> = {};
  for (const [path, text] of Object.entries(files)) {
    const [mod = "", ...name] = path.split("/");
    found[mod] = { ...found[mod], [name.join("/")]: text };
  }
  return found;
}

// The codes that mods with these files lead to, and whether anything in them is less than a notice.
function findings(files: Record<string, string>): { codes: string[]; serious: string[] } {
  try {
    const { diagnostics } = loadWithCore(mods(files), { lang: "de" });
    const serious = diagnostics.filter(({ severity }) => severity !== "notice");
    const own = diagnostics.filter((diagnostic) => diagnostic.mod !== "core");
    return { codes: own.map(({ code }) => code), serious: serious.map(({ code }) => code) };
  } catch (error) {
    if (!(error instanceof ModLoadError)) throw error;
    return { codes: [error.code], serious: [error.code] };
  }
}

const executable = pages.filter(({ examples }) => examples.every(({ language }) => language === "toml"));

describe.each(executable.map((page) => [page.code, page] as const))("the page of %s", (code, page) => {
  test("shows an example that has this finding", () => {
    expect(findings(files(page, "fails")).codes).toContain(code);
  });
  test("shows how it is mended, without any error or warning left", () => {
    const { codes, serious } = findings(files(page, "mended"));
    expect(codes).not.toContain(code);
    expect(serious).toEqual([]);
  });
});

test("every page has a title, a text and examples of both kinds", () => {
  for (const { title, body, examples } of pages) {
    expect(title).not.toBe("");
    expect(body).not.toEqual([]);
    expect(new Set(examples.map(({ kind }) => kind))).toEqual(new Set(["fails", "mended"]));
  }
});
