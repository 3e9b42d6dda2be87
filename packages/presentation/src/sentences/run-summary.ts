import { ATTACK, type Game, goldOf, type Registries, type SetupProblem } from "@rustkeep/engine";
import type { Texts } from "../languages/catalogue.js";
import { cleanText } from "../words/clean-text.js";
import { nameOf, originName } from "../words/names.js";
import { nounOf, stateName } from "../words/nouns.js";
import { figure } from "../words/numbers.js";

/** A figure of a run with its label. */
export interface SummaryLine {
  readonly label: string;
  readonly value: string;
}

/** What the hero died of, as a sentence; "" while he lives or when he has won. */
export function causeOfDeath(game: Game, texts: Texts, registries: Registries): string {
  if (game.over !== "died") return "";
  const { creature, by, damage_type: type } = game.cause;
  if (creature !== "") {
    const means = {
      ability: by.registry === "abilities" && by.id !== ATTACK ? nounOf("abilities", by.id, registries) : undefined,
      item: by.registry === "items" ? nounOf("items", by.id, registries) : undefined,
    };
    // What its own nature brings says no more than its name.
    const told = by.registry === "abilities" || by.registry === "items" || by.registry === "creatures";
    const trigger = told ? "" : originName(by, registries);
    return texts.death.byCreature({ creature: nounOf("creatures", creature, registries), means, by: trigger });
  }
  if (by.registry === "modifiers") return texts.death.bySomething(stateName(by.id, registries));
  const name = originName(by, registries);
  if (name !== "" && type === "") {
    const { registry, id } = by;
    const noun = registry === "items" || registry === "abilities" ? nounOf(registry, id, registries) : undefined;
    return texts.death.bySomething({ name, noun });
  }
  return type === "" ? texts.death.unknown : texts.death.byDamage[type];
}

/** The hero's options by name: "elf, thief"; "" without any. */
export function originOf(game: Game, registries: Registries): string {
  return game.player.options.map((option) => nameOf("options", option, registries)).join(", ");
}

/** The floor with its number and, where it has one, its name. */
export function floorTitle(game: Game, texts: Texts, registries: Registries): string {
  const name = cleanText(registries.floors[game.floor.id]?.name ?? "");
  return texts.vocabulary.floorNumber({ number: game.floor.number, name });
}

/** A finished run in figures. */
export function runSummary(game: Game, texts: Texts, registries: Registries): SummaryLine[] {
  const label = texts.death.summary;
  const { stats } = game;
  const whole = (value: number) => figure(value, texts, 0);
  const lines: SummaryLine[] = [
    { label: label.hero, value: cleanText(game.player.name) },
    { label: label.origin, value: originOf(game, registries) },
    { label: label.outcome, value: outcomeOf(game, texts) },
    { label: label.cause, value: causeOfDeath(game, texts, registries) },
    { label: label.floor, value: whole(game.floor.number) },
    { label: label.turns, value: whole(game.turn) },
    { label: label.level, value: whole(game.player.base.level) },
    { label: label.gold, value: whole(goldOf(game)) },
    { label: label.goldFound, value: whole(stats.gold_found) },
    { label: label.kills, value: whole(stats.kills) },
    { label: label.fights, value: `${whole(stats.fights_won)} / ${whole(stats.fights_fled)}` },
    { label: label.damage, value: `${whole(stats.damage_dealt)} / ${whole(stats.damage_taken)}` },
    { label: label.rooms, value: whole(stats.rooms_entered) },
    { label: label.seed, value: seedText(game) },
  ];
  return lines.filter((line) => line.value !== "");
}

/** How the run ended; who went on after he had won has won all the same. */
function outcomeOf({ over, won_on: wonOn, floor }: Game, texts: Texts): string {
  if (over === "died" && wonOn >= 0)
    return texts.death.wentOn({ turn: figure(wonOn, texts, 0), floor: figure(floor.number, texts, 0) });
  return over === "" ? "" : texts.death.outcomes[over];
}

/** The seed as `--seed` takes it. */
function seedText(game: Game): string {
  return BigInt(game.seed).toString();
}

/** Whether a problem is beyond what a player can answer: asking for the setup again would never end. */
export function liesInMods({ code }: SetupProblem): boolean {
  return code === "no_first_floor" || code === "floor_failed";
}

/** What is wrong with the setup of a run, as a sentence. */
export function setupProblemSentence(problem: SetupProblem, texts: Texts, registries: Registries): string {
  const say = texts.setup;
  switch (problem.code) {
    case "bad_name":
    case "bad_seed":
    case "no_first_floor":
      return say[problem.code];
    case "unknown_option":
    case "duplicate_option":
      return say[problem.code]({ option: nameOf("options", problem.option, registries) });
    case "wrong_pick":
      return say.wrong_pick({
        category: nameOf("categories", problem.category, registries),
        needed: problem.needed,
        chosen: problem.chosen,
      });
    case "floor_failed":
      return say.floor_failed({
        floor: nameOf("floors", problem.floor, registries),
        reason: texts.floorFailures[problem.reason],
      });
    default:
      return problem satisfies never;
  }
}
