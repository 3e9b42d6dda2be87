import type { Question } from "@rustkeep/bot";
import { groupName } from "@rustkeep/bot";
import { findEntry } from "../../find-entry.js";
import { exitCodes, type Io } from "../../io.js";
import { loadChosen } from "../../load-chosen.js";
import { readArgs } from "../../read-args.js";
import { conduct } from "../../simulate/conduct.js";
import { heroesOf } from "../../simulate/heroes.js";
import { listsAfter, wholeNumber } from "../../simulate/read-options.js";
import { reportFights } from "../../simulate/report/report-fights.js";
import { printStudy, readChoices, studyMods, studyOptions } from "./options.js";

const options = {
  ...studyOptions,
  level: { type: "string", default: "1" },
  creature: { type: "string", multiple: true },
} as const;

/** `rustkeep-mod simulate fights` */
export async function simulateFights(args: string[], io: Io): Promise<number> {
  const { values, tokens } = readArgs(args, options);
  const lists = listsAfter(tokens, ["with", "creature"]);
  const loaded = loadChosen({ core: values.core, mods: lists.with }, io);
  const { registries } = loaded;
  const choices = readChoices(values, loaded);
  const level = wholeNumber("--level", values.level, 1, 1000);
  const wanted = lists.creature.length > 0 ? lists.creature : Object.keys(registries.creatures).sort();
  const enemies = wanted.map((group) => group.split(",").map((name) => findEntry(name, "creatures", registries)));
  const { seed, policy } = choices;
  const question: Question = {
    study: "fights",
    mods: studyMods(loaded),
    against: [],
    policy,
    hero: choices.hero,
    level,
    enemies: enemies.map(groupName),
    seed,
    endless: false,
    games: choices.games,
    content: [],
  };
  const heroes = heroesOf(registries, choices.hero);
  const work = { kind: "fights", registries, seed, policy, heroes, level, enemies } as const;
  printStudy(await conduct(question, work, choices.shard, choices.jobs, io), choices.format, reportFights, io);
  return exitCodes.fine;
}
