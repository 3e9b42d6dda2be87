import { categoriesInOrder, optionsOfCategory } from "../content/catalogue.js";
import type { Registries } from "../content/definitions/registries.js";
import type { Id } from "../content/definitions/text.js";
import { lookUp } from "../content/records.js";
import { type Seed, seedText } from "../rules/rng.js";
import { floorByNumber } from "../rules/travel/travel.js";
import type { HeroName } from "../state/bounds.js";
import { stateReader } from "../state/state-reader.js";
import type { SetupProblem } from "./game-setup-error.js";

/** What a new run is made from. */
export interface GameSetup {
  /** A text means the same seed wherever one is given. */
  seed: Seed;
  name: HeroName;
  /** Full ids, for each category as many as it asks for. */
  options: readonly Id[];
}

/** The chosen options in the order in which the state keeps them: category by category, within one by id. */
export function optionsInOrder(chosen: readonly Id[], registries: Registries): Id[] {
  return categoriesInOrder(registries)
    .flatMap(({ id }) => optionsOfCategory(id, registries).map((option) => option.id))
    .filter((option) => chosen.includes(option));
}

/** Everything that is wrong with a setup, as far as it shows before the first floor is made. */
export function setupProblems(setup: GameSetup, registries: Registries): SetupProblem[] {
  const problems: SetupProblem[] = [];
  if (stateReader.misfit("HeroName", setup.name) !== undefined) problems.push({ code: "bad_name", name: setup.name });
  if (seedText(setup.seed) === undefined) problems.push({ code: "bad_seed" });
  for (const option of new Set(setup.options)) {
    if (!isOption(registries, option)) problems.push({ code: "unknown_option", option });
    else if (setup.options.filter((id) => id === option).length > 1)
      problems.push({ code: "duplicate_option", option });
  }
  problems.push(...wrongPicks(registries, setup.options));
  if (floorByNumber(1, registries) === undefined) problems.push({ code: "no_first_floor" });
  return problems;
}

function isOption(registries: Registries, option: Id): boolean {
  const definition = lookUp(registries.options, option);
  return definition !== undefined && lookUp(registries.categories, definition.category) !== undefined;
}

function wrongPicks(registries: Registries, chosen: readonly Id[]): SetupProblem[] {
  return categoriesInOrder(registries).flatMap(({ id, pick }) => {
    const offered = optionsOfCategory(id, registries).map((option) => option.id);
    const needed = Math.min(pick, offered.length);
    const picked = new Set(chosen.filter((option) => offered.includes(option))).size;
    return picked === needed ? [] : [{ code: "wrong_pick", category: id, needed, chosen: picked } as const];
  });
}
