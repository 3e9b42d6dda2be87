import type { Question } from "@rustkeep/bot";
import { contentOf } from "@rustkeep/bot";
import { exitCodes, type Io } from "../../io.js";
import { loadChosen } from "../../load-chosen.js";
import { readArgs } from "../../read-args.js";
import { conduct } from "../../simulate/conduct.js";
import { heroesOf } from "../../simulate/heroes.js";
import { listsAfter } from "../../simulate/read-options.js";
import { UsageError } from "../../usage-error.js";
import { printStudy, readChoices, studyMods, studyOptions } from "./options.js";
import { reportOf } from "./report.js";

const options = {
  ...studyOptions,
  against: { type: "string", multiple: true },
  endless: { type: "boolean", default: false },
  coverage: { type: "boolean", default: false },
} as const;

/** `rustkeep-mod simulate runs` */
export async function simulateRuns(args: string[], io: Io): Promise<number> {
  const { values, tokens } = readArgs(args, options);
  const lists = listsAfter(tokens, ["with", "against"]);
  if (values.against?.length === 0) throw new UsageError("--against needs a folder");
  const loaded = loadChosen({ core: values.core, mods: lists.with }, io);
  const compares = lists.against.length > 0;
  const others = compares ? loadChosen({ core: values.core, mods: [...lists.with, ...lists.against] }, io) : undefined;
  const choices = readChoices(values, loaded);
  const { seed, policy } = choices;
  const question: Question = {
    study: "runs",
    mods: studyMods(loaded),
    against: others === undefined ? [] : studyMods(others),
    policy,
    hero: choices.hero,
    level: 1,
    enemies: [],
    seed,
    endless: values.endless,
    games: choices.games,
    content: contentOf(loaded.registries),
  };
  const heroes = heroesOf(loaded.registries, choices.hero);
  const { registries } = loaded;
  const { endless } = values;
  const work = { kind: "runs", registries, against: others?.registries, seed, policy, heroes, endless } as const;
  const study = await conduct(question, work, choices.shard, choices.jobs, io);
  printStudy(study, choices.format, reportOf(study, values.coverage), io);
  return exitCodes.fine;
}
