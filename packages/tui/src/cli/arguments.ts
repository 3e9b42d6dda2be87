import { parseArgs } from "node:util";
import { seedText } from "@rustkeep/engine";
import { LANGUAGES, type Language, type Texts } from "@rustkeep/presentation";
import type { Wish } from "../session/session.js";
import { type ModsCommand, readModsCommand } from "./mods/mods-command.js";

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
      /** Only an equal run is a success. */
      readonly verify: boolean;
      readonly lang: Language | undefined;
      readonly mods: readonly string[];
      readonly dataDir: string | undefined;
    }
  | { readonly kind: "doctor"; readonly mods: readonly string[]; readonly dataDir: string | undefined }
  | {
      readonly kind: "mods";
      readonly command: ModsCommand;
      readonly yes: boolean;
      readonly lang: Language | undefined;
      readonly mods: readonly string[];
      readonly dataDir: string | undefined;
    }
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
  verify: { type: "boolean" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean" },
} as const;

type Parsed = ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>>;

const LARGEST_SEED = 2n ** 64n - 1n;

/** What is said of a command line. */
type Words = Texts["cli"];

/** The language that arguments ask for, understood or not. */
export function wantedLanguage(args: readonly string[]): Language | undefined {
  const at = args.findIndex((arg) => arg === "--lang" || arg.startsWith("--lang="));
  const wanted = args[at] === "--lang" ? args[at + 1] : args[at]?.slice("--lang=".length);
  return isLanguage(wanted) ? wanted : undefined;
}

/** Which languages there are is known when the mods are loaded: what can be none is refused before. */
function isLanguage(text: string | undefined): text is Language {
  return text !== undefined && /^[a-z]{2,3}([_-][A-Za-z]{2,4})?$/.test(text);
}

/** Reads the arguments behind the program's name. Never throws. */
export function readArguments(args: readonly string[], words: Words): Arguments {
  // A value that begins with a dash would be taken for an option, which says nothing about seeds.
  const seedAt = args.indexOf("--seed");
  if (seedAt >= 0 && /^-\d/.test(args[seedAt + 1] ?? "")) return wrong(seeds(words));
  let parsed: Parsed;
  try {
    parsed = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return wrong(optionProblem(error, words));
  }
  const { values, positionals } = parsed;
  if (values.help === true) return { kind: "help" };
  if (values.version === true) return { kind: "version" };
  const [command, file, ...rest] = positionals;
  const places = { mods: values.mods ?? [], dataDir: values["data-dir"] };
  switch (command) {
    case undefined:
      return values.fast === true || values.verify === true ? wrong(words.fastAlone) : play(values, words);
    case "replay":
      if (file === undefined || rest.length > 0) return wrong(words.replayFile);
      return {
        kind: "replay",
        file,
        fast: values.fast === true,
        verify: values.verify === true,
        lang: languageOf(values),
        ...places,
      };
    case "doctor":
      return file === undefined ? { kind: "doctor", ...places } : wrong(words.doctorAlone);
    case "mods": {
      const command = readModsCommand(positionals.slice(1), words);
      if (typeof command === "string") return wrong(command);
      return { kind: "mods", command, yes: values.yes === true, lang: languageOf(values), ...places };
    }
    default:
      return wrong(words.unknownCommand({ command }));
  }
}

/** What is wrong with an option, from the error that it brought about. */
function optionProblem(error: unknown, words: Words): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const option = /-[^\s'=<]+/.exec(message)?.[0] ?? "";
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") return words.unknownOption({ option });
  return message.includes("does not take") ? words.valueUnwanted({ option }) : words.valueMissing({ option });
}

function seeds(words: Words): string {
  return words.seed({ largest: String(LARGEST_SEED) });
}

function languageOf({ lang }: Parsed["values"]): Language | undefined {
  return isLanguage(lang) ? lang : undefined;
}

function play(values: Parsed["values"], words: Words): Arguments {
  const seed = values.seed === undefined ? undefined : readSeed(values.seed);
  if (seed === null) return wrong(seeds(words));
  if (values.name?.trim() === "") return wrong(words.name);
  const lang = languageOf(values);
  if (values.lang !== undefined && lang === undefined) return wrong(words.lang({ languages: LANGUAGES.join(", ") }));
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
  const seed = seedText(text);
  return seed === undefined ? null : BigInt(seed);
}

function wrong(message: string): Arguments {
  return { kind: "wrong", message };
}
