import { categoriesInOrder, type Id, optionsOfCategory, type Registries } from "@rustkeep/engine";
import { describeOption } from "../describe/describe-entry.js";
import type { Texts } from "../languages/catalogue.js";
import { nameOf } from "../words/names.js";
import { type AbilityDetail, abilityDetail } from "./ability-view.js";

/** An option for a new hero. */
export interface OptionView {
  readonly id: Id;
  readonly name: string;
}

/** A category of options for a new hero. */
export interface CategoryView {
  readonly id: Id;
  readonly name: string;
  /** How many must be picked, at least 1. */
  readonly needed: number;
  readonly options: readonly OptionView[];
}

/** What a new hero is made of, category by category; those that ask for nothing are left out. */
export function categoriesView(registries: Registries): CategoryView[] {
  return categoriesInOrder(registries).flatMap(({ id, pick }) => {
    const options = optionsOfCategory(id, registries).map((option) => ({
      id: option.id,
      name: nameOf("options", option.id, registries),
    }));
    const needed = Math.min(pick, options.length);
    return needed === 0 ? [] : [{ id, name: nameOf("categories", id, registries), needed, options }];
  });
}

/** What an option brings. */
export interface OptionDetail {
  /** A line each. */
  readonly lines: readonly string[];
  readonly abilities: readonly AbilityDetail[];
}

/** What an option brings. */
export function optionDetail(id: Id, texts: Texts, registries: Registries): OptionDetail {
  const option = registries.options[id];
  if (option === undefined) return { lines: [], abilities: [] };
  return {
    lines: describeOption(option, texts, registries),
    abilities: option.abilities.map((ability) => abilityDetail(ability, texts, registries)),
  };
}
