import { foreignSign, foreignWord, RESERVED } from "./foreign.js";
import { MOST_DEPTH, MOST_NODES } from "./limits.js";
import { grouped, refuse } from "./problem.js";
import type { ActionSyntax, BinarySign, MacroName, Name, Syntax } from "./syntax.js";
import { type Token, tokenize } from "./tokens.js";

/** How tightly an operator binds. */
const BINDING: ReadonlyMap<string, number> = new Map([
  ["||", 1],
  ["&&", 2],
  ...["==", "!=", "<", "<=", ">", ">=", "in"].map((sign) => [sign, 3] as const),
  ["+", 4],
  ["-", 4],
  ["*", 5],
  ["/", 5],
  ["%", 5],
]);
const COMPARISON = 3;

const MACROS: ReadonlySet<string> = new Set<MacroName>(["map", "filter", "all", "exists"]);

interface Parsing {
  readonly code: string;
  readonly tokens: readonly Token[];
  next: number;
  nodes: number;
  depth: number;
}

/** Reads the code as the tree that it is; refuses what is not in the grammar or beyond the limits. */
export function parse(code: string): Syntax {
  const parsing: Parsing = { code, tokens: tokenize(code), next: 0, nodes: 0, depth: 0 };
  if (peek(parsing).kind === "end") refuse({ offset: 0, length: 0 }, "nothing is written here");
  const syntax = expression(parsing);
  if (peek(parsing).kind !== "end") unexpected(parsing);
  return syntax;
}

function expression(parsing: Parsing): Syntax {
  return nested(parsing, () => {
    const test = binary(parsing, 1);
    const at = peek(parsing);
    if (!skip(parsing, "?")) return test;
    const yes = expression(parsing);
    expect(parsing, ":");
    return made(parsing, { kind: "choice", at, test, yes, no: expression(parsing) });
  });
}

function nested(parsing: Parsing, read: () => Syntax): Syntax {
  parsing.depth += 1;
  if (parsing.depth > MOST_DEPTH) refuse(peek(parsing), `this is nested too deeply (at most ${MOST_DEPTH} levels)`);
  const syntax = read();
  parsing.depth -= 1;
  return syntax;
}

function made<S extends Syntax>(parsing: Parsing, syntax: S): S {
  parsing.nodes += 1;
  if (parsing.nodes > MOST_NODES) refuse(syntax.at, `this has too many parts (at most ${grouped(MOST_NODES)})`);
  return syntax;
}

function binary(parsing: Parsing, least: number): Syntax {
  let left = unary(parsing);
  let compared = false;
  for (;;) {
    const at = peek(parsing);
    const binding = at.kind === "text" ? undefined : BINDING.get(at.text);
    if (binding === undefined || binding < least) return left;
    if (binding === COMPARISON && compared) refuse(at, "write a < b && b < c");
    compared = binding === COMPARISON;
    parsing.next += 1;
    const right = binary(parsing, binding + 1);
    left = made(parsing, { kind: "binary", at, sign: at.text as BinarySign, left, right });
  }
}

function unary(parsing: Parsing): Syntax {
  const at = peek(parsing);
  const sign = at.kind === "sign" && (at.text === "!" || at.text === "-") ? at.text : undefined;
  if (sign === undefined) return member(parsing);
  parsing.next += 1;
  return nested(parsing, () => made(parsing, { kind: "unary", at, sign, operand: unary(parsing) }));
}

function member(parsing: Parsing): Syntax {
  let syntax = primary(parsing);
  for (;;) {
    if (isSign(peek(parsing), "[")) {
      refuse(peek(parsing), "an element cannot be picked by its place", { hint: "use map, filter, all or exists" });
    }
    if (!skip(parsing, ".")) return syntax;
    syntax = macro(parsing, syntax);
  }
}

function primary(parsing: Parsing): Syntax {
  const token = take(parsing);
  switch (token.kind) {
    case "number":
      return made(parsing, { kind: "number", at: token, value: finite(token) });
    case "text":
      return made(parsing, { kind: "text", at: token, value: token.text });
    case "name":
      return named(parsing, token);
    case "sign":
      return bracketed(parsing, token);
    case "end":
      return refuse(token, "unexpected end", { hint: "a value is missing" });
    default:
      return token.kind satisfies never;
  }
}

function finite(token: Token): number {
  const value = Number(token.text);
  return Number.isFinite(value) ? value : refuse(token, "this number is too great");
}

function named(parsing: Parsing, token: Token): Syntax {
  const name = token.text;
  if (name === "true" || name === "false") return made(parsing, { kind: "boolean", at: token, value: name === "true" });
  if (name === "event") {
    if (!skip(parsing, ".")) refuse(token, "event is not a value", { hint: "write event.damage and so on" });
    return made(parsing, { kind: "event", at: peek(parsing), field: nameOf(parsing, "a field of the event").text });
  }
  if (RESERVED.has(name)) refuse(token, `unexpected ${name}`, foreignWord(name));
  if (!skip(parsing, "(")) return made(parsing, { kind: "name", at: token, name });
  return made(parsing, { kind: "call", at: token, name, args: listUpTo(parsing, ")", expression) });
}

function bracketed(parsing: Parsing, token: Token): Syntax {
  switch (token.text) {
    case "(": {
      const inner = expression(parsing);
      expect(parsing, ")");
      return inner;
    }
    case "[":
      return made(parsing, { kind: "list", at: token, elements: listUpTo(parsing, "]", expression) });
    case "{":
      return made(parsing, { kind: "action", at: token, fields: listUpTo(parsing, "}", field) });
    default:
      parsing.next -= 1;
      return unexpected(parsing);
  }
}

function field(parsing: Parsing): ActionSyntax["fields"][number] {
  const name = take(parsing);
  if (name.kind === "name") refuse(name, `put it in quotes: "${name.text}"`);
  if (name.kind !== "text") {
    parsing.next -= 1;
    unexpected(parsing, 'a field, like "action"');
  }
  expect(parsing, ":");
  return { name, value: expression(parsing) };
}

/** What stands between commas up to a closing bracket; a comma may stand before that too. */
function listUpTo<T>(parsing: Parsing, end: string, read: (parsing: Parsing) => T): T[] {
  const list: T[] = [];
  while (!skip(parsing, end)) {
    list.push(read(parsing));
    if (skip(parsing, ",")) continue;
    expect(parsing, end);
    break;
  }
  return list;
}

function macro(parsing: Parsing, list: Syntax): Syntax {
  const at = nameOf(parsing, "map, filter, all or exists");
  const name = at.text;
  if (!isMacro(name)) return refuseMember(at, list, isSign(peek(parsing), "("));
  expect(parsing, "(");
  const element = nameOf(parsing, `a name for the element, like ${name}(e, …)`);
  expect(parsing, ",");
  const first = expression(parsing);
  const second = name === "map" && skip(parsing, ",") ? expression(parsing) : undefined;
  expect(parsing, ")");
  const [test, body] = second === undefined ? [undefined, first] : [first, second];
  return made(parsing, { kind: "macro", at, name, list, element, test, body });
}

function isMacro(name: string): name is MacroName {
  return MACROS.has(name);
}

function refuseMember(at: Name, of: Syntax, called: boolean): never {
  if (of.kind === "name") {
    const hint = called ? `write ${at.text}(…)` : `write ${at.text}(${of.name})`;
    refuse(at, `there is no .${at.text}`, { hint });
  }
  refuse(at, `there is no .${at.text}`, { hint: "a list has map, filter, all and exists" });
}

function nameOf(parsing: Parsing, wanted: string): Name {
  const token = peek(parsing);
  if (token.kind !== "name") unexpected(parsing, wanted);
  parsing.next += 1;
  return token;
}

function peek(parsing: Parsing): Token {
  return parsing.tokens[parsing.next] ?? { kind: "end", text: "end", offset: parsing.code.length, length: 0 };
}

function take(parsing: Parsing): Token {
  const token = peek(parsing);
  parsing.next += 1;
  return token;
}

function isSign(token: Token, sign: string): boolean {
  return token.kind === "sign" && token.text === sign;
}

function skip(parsing: Parsing, sign: string): boolean {
  if (!isSign(peek(parsing), sign)) return false;
  parsing.next += 1;
  return true;
}

function expect(parsing: Parsing, sign: string): void {
  if (!skip(parsing, sign)) unexpected(parsing, sign);
}

function unexpected(parsing: Parsing, wanted?: string): never {
  const token = peek(parsing);
  const shown = token.kind === "text" ? parsing.code.slice(token.offset, token.offset + token.length) : token.text;
  const hint = foreignHint(parsing, token) ?? (wanted === undefined ? undefined : `expected ${wanted}`);
  refuse(token, `unexpected ${shown}`, hint === undefined ? {} : { hint });
}

function foreignHint({ code }: Parsing, token: Token): string | undefined {
  if (token.kind === "name") return foreignWord(token.text).hint;
  return token.kind === "sign" ? foreignSign(code, token.offset).hint : undefined;
}
