import { clean, nearest } from "@rustkeep/data";
import { type DiagnosticPage, diagnosticPages, type ExampleFile } from "@rustkeep/data/diagnostics";
import type { Command } from "../command.js";
import { exitCodes } from "../io.js";
import { readArgs } from "../read-args.js";
import { UsageError } from "../usage-error.js";

const help = `Usage: rustkeep-mod explain CODE
       rustkeep-mod explain

Explains a diagnostic code, with an example that fails and one that is mended.
Without a code, lists them all.`;

const headings = { fails: "This fails", mended: "This is mended" } as const;

function example({ kind, file, text }: ExampleFile): string {
  const where = file === "" ? "" : ` (${file})`;
  const lines = text.trimEnd().split("\n");
  return [`${headings[kind]}${where}:`, "", ...lines.map((line) => (line === "" ? "" : `    ${line}`))].join("\n");
}

function pageText({ code, severity, title, body, examples }: DiagnosticPage): string {
  return [`${severity}[${code}] ${title}`, ...body, ...examples.map(example)].join("\n\n");
}

function listed(): string[] {
  const pages = Object.values(diagnosticPages);
  const width = Math.max(...pages.map(({ code }) => code.length));
  return pages.map(({ code, severity, title }) => `${code.padEnd(width)}  ${severity.padEnd(7)}  ${title}`);
}

/** `rustkeep-mod explain` */
export const explain: Command = {
  summary: "the page of a diagnostic code",
  help,
  run(args, io) {
    const { positionals } = readArgs(args, {});
    const [code, ...others] = positionals;
    if (others.length > 0) throw new UsageError("expected: one code");
    if (code === undefined) {
      for (const line of listed()) io.out(line);
      return exitCodes.fine;
    }
    const page = Object.hasOwn(diagnosticPages, code) ? diagnosticPages[code] : undefined;
    if (page === undefined) {
      const near = nearest(code, Object.keys(diagnosticPages));
      const hint = near === undefined ? "explain without a code lists all" : `did you mean ${near}?`;
      throw new UsageError(`there is no diagnostic code ${clean(code)} (${hint})`);
    }
    io.out(pageText(page));
    return exitCodes.fine;
  },
};
