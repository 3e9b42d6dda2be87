import { type Category, categoriesInOrder, type Id, optionsOfCategory, type Registries } from "@rustkeep/engine";
import { findEntry } from "../find-entry.js";
import { UsageError } from "../usage-error.js";

/** More kinds of heroes than this are not told apart in one study. */
const MOST_HEROES = 10_000;

/**
 * The heroes of a study, each as its options: those that have all the wanted options, and every choice in the categories
 * that these leave open.
 * @throws UsageError where an option does not exist, or more are wanted of a category than it takes
 */
export function heroesOf(registries: Registries, wanted: readonly string[]): Id[][] {
  const ids = wanted.map((name) => findEntry(name, "options", registries));
  let heroes: Id[][] = [[]];
  for (const category of categoriesInOrder(registries)) {
    const choices = choicesOf(registries, category, ids);
    heroes = heroes.flatMap((hero) => choices.map((choice) => [...hero, ...choice]));
    if (heroes.length > MOST_HEROES) throw new UsageError("there are too many kinds of heroes: name some options");
  }
  return heroes;
}

function choicesOf(registries: Registries, category: Category, wanted: readonly Id[]): Id[][] {
  const options = optionsOfCategory(category.id, registries).map(({ id }) => id);
  const size = Math.min(category.pick, options.length);
  const chosen = options.filter((id) => wanted.includes(id));
  if (chosen.length > size) {
    throw new UsageError(`category ${category.id} takes ${size}, not ${chosen.length}: ${chosen.join(", ")}`);
  }
  return combinations(options, size).filter((choice) => chosen.every((id) => choice.includes(id)));
}

function combinations(options: readonly Id[], size: number): Id[][] {
  if (size === 0) return [[]];
  return options.flatMap((first, index) =>
    combinations(options.slice(index + 1), size - 1).map((rest) => [first, ...rest]),
  );
}
