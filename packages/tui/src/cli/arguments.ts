import { parseArgs } from "node:util";
import { LANGUAGES, type Language } from "../i18n/texts.js";
import type { Wish } from "../session/session.js";

/** What the command line asks for. */
export interface Play {
  readonly kind: "play";
  readonly plain: boolean;
  readonly wish: Wish;
  readonly lang: Language | undefined;
  readonly mods: readonly string[];
  /** undefined leaves the choice to the environment. */
  readonly dataDir: string | undefined;
  readonly debug: boolean;
  readonly ascii: boolean;
  readonly noColor: boolean;
}

/** A command line, understood or not. */
export type Arguments =
  | Play
  | { readonly kind: "help" }
  | { readonly kind: "version" }
  | {
      readonly kind: "replay";
      readonly file: string;
      readonly fast: boolean;
      readonly mods: readonly string[];
      readonly dataDir: string | undefined;
    }
  | { readonly kind: "doctor"; readonly mods: readonly string[]; readonly dataDir: string | undefined }
  /** Not understood; the sentence says what. */
  | { readonly kind: "wrong"; readonly message: string };

const OPTIONS = {
  plain: { type: "boolean" },
  new: { type: "boolean" },
  yes: { type: "boolean" },
  seed: { type: "string" },
  name: { type: "string" },
  options: { type: "string" },
  lang: { type: "string" },
  mods: { type: "string", multiple: true },
  "data-dir": { type: "string" },
  debug: { type: "boolean" },
  ascii: { type: "boolean" },
  "no-color": { type: "boolean" },
  fast: { type: "boolean" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean" },
} as const;

type Parsed = ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>>;

const LARGEST_SEED = 2n ** 64n - 1n;
const SEEDS = `--seed takes a whole number from 0 to ${LARGEST_SEED}`;

/** Reads the arguments behind the program's name. Never throws. */
export function readArguments(args: readonly string[]): Arguments {
  // A value that begins with a dash would be taken for an option, which says nothing about seeds.
  if (/^-\d/.test(args[args.indexOf("--seed") + 1] ?? "") && args.includes("--seed")) return wrong(SEEDS);
  let parsed: Parsed;
  try {
    parsed = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return wrong(error instanceof Error ? (error.message.split(/[.\n]/)[0] ?? "") : String(error));
  }
  const { values, positionals } = parsed;
  if (values.help === true) return { kind: "help" };
  if (values.version === true) return { kind: "version" };
  const [command, file, ...rest] = positionals;
  const places = { mods: values.mods ?? [], dataDir: values["data-dir"] };
  switch (command) {
    case undefined:
      return values.fast === true ? wrong("--fast belongs to replay") : play(values);
    case "replay":
      if (file === undefined || rest.length > 0) return wrong("replay takes one file");
      return { kind: "replay", file, fast: values.fast === true, ...places };
    case "doctor":
      return file === undefined ? { kind: "doctor", ...places } : wrong("doctor takes no argument");
    default:
      return wrong(`there is no command "${command}"`);
  }
}

function play(values: Parsed["values"]): Arguments {
  const seed = values.seed === undefined ? undefined : readSeed(values.seed);
  if (seed === null) return wrong(SEEDS);
  if (values.name?.trim() === "") return wrong("--name takes 1 to 24 characters");
  const lang = LANGUAGES.find((known) => known === values.lang);
  if (values.lang !== undefined && lang === undefined) return wrong("--lang takes de or en");
  return {
    kind: "play",
    plain: values.plain === true,
    wish: {
      newRun: values.new === true,
      yes: values.yes === true,
      seed,
      name: values.name ?? "",
      options: (values.options ?? "")
        .split(",")
        .map((id) => id.trim())
        .filter((id) => id !== ""),
    },
    lang,
    mods: values.mods ?? [],
    dataDir: values["data-dir"],
    debug: values.debug === true,
    ascii: values.ascii === true,
    noColor: values["no-color"] === true,
  };
}

/** A seed in decimal or, with 0x, in hexadecimal digits; null for anything else. */
function readSeed(text: string): bigint | null {
  if (!/^(\d{1,20}|0x[0-9a-f]{1,16})$/i.test(text)) return null;
  const seed = BigInt(text);
  return seed <= LARGEST_SEED ? seed : null;
}

function wrong(message: string): Arguments {
  return { kind: "wrong", message };
}
