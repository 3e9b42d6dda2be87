import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { isStudy, joinStudies, type Study } from "@rustkeep/bot";
import { clean } from "@rustkeep/data";
import { exitCodes, type Io } from "../../io.js";
import { oneOf, readArgs } from "../../read-args.js";
import { UsageError } from "../../usage-error.js";
import { printStudy } from "./options.js";
import { reportOf } from "./report.js";

const options = {
  format: { type: "string", default: "text" },
  coverage: { type: "boolean", default: false },
} as const;

/** `rustkeep-mod simulate merge` */
export function simulateMerge(args: string[], io: Io): number {
  const { values, positionals } = readArgs(args, options);
  const format = oneOf("--format", values.format, ["text", "json"]);
  if (positionals.length === 0) throw new UsageError("expected: the files of a study's parts");
  const joined = joinStudies(positionals.map((path) => readStudy(resolve(io.cwd, path))));
  if ("problem" in joined) throw new UsageError(joined.problem);
  printStudy(joined.study, format, reportOf(joined.study, values.coverage), io);
  return exitCodes.fine;
}

function readStudy(path: string): Study {
  const value = parse(path);
  if (!isStudy(value)) throw new UsageError(`${clean(path, 300)} is no study: it is what --format json prints`);
  return value;
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new UsageError(`cannot read ${clean(path, 300)}: ${clean(error instanceof Error ? error.message : "", 200)}`);
  }
}
