import { parseArgs } from "node:util";
import { createRng } from "@rustkeep/engine";
import { addToCorpus } from "./corpus.js";
import { type Kind, kinds } from "./kinds.js";
import { shrinkText } from "./shrink-text.js";

const USAGE = `Usage: npm run fuzz [-- [--minutes N] [--cases N] [--from N] [KIND…]]

Reads spoilt texts and looks whether each is refused or told about, and none throws.

  --minutes N  how long (1 unless --cases is given)
  --cases N    how many texts of each kind
  --from N     number of the first text; each number is another text
  KIND         mods, manifests, locales, saves, recordings, code; all without one

What is read wrongly is made as short as it can be and joins tools/fuzz/corpus, which the tests read.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: "string" },
    cases: { type: "string" },
    from: { type: "string", default: "1" },
    help: { type: "boolean", short: "h", default: false },
  },
});

/** A kind of fault is kept only so often: the others of the kind are likely the same one. */
const MOST_OF_A_KIND = 3;

function fuzzOne(kind: Kind, number: number, found: Map<string, number>): void {
  const text = kind.spoil(kind.seedText(number), createRng(number));
  const fault = kind.check(text, number);
  if (fault === undefined) return;
  const key = `${kind.name} ${fault.kind}`;
  const before = found.get(key) ?? 0;
  found.set(key, before + 1);
  if (before >= MOST_OF_A_KIND) return;
  const shortest = shrinkText(text, (shorter) => kind.check(shorter, number)?.kind === fault.kind);
  const detail = kind.check(shortest, number)?.detail ?? fault.detail;
  console.error(`${addToCorpus(kind, fault.kind, shortest)} (number ${number}): ${fault.kind}: ${detail}`);
}

function fuzz(): boolean {
  const cases = Number(values.cases ?? Number.POSITIVE_INFINITY);
  const minutes = Number(values.minutes ?? (values.cases === undefined ? 1 : Number.POSITIVE_INFINITY));
  const until = performance.now() + minutes * 60_000;
  const chosen = kinds().filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const found = new Map<string, number>();
  let done = 0;
  for (let number = Number(values.from); done < cases && performance.now() < until; number += 1) {
    for (const kind of chosen) fuzzOne(kind, number, found);
    done += 1;
  }
  const faults = [...found].map(([key, count]) => `${count} × ${key}`);
  console.log(`${done} texts of each kind: ${faults.length === 0 ? "no fault" : faults.join(", ")}`);
  return faults.length === 0;
}

if (values.help) console.log(USAGE);
else process.exitCode = fuzz() ? 0 : 1;
