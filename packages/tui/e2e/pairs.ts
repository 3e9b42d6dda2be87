/** What terminals and environments differ in, with the values that are tried. */
export const FACTORS = {
  size: ["60x20", "80x24", "120x40", "200x60"],
  term: [
    "xterm-256color",
    "screen-256color",
    "tmux-256color",
    "linux",
    "xterm-kitty",
    "vt100",
    "dumb",
    "never-heard-of-it",
  ],
  lang: ["C", "C.UTF-8", "de_DE.UTF-8"],
  noColor: ["unset", "set"],
} as const;

/** One surrounding to play in. */
export type Surrounding = { readonly [F in keyof typeof FACTORS]: (typeof FACTORS)[F][number] };

const row = (
  size: Surrounding["size"],
  term: Surrounding["term"],
  lang: Surrounding["lang"],
  noColor: Surrounding["noColor"],
): Surrounding => ({ size, term, lang, noColor });

/** The surroundings that are tried: every value of one factor meets every value of every other in at least one row. */
export const PAIRS: readonly Surrounding[] = [
  row("60x20", "xterm-256color", "C", "unset"),
  row("80x24", "xterm-256color", "C.UTF-8", "unset"),
  row("120x40", "xterm-256color", "de_DE.UTF-8", "set"),
  row("200x60", "xterm-256color", "C", "set"),
  row("60x20", "screen-256color", "C.UTF-8", "set"),
  row("80x24", "screen-256color", "de_DE.UTF-8", "set"),
  row("120x40", "screen-256color", "C", "unset"),
  row("200x60", "screen-256color", "C.UTF-8", "unset"),
  row("60x20", "tmux-256color", "de_DE.UTF-8", "unset"),
  row("80x24", "tmux-256color", "C", "unset"),
  row("120x40", "tmux-256color", "C.UTF-8", "set"),
  row("200x60", "tmux-256color", "de_DE.UTF-8", "set"),
  row("60x20", "linux", "C", "set"),
  row("80x24", "linux", "C.UTF-8", "set"),
  row("120x40", "linux", "de_DE.UTF-8", "unset"),
  row("200x60", "linux", "C", "unset"),
  row("60x20", "xterm-kitty", "C.UTF-8", "unset"),
  row("80x24", "xterm-kitty", "de_DE.UTF-8", "unset"),
  row("120x40", "xterm-kitty", "C", "set"),
  row("200x60", "xterm-kitty", "C.UTF-8", "set"),
  row("60x20", "vt100", "de_DE.UTF-8", "set"),
  row("80x24", "vt100", "C", "set"),
  row("120x40", "vt100", "C.UTF-8", "unset"),
  row("200x60", "vt100", "de_DE.UTF-8", "unset"),
  row("60x20", "dumb", "C", "unset"),
  row("80x24", "dumb", "C.UTF-8", "unset"),
  row("120x40", "dumb", "de_DE.UTF-8", "set"),
  row("200x60", "dumb", "C", "set"),
  row("60x20", "never-heard-of-it", "C.UTF-8", "set"),
  row("80x24", "never-heard-of-it", "de_DE.UTF-8", "set"),
  row("120x40", "never-heard-of-it", "C", "unset"),
  row("200x60", "never-heard-of-it", "C.UTF-8", "unset"),
];
