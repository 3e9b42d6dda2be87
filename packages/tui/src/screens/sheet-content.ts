import {
  type Attribute,
  type AttributeSource,
  abilitiesOf,
  attribute,
  attributeSources,
  type DamageType,
  expNeeded,
  type Game,
  resistance,
} from "@rustkeep/engine";
import {
  change,
  describeAbility,
  describeTimedModifier,
  figure,
  floorTitle,
  nameOf,
  quantity,
  sourceFigures,
  sourceName,
  unitOf,
} from "@rustkeep/presentation";
import { BLANK, type Block, left, line, type Row, right, rowWidth, spread } from "../widgets/row.js";
import { wrap } from "../widgets/wrap.js";
import { type Context, gameOf } from "./screen.js";

/** What a row of the character sheet is about. */
export type SheetSubject =
  | { readonly kind: "attribute"; readonly attribute: Attribute }
  | { readonly kind: "resistance"; readonly type: DamageType };

/** A row of the character sheet in words. */
export interface SubjectValues {
  readonly name: string;
  /** "" for resistances, which have no base. */
  readonly base: string;
  readonly value: string;
  readonly differs: boolean;
}

/** Name, base and effective value of an attribute or a resistance. */
export function subjectValues(subject: SheetSubject, game: Game, { texts, registries }: Context): SubjectValues {
  if (subject.kind === "resistance") {
    const value = resistance(game, game.player, subject.type, registries);
    const name = texts.vocabulary.resistanceTo({ type: texts.vocabulary.damageTypes[subject.type] });
    return { name, base: "", value: quantity(value, "fraction", texts), differs: value !== 0 };
  }
  const unit = unitOf(subject.attribute);
  const base = quantity(game.player.base[subject.attribute], unit, texts);
  const value = quantity(attribute(game, game.player, subject.attribute, undefined, registries), unit, texts);
  return { name: texts.vocabulary.attributes[subject.attribute], base, value, differs: base !== value };
}

/** By how much an attribute is greater in `after`, with its sign; "" where it is not. Points raise no resistance. */
export function gainOf(subject: SheetSubject, before: Game, after: Game, { texts, registries }: Context): string {
  if (subject.kind === "resistance") return "";
  const read = (game: Game) => attribute(game, game.player, subject.attribute, undefined, registries);
  const gain = read(after) - read(before);
  return gain <= 0 ? "" : change(gain, unitOf(subject.attribute), texts);
}

/** Where a value comes from, a row for each source; what does not count at the moment is dim and says so. */
export function sourcesOf(subject: SheetSubject, width: number, context: Context): Block {
  const { registries } = context;
  const game = gameOf(context);
  const name = subject.kind === "attribute" ? subject.attribute : { resistance: subject.type };
  const sources: readonly AttributeSource[] = attributeSources(game, game.player, name, registries);
  return sources.map((source) => sourceRow(source, subject, width, context));
}

function sourceRow(source: AttributeSource, subject: SheetSubject, width: number, { texts, registries }: Context): Row {
  const unit = unitOf(subject.kind === "attribute" ? subject.attribute : "resistance");
  const role = source.applies ? "text" : "dim";
  return spread(
    line(sourceName(source, texts, registries), role),
    line(sourceFigures(source, unit, texts), role),
    width,
  );
}

/** Floor, experience, states with what they do, and abilities. */
export function aboutHero(width: number, context: Context): Block {
  const { texts, registries } = context;
  const game = gameOf(context);
  const needed = expNeeded(game.player.base.level, registries);
  const states = game.player.modifiers.flatMap(({ modifier, turns_left: turns }) => [
    ...wrap(texts.sheet.turnsLeft({ name: nameOf("modifiers", modifier, registries), turns }), width, "strong"),
    ...describeTimedModifier(modifier, "you", texts, registries).flatMap((text) => wrap(text, width, "dim")),
  ]);
  const abilities = abilitiesOf(game, game.player, registries).flatMap((id) => [
    ...wrap(nameOf("abilities", id, registries), width, "strong"),
    ...describeAbility(id, "you", texts, registries).flatMap((text) => wrap(text, width, "dim")),
  ]);
  return [
    line(floorTitle(game, texts, registries)),
    labelled(texts.vocabulary.experience, `${figure(game.current_exp, texts)}/${figure(needed, texts)}`, width),
    BLANK,
    line(texts.sheet.states, "title"),
    ...(states.length === 0 ? [line(texts.vocabulary.none, "dim")] : states),
    BLANK,
    line(texts.sheet.abilities, "title"),
    ...abilities,
  ];
}

function labelled(label: string, value: string, width: number): Row {
  const shown = right(value, value.length);
  return [left(label, width - rowWidth([shown])), shown];
}
