import { categoriesInOrder, type Id, optionsOfCategory, type Registries } from "@rustkeep/engine";

/**
 * The same hero with other mods: options that do not exist there are left out, and what is missing in a category is
 * filled up with its first ones.
 */
export function adaptHero(hero: readonly Id[], registries: Registries): Id[] {
  return categoriesInOrder(registries).flatMap((category) => {
    const options = optionsOfCategory(category.id, registries).map(({ id }) => id);
    const kept = options.filter((id) => hero.includes(id));
    const others = options.filter((id) => !hero.includes(id));
    return [...kept, ...others].slice(0, Math.min(category.pick, options.length));
  });
}
