import { DEFAULT_HERO_NAME, type Game, type GameSetup, GameSetupError, type Id } from "@rustkeep/engine";
import { categoriesView, liesInMods, optionDetail, setupProblemSentence } from "@rustkeep/presentation";
import type { Wish } from "../session/session.js";
import { type Front, NO_WISH, tellAll, textsNow } from "./front.js";
import { type Answer, askEntries, given } from "./questions.js";
import { runOn } from "./run-on.js";
import { readTyped } from "./verbs.js";

/**
 * Makes a hero by questions and begins the run; what the wish says is not asked. A setup that the engine refuses is
 * explained and, where other answers can mend it, asked anew. Left, too, if no run can begin.
 */
export async function newRun(front: Front, wish: Wish): Promise<Answer<Game>> {
  const setup = await askSetup(front, wish);
  if (setup.kind !== "given") return setup;
  try {
    return given(front.session.begin(setup.value));
  } catch (error) {
    if (!(error instanceof GameSetupError)) throw error;
    const texts = textsNow(front);
    const { registries } = front.session;
    tellAll(
      front,
      error.problems.map((problem) => setupProblemSentence(problem, texts, registries)),
    );
    if (error.problems.some(liesInMods)) return { kind: "left" };
    return newRun(front, { ...NO_WISH, seed: wish.seed });
  }
}

async function askSetup(front: Front, wish: Wish): Promise<Answer<GameSetup>> {
  const complete = wish.options.length > 0 || categoriesView(front.session.registries).length === 0;
  const seed = wish.seed ?? front.session.drawSeed();
  const setup = (name: string, options: readonly Id[]) =>
    given({ seed, name: name === "" ? DEFAULT_HERO_NAME : name, options: [...options] });
  if (complete) return setup(wish.name, wish.options);
  for (;;) {
    const name = wish.name === "" ? await askName(front) : given(wish.name);
    if (name.kind !== "given") return name;
    const options = await askOptions(front);
    if (options.kind === "given") return setup(name.value, options.value);
    if (options.kind === "left" || wish.name !== "") return options;
  }
}

/** A word for help, for going back or for leaving is no name. */
async function askName(front: Front): Promise<Answer<string>> {
  for (;;) {
    const texts = textsNow(front);
    const line = await front.io.ask(texts.plain.creation.name({ fallback: DEFAULT_HERO_NAME }));
    if (line === undefined) return { kind: "left" };
    const { verb, words } = readTyped(line, texts);
    if (words.length > 0) return given(line.trim());
    if (verb === "back") return { kind: "back" };
    if (verb === "quit") return { kind: "left" };
    if (verb !== "help") return given(line.trim());
    front.io.tell(texts.plain.nameHelp);
  }
}

/** A pick from every category; options are told with what they mean and what their abilities do. */
async function askOptions(front: Front): Promise<Answer<Id[]>> {
  const texts = textsNow(front);
  const { registries } = front.session;
  const categories = categoriesView(registries);
  const chosen: (readonly { readonly id: Id; readonly name: string }[])[] = [];
  while (chosen.length < categories.length) {
    const category = categories[chosen.length];
    if (category === undefined) break;
    const { name, needed, options } = category;
    front.io.tell(texts.plain.creation.choose({ category: name, needed }));
    const entries = options.map((option) => ({ name: option.name, line: optionLine(option.id, option.name, front) }));
    const picked = await askEntries(front, entries, needed);
    if (picked.kind === "left") return picked;
    if (picked.kind === "given") chosen.push(picked.value.flatMap((index) => options[index] ?? []));
    else if (chosen.pop() === undefined) return picked;
  }
  const all = chosen.flat();
  if (all.length > 0) front.io.tell(texts.plain.creation.chosen({ names: all.map(({ name }) => name).join(", ") }));
  return given(all.map(({ id }) => id));
}

function optionLine(id: Id, name: string, front: Front): string {
  const texts = textsNow(front);
  const { lines, abilities } = optionDetail(id, texts, front.session.registries);
  const figures = abilities.map((ability) => `${ability.name}: ${ability.inShort}`);
  return runOn([name, ...lines, ...figures]);
}
