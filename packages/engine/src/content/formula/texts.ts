import { LONGEST_ID } from "./limits.js";
import { misspelt, refuse, type Span } from "./problem.js";

/** What a text is used as, which decides the values that it may have. */
export type Role = WordRole | IdRole;

/** One of a few fixed words. */
export interface WordRole {
  readonly kind: "word";
  /** What it is, for messages: "attribute". */
  readonly what: string;
  readonly words: readonly string[];
}

/** An id in a registry, a tag, or the name of a flag; without a namespace it belongs to the mod that the code is from. */
export interface IdRole {
  readonly kind: "id";
  readonly registry: string;
  /** Is it only asked about, so that something else must bring it about? */
  readonly asks?: boolean;
}

/** A text that stands in the code. */
export interface Literal extends Span {
  readonly value: string;
  group: Group;
}

/** Texts that are compared with each other; what one of them is, all must be. */
interface Group {
  readonly roles: Role[];
  readonly members: Literal[];
}

/** Every text that can arrive at a place: those from the code, and those that an event carries. */
export interface Texts {
  readonly literals: ReadonlySet<Literal>;
  readonly carried: readonly Role[];
}

/** An id that the code names. */
export interface Reference extends Span {
  /** The registry that must have it, `tags`, or `flags`, which are not declared anywhere. */
  readonly registry: string;
  /** As it is written, with or without a namespace. */
  readonly id: string;
  /** Is it only asked about? */
  readonly asks: boolean;
}

const ID = /^([a-z][a-z0-9_]*:)?[a-z][a-z0-9_]*$/;

/** A text from the code. */
export function literal(value: string, { offset, length }: Span): Literal {
  const group: Group = { roles: [], members: [] };
  const made: Literal = { value, offset, length, group };
  group.members.push(made);
  return made;
}

/** What may be any of some texts. */
export function mergeTexts(all: readonly Texts[]): Texts {
  const literals = new Set<Literal>();
  const carried = new Set<Role>();
  for (const texts of all) {
    for (const one of texts.literals) literals.add(one);
    for (const role of texts.carried) carried.add(role);
  }
  return { literals, carried: [...carried] };
}

/** Takes note that texts are used in a role; refuses what an event carries and does not fit. */
export function useTexts({ literals, carried }: Texts, role: Role, at: Span): void {
  for (const one of carried) {
    if (!fits(one, role)) refuse(at, `this must be ${nameOfRole(role)}, and is ${nameOfRole(one)}`);
  }
  for (const one of literals) addRole(one.group, role);
}

/**
 * Takes note that texts are compared: what one of them is, the others must be. Refuses what can never be equal, save where
 * an event decides.
 */
export function compareTexts(a: Texts, b: Texts, at: Span): void {
  const [first, ...others] = [...a.literals, ...b.literals];
  if (first !== undefined) {
    for (const one of others) joinGroups(first.group, one.group);
    for (const role of [...a.carried, ...b.carried]) addRole(first.group, role);
  }
  if (!maybeEqual(a, b)) refuse(at, "these are never equal", { hint: `${listed(a)} against ${listed(b)}` });
}

/** An event may carry whatever is of its kind. */
function maybeEqual(a: Texts, b: Texts): boolean {
  if (a.carried.some((role) => b.literals.size > 0 || b.carried.some((other) => fits(role, other)))) return true;
  if (b.carried.length > 0 && a.literals.size > 0) return true;
  const names = new Set([...a.literals].map(nameOf));
  return [...b.literals].some((one) => names.has(nameOf(one)));
}

/** The ids among the literals, in the order in which they stand; refuses words and ids that cannot be what they are used as. */
export function settleLiterals(literals: readonly Literal[]): Reference[] {
  return [...literals].sort((a, b) => a.offset - b.offset).flatMap(settle);
}

function settle(one: Literal): Reference[] {
  const { roles } = one.group;
  const [id, word] = [roles.find(isId), roles.find((role) => role.kind === "word")];
  if (id !== undefined && word !== undefined) {
    refuse(one, `"${one.value}" is used both as ${nameOfRole(id)} and as ${nameOfRole(word)}`);
  }
  for (const role of roles) {
    if (role.kind === "word" && !role.words.includes(one.value)) {
      refuse(one, `unknown ${role.what} ${one.value}`, misspelt(one.value, role.words));
    }
  }
  if (id === undefined) return [];
  if (!ID.test(one.value)) refuse(one, `"${one.value}" is no id`, { hint: "ids are like key or core:key" });
  if (one.value.length > LONGEST_ID) refuse(one, `this id is too long (at most ${LONGEST_ID} characters)`);
  const { value, offset, length } = one;
  return roles.filter(isId).map(({ registry, asks = false }) => ({ registry, id: value, asks, offset, length }));
}

function isId(role: Role): role is IdRole {
  return role.kind === "id";
}

function addRole({ roles }: Group, role: Role): void {
  if (!roles.some((one) => sameRole(one, role))) roles.push(role);
}

function sameRole(a: Role, b: Role): boolean {
  return a === b || (a.kind === "id" && b.kind === "id" && a.registry === b.registry && a.asks === b.asks);
}

function fits(carried: Role, role: Role): boolean {
  if (carried.kind === "word" && role.kind === "word") return carried.words.every((word) => role.words.includes(word));
  return carried.kind === "id" && role.kind === "id" && carried.registry === role.registry;
}

function joinGroups(into: Group, from: Group): void {
  if (into === from) return;
  for (const role of from.roles) addRole(into, role);
  for (const member of from.members) {
    member.group = into;
    into.members.push(member);
  }
}

function nameOf({ value }: Literal): string {
  return value.slice(value.indexOf(":") + 1);
}

function nameOfRole(role: Role): string {
  const name = role.kind === "word" ? role.what : `id of ${role.registry}`;
  return `${/^[aeiou]/.test(name) ? "an" : "a"} ${name}`;
}

function listed({ literals, carried }: Texts): string {
  const all = [...[...literals].map(({ value }) => `"${value}"`), ...carried.map(nameOfRole)];
  return all.length > 4 ? `${all.slice(0, 4).join(", ")} …` : all.join(" or ");
}
