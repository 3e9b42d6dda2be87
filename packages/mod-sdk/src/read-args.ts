import { type ParseArgsConfig, parseArgs } from "node:util";
import { clean } from "@rustkeep/data";
import { UsageError } from "./usage-error.js";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Parsed<T extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: T; allowPositionals: true; tokens: true }>
>;

/** What commands that load mods understand. */
export const modOptions = { core: { type: "string" }, with: { type: "string", multiple: true } } as const;

/** The lines on them in a command's help. */
export const modOptionsHelp = `  --with DIR       a mod, or a folder of mods, to be loaded as well; may be repeated
  --core DIR       a folder with a mod named core that stands in for the one that ships`;

// A negative number after an option is its value, to be refused in the words of that option.
function joinNegatives(args: readonly string[], options: Options): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const before = joined.at(-1) ?? "";
    const wantsValue = before.startsWith("--") && options[before.slice(2)]?.type === "string";
    if (wantsValue && /^-\d/.test(arg) && !joined.includes("--")) joined[joined.length - 1] = `${before}=${arg}`;
    else joined.push(arg);
  }
  return joined;
}

// The parser's advice on values with a dash takes several lines.
function inOneLine(message: string): string {
  const ambiguous = /^Option '([^']+)' argument is ambiguous/.exec(message);
  return ambiguous === null ? message : `Option '${ambiguous[1]} <value>' argument missing`;
}

/**
 * Takes arguments apart.
 * @throws UsageError on an unknown option, or one whose value is missing
 */
export function readArgs<const T extends Options>(args: string[], options: T): Parsed<T> {
  try {
    return parseArgs({
      args: joinNegatives(args, options),
      options,
      allowPositionals: true,
      tokens: true,
    }) as Parsed<T>;
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(clean(inOneLine(error.message), 300));
    throw error;
  }
}

/** The part of a token that matters here. */
interface Token {
  kind: string;
  name?: string;
  value?: string | undefined;
}

/**
 * Divides the arguments without a dash into the `wanted` ones and folders that follow a `--with`, so that one `--with`
 * can be followed by several folders.
 * @throws UsageError where the number of wanted ones is another; `usage` names them
 */
export function splitPositionals(tokens: readonly Token[], wanted: number, usage: string) {
  const own: string[] = [];
  const folders: string[] = [];
  let list = own;
  for (const { kind, name, value } of tokens) {
    if (kind === "positional" && value !== undefined) list.push(value);
    else list = name === "with" ? folders : own;
  }
  if (own.length < wanted) own.push(...folders.splice(-(wanted - own.length)));
  if (own.length !== wanted) throw new UsageError(`expected: ${usage}`);
  return { own, folders };
}

/**
 * One of several words.
 * @throws UsageError on any other
 */
export function oneOf<const T extends string>(option: string, given: string, allowed: readonly T[]): T {
  const found = allowed.find((word) => word === given);
  if (found === undefined) throw new UsageError(`${option} is one of ${allowed.join(", ")}, not ${clean(given)}`);
  return found;
}
