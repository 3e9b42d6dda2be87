import {
  ASSIGNABLE_ATTRIBUTES,
  type AssignableAttribute,
  ATTRIBUTES,
  type Attribute,
  abilitiesOf,
  attribute,
  attributeSources,
  baseWithPoints,
  DAMAGE_TYPES,
  type DamageType,
  type Game,
  type Registries,
  resistance,
} from "@rustkeep/engine";
import type { Texts } from "../languages/catalogue.js";
import { change, quantity, unitOf } from "../words/numbers.js";
import { pointMeans } from "../words/point-means.js";
import { sourceFigures, sourceName } from "../words/source-words.js";
import { type AbilityDetail, abilityDetail } from "./ability-view.js";
import { type HeroView, heroView } from "./hero-view.js";
import { type StateDetail, stateDetails } from "./state-view.js";

/** What a line of the character sheet is about. */
export type SheetSubject =
  | { readonly kind: "attribute"; readonly attribute: Attribute }
  | { readonly kind: "resistance"; readonly type: DamageType };

/** All of them: attributes, then resistances. */
export const SHEET_SUBJECTS: readonly SheetSubject[] = [
  ...ATTRIBUTES.map((name) => ({ kind: "attribute" as const, attribute: name })),
  ...DAMAGE_TYPES.map((type) => ({ kind: "resistance" as const, type })),
];

/** Points set aside and not yet assigned. */
export type Points = Readonly<Partial<Record<AssignableAttribute, number>>>;

/** An attribute or a resistance of the hero. */
export interface SheetValue {
  readonly subject: SheetSubject;
  readonly name: string;
  /** "" for resistances, which have no base. */
  readonly base: string;
  readonly value: string;
  /** Whether something else than the base counts. */
  readonly differs: boolean;
  /** By how much the points set aside would raise it, with its sign; "" for nothing. */
  readonly gain: string;
}

/** The hero in figures. */
export interface SheetView {
  readonly hero: HeroView;
  readonly values: readonly SheetValue[];
  readonly states: readonly StateDetail[];
  readonly abilities: readonly AbilityDetail[];
}

/** The hero in figures; `points` are those set aside. */
export function sheetView(game: Game, points: Points, texts: Texts, registries: Registries): SheetView {
  const base = baseWithPoints(game.player.base, points, registries);
  const after: Game = { ...game, player: { ...game.player, base } };
  return {
    hero: heroView(game, texts, registries),
    values: SHEET_SUBJECTS.map((subject) => ({
      ...valuesOf(game, subject, texts, registries),
      gain: gainOf(game, after, subject, texts, registries),
    })),
    states: stateDetails(game.player, "you", texts, registries),
    abilities: abilitiesOf(game, game.player, registries).map((id) => abilityDetail(id, texts, registries)),
  };
}

function valuesOf(game: Game, subject: SheetSubject, texts: Texts, registries: Registries): Omit<SheetValue, "gain"> {
  const name = subjectName(subject, texts);
  if (subject.kind === "resistance") {
    const value = resistance(game, game.player, subject.type, registries);
    return { subject, name, base: "", value: quantity(value, "fraction", texts), differs: value !== 0 };
  }
  const unit = unitOf(subject.attribute);
  const base = quantity(game.player.base[subject.attribute], unit, texts);
  const value = quantity(attribute(game, game.player, subject.attribute, undefined, registries), unit, texts);
  return { subject, name, base, value, differs: base !== value };
}

/** Points raise no resistance. */
function gainOf(before: Game, after: Game, subject: SheetSubject, texts: Texts, registries: Registries): string {
  if (subject.kind === "resistance") return "";
  const read = (game: Game) => attribute(game, game.player, subject.attribute, undefined, registries);
  const gain = read(after) - read(before);
  return gain <= 0 ? "" : change(gain, unitOf(subject.attribute), texts);
}

function subjectName(subject: SheetSubject, { vocabulary }: Texts): string {
  return subject.kind === "attribute"
    ? vocabulary.attributes[subject.attribute]
    : vocabulary.resistanceTo({ type: vocabulary.damageTypes[subject.type] });
}

/** Where a value comes from. */
export interface SourcesView {
  /** Name of the attribute or resistance. */
  readonly name: string;
  /** In the order in which they are summed up; those that do not apply at the moment say so. */
  readonly sources: readonly { readonly name: string; readonly figures: string; readonly applies: boolean }[];
  /** What a point on it is good for, a sentence; "" where none can be assigned. */
  readonly pointMeans: string;
}

/** Where a value of the hero's comes from, and what a point on it is good for. */
export function sourcesView(game: Game, subject: SheetSubject, texts: Texts, registries: Registries): SourcesView {
  const asked = subject.kind === "attribute" ? subject.attribute : { resistance: subject.type };
  const unit = unitOf(subject.kind === "attribute" ? subject.attribute : "resistance");
  const assignable = assignableOf(subject);
  return {
    name: subjectName(subject, texts),
    sources: attributeSources(game, game.player, asked, registries).map((source) => ({
      name: sourceName(source, texts, registries),
      figures: sourceFigures(source, unit, texts),
      applies: source.applies,
    })),
    pointMeans: assignable === undefined ? "" : pointMeans(assignable, texts, registries),
  };
}

/** The attribute of a subject if points can be assigned to it. */
export function assignableOf(subject: SheetSubject): AssignableAttribute | undefined {
  if (subject.kind === "resistance") return undefined;
  return ASSIGNABLE_ATTRIBUTES.find((name) => name === subject.attribute);
}
