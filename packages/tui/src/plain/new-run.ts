import { DEFAULT_HERO_NAME, type Game, type GameSetup, GameSetupError, type Id } from "@rustkeep/engine";
import { categoriesView, liesInMods, optionDetail, setupProblemSentence } from "@rustkeep/presentation";
import type { Wish } from "../session/session.js";
import { type Front, NO_WISH, tellAll, textsNow } from "./front.js";
import { askEntries } from "./questions.js";
import { runOn } from "./run-on.js";
import { readTyped } from "./verbs.js";

/**
 * Makes a hero by questions and begins the run; what the wish says is not asked. A setup that the engine refuses is
 * explained and, where other answers can mend it, asked anew. undefined at the end of input, or if no run can begin.
 */
export async function newRun(front: Front, wish: Wish): Promise<Game | undefined> {
  const setup = await askSetup(front, wish);
  if (setup === undefined) return undefined;
  try {
    return front.session.begin(setup);
  } catch (error) {
    if (!(error instanceof GameSetupError)) throw error;
    const texts = textsNow(front);
    const { registries } = front.session;
    tellAll(
      front,
      error.problems.map((problem) => setupProblemSentence(problem, texts, registries)),
    );
    if (error.problems.some(liesInMods)) return undefined;
    return newRun(front, { ...NO_WISH, seed: wish.seed });
  }
}

async function askSetup(front: Front, wish: Wish): Promise<GameSetup | undefined> {
  const complete = wish.options.length > 0 || categoriesView(front.session.registries).length === 0;
  const name = wish.name !== "" || complete ? wish.name : await askName(front);
  if (name === undefined) return undefined;
  const options = complete ? wish.options : await askOptions(front);
  if (options === undefined) return undefined;
  return { seed: wish.seed ?? front.session.drawSeed(), name: name === "" ? DEFAULT_HERO_NAME : name, options };
}

/** A word for help is no name. */
async function askName(front: Front): Promise<string | undefined> {
  for (;;) {
    const texts = textsNow(front);
    const line = await front.io.ask(texts.plain.creation.name({ fallback: DEFAULT_HERO_NAME }));
    if (line === undefined || readTyped(line, texts).verb !== "help") return line?.trim();
    front.io.tell(texts.setup.bad_name);
  }
}

/** A pick from every category; options are told with what they mean. */
async function askOptions(front: Front): Promise<Id[] | undefined> {
  const texts = textsNow(front);
  const { registries } = front.session;
  const chosen: { readonly id: Id; readonly name: string }[] = [];
  for (const { name: category, needed, options } of categoriesView(registries)) {
    front.io.tell(texts.plain.creation.choose({ category, needed }));
    const lines = options.map(({ id, name }) => runOn([name, ...optionDetail(id, texts, registries).lines]));
    const picked = await askEntries(front, lines, needed);
    if (picked === undefined) return undefined;
    chosen.push(...picked.flatMap((index) => options[index] ?? []));
  }
  if (chosen.length > 0) {
    front.io.tell(texts.plain.creation.chosen({ names: chosen.map(({ name }) => name).join(", ") }));
  }
  return chosen.map(({ id }) => id);
}
