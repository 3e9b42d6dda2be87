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

// The codes that a mod with these files leads to, and whether anything in it is less than a notice.
function findings(mod: Record<string, string>): { codes: string[]; serious: string[] } {
  try {
    const { diagnostics } = loadWithCore({ mymod: mod }, { lang: "de" });
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
