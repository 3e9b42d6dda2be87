import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BuiltGame, buildGame } from "../test/fixtures/built-game.js";
import { savedGame, temporaryDir } from "../test/fixtures/real-session.js";
import { FACTORS, PAIRS, type Surrounding } from "./pairs.js";
import { quoted, startTmux, type Tmux } from "./tmux.js";

let game: BuiltGame;
let tmux: Tmux;
beforeAll(async () => {
  game = await buildGame();
  tmux = startTmux();
});
afterAll(() => {
  tmux.stop();
  game.remove();
});

describe("the surroundings tried", () => {
  it("cover every pair of values", () => {
    const names = Object.keys(FACTORS) as (keyof Surrounding)[];
    const missing = names.flatMap((one, index) =>
      names
        .slice(index + 1)
        .flatMap((other) =>
          FACTORS[one].flatMap((value) =>
            FACTORS[other]
              .filter((second) => !PAIRS.some((row) => row[one] === value && row[other] === second))
              .map((second) => `${one} ${value}, ${other} ${second}`),
          ),
        ),
    );
    expect(missing).toEqual([]);
  });
});

const WORDS = {
  en: {
    newRun: "New run",
    making: "A new run",
    floor: "Floor 1",
    turn: "turn 1",
    inventory: "Carried",
    wait: "wait",
    quit: "quit",
  },
  de: {
    newRun: "Neuer Lauf",
    making: "Ein neuer Lauf",
    floor: "Etage 1",
    turn: "Zug 1",
    inventory: "Dabei",
    wait: "warten",
    quit: "beenden",
  },
};

const wordsOf = ({ lang }: Surrounding) => WORDS[lang.startsWith("de") ? "de" : "en"];

/** Upper right corner of a frame, as the terminal can show it. */
function cornerOf({ term }: Surrounding): string {
  if (term === "linux") return "┐";
  return term === "vt100" ? "+" : "╮";
}

const hasColors = ({ term, noColor }: Surrounding) => term !== "vt100" && noColor === "unset";

/** A sequence that sets the colour of text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is how it begins
const COLOR = /\x1b\[(?:[\d;]*;)?(?:3[0-8]|9[0-7])[;m]/;

function open(surrounding: Surrounding, dir: string, ...args: readonly string[]): void {
  const { size, term, lang, noColor } = surrounding;
  const command = [process.execPath, game.main, "--data-dir", dir, ...args].map(quoted).join(" ");
  tmux.open({
    size,
    environment: {
      TERM: term,
      LANG: lang,
      LC_ALL: undefined,
      LC_MESSAGES: undefined,
      COLORTERM: undefined,
      NO_COLOR: noColor === "set" ? "1" : undefined,
    },
    command: `${command}; echo "ended $?"; exec sleep 60`,
  });
}

describe("in a terminal of tmux", () => {
  it.each(PAIRS.filter(({ term }) => term !== "dumb"))(
    "of $size cells as $term in $lang, NO_COLOR $noColor, a run is begun, played and left",
    async (surrounding) => {
      const dir = temporaryDir();
      const words = wordsOf(surrounding);
      const [width, height] = surrounding.size.split("x").map(Number);
      open(surrounding, dir);
      await tmux.shows(words.newRun);
      tmux.press("n");
      await tmux.shows(words.making);
      tmux.press("Enter", "Enter", "Enter", "Enter");
      await tmux.shows(words.floor);
      await tmux.shows("@");
      tmux.press(".");
      const rows = (await tmux.shows(words.turn)).trimEnd().split("\n");
      expect(rows).toHaveLength(height ?? 0);
      expect(COLOR.test(tmux.screen("looks"))).toBe(hasColors(surrounding));
      tmux.press("i");
      const inventory = (await tmux.shows(words.inventory)).split("\n");
      expect(inventory[1]?.at((width ?? 0) - 1)).toBe(cornerOf(surrounding));
      tmux.press("Escape");
      await tmux.shows(words.floor);
      tmux.press("C-c");
      expect(await tmux.shows("ended")).not.toContain(words.floor);
      expect(tmux.screen()).toContain("ended 0");
      expect(tmux.run("display-message", "-p", "#{alternate_on} #{cursor_flag}")).toBe("0 1\n");
      expect(savedGame(dir).turn).toBe(1);
    },
  );

  it.each(PAIRS.filter(({ term }) => term === "dumb"))(
    "of $size cells as $term in $lang, NO_COLOR $noColor, only plain lines are played",
    async (surrounding) => {
      const dir = temporaryDir();
      open(surrounding, dir);
      expect(await tmux.shows("ended 1")).toContain("--plain");
      expect(existsSync(join(dir, "save.toml"))).toBe(false);
      open(surrounding, dir, "--plain", "--new", "--name", "Ada", "--options", "core:elf,core:thief");
      const words = wordsOf(surrounding);
      await tmux.shows(words.floor);
      tmux.press(words.wait, "Enter", words.quit, "Enter");
      await tmux.shows("ended 0");
      expect(tmux.screen("looks")).not.toMatch(COLOR);
      expect(savedGame(dir).turn).toBe(1);
    },
  );
});
