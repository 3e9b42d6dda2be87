import type { Study, StudyMod } from "@rustkeep/bot";
import { clean } from "@rustkeep/data";
import { number } from "./layout.js";

/** The lines that say what a study is about. */
export function heading({ question, parts, tally }: Study): string[] {
  const { study, games, policy, seed, mods, hero, level } = question;
  const what = study === "runs" ? `${number(games, 0)} runs` : `${number(games, 0)} fights each`;
  const who = [...hero.map((id) => clean(id)), ...(study === "fights" ? [`level ${level}`] : [])];
  const first = [what, `${policy} bot`, ...who, `seed ${seed}`, names(mods)].join(" · ");
  const whole = parts.length === 1 && parts[0] === "1/1";
  const done = tally.done < games ? [`Measured so far: ${number(tally.done, 0)} of ${number(games, 0)}`] : [];
  return [first, ...(whole ? done : [`Parts ${parts.join(", ")}: ${number(tally.done, 0)} games`])];
}

/** Mods with their versions. */
export function names(mods: readonly StudyMod[]): string {
  return mods.map(({ id, version }) => `${clean(id)} ${clean(version)}`).join(", ");
}
