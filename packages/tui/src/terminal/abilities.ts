/** Characters that a terminal can show: all of Unicode, those in the fonts of the Linux console, or ASCII. */
export type CharacterSet = "unicode" | "console" | "ascii";

/** How many colours a terminal has; 0 leaves everything in its own. */
export type ColorCount = 0 | 8 | 16;

/** What a terminal can show. */
export interface Abilities {
  readonly colors: ColorCount;
  readonly characters: CharacterSet;
  /** Full blocks are drawn as coloured spaces: where a font is not as high as a row, walls would have seams. */
  readonly solidBlocks?: boolean;
}

/** The part of the environment that says something about the terminal. */
export interface Environment {
  readonly TERM?: string | undefined;
  readonly COLORTERM?: string | undefined;
  readonly NO_COLOR?: string | undefined;
}

/** Whether a terminal can place text at all. */
export function isUsable(env: Environment, platform: string): boolean {
  if (platform === "win32") return true;
  return env.TERM !== undefined && env.TERM !== "" && env.TERM !== "dumb";
}

/**
 * What the terminal can show, from its name. Only the sixteen colours of its own palette are used, so that they fit its
 * background; a wish for fewer comes from `NO_COLOR`.
 */
export function abilitiesOf(env: Environment): Abilities {
  const term = (env.TERM ?? "").toLowerCase();
  return { colors: colorCount(term, env), characters: characterSet(term) };
}

function characterSet(term: string): CharacterSet {
  if (term === "linux") return "console";
  return /^vt\d/.test(term) ? "ascii" : "unicode";
}

function colorCount(term: string, env: Environment): ColorCount {
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== "") return 0;
  if (env.COLORTERM !== undefined && env.COLORTERM !== "") return 16;
  if (/^vt\d|mono|-m$/.test(term)) return 0;
  if (/^(ansi|cons25|sun-color)/.test(term)) return 8;
  return 16;
}
