import { plural } from "./grammar.js";

/** The main menu, the menu of a run, and the questions that they ask. */
export const menu = {
  subtitle: "one keep, one life, no way back",
  continue: (p: { hero: string; floor: string; number: number; turn: number }) =>
    `Continue: ${p.hero}, floor ${p.number} ${p.floor}, turn ${p.turn}`,
  continueShort: "Continue",
  newRun: "New run",
  settings: "Settings",
  help: "Help",
  quit: "Quit",
  saveAndQuit: "Save and quit",
  toMenu: "Save and go to the main menu",
  paused: "Menu",
  refused: (p: { reason: string }) => `The saved run cannot be continued: ${p.reason}`,
  warnings: (p: { count: number; errors: number; log: string }) =>
    `${loadProblems(p.count, p.errors)} while loading mods: ${p.log}`,
  warningsUnwritten: (p: { count: number; errors: number; problem: string }) =>
    `${loadProblems(p.count, p.errors)} while loading mods; no log: ${p.problem}`,
  replaceRun: "There is a saved run. A new one replaces it for good. Begin anew?",
  prunedIntro: "What the saved run needs is no longer there:",
  prunedMore: (p: { count: number }) => `… and ${p.count} more`,
  prunedQuestion: "Go on without it? A copy of the file is kept.",
  recordedQuestion: (p: { count: number }) =>
    `${p.count} more ${plural(p.count, "turn was", "turns were")} recorded: go on from there?`,
  abandoned: "The saved run stays as it is.",
};

/** Where errors are among them, they are no mere warnings. */
function loadProblems(count: number, errors: number): string {
  return errors > 0
    ? `${count} ${plural(count, "problem", "problems")}`
    : `${count} ${plural(count, "warning", "warnings")}`;
}

/** Making a hero. */
export const creation = {
  title: "A new run",
  name: "Name",
  nameHint:
    "Type your hero's name, up to 24 letters, or keep this one. Enter goes on to the next choice; the last Enter begins.",
  goOn: "go on",
  pickAndGoOn: "pick and go on",
  ready: (p: { hero: string }) => `${p.hero}.\nEnter begins the run.`,
  begin: "Begin",
  start: "begin",
  pick: (p: { picked: number; needed: number }) => `${p.picked} of ${p.needed}`,
  missing: (p: { category: string; needed: number }) =>
    p.needed === 1 ? `Choose one: ${p.category}.` : `Choose ${p.needed}: ${p.category}.`,
  next: "next",
  previous: "previous",
};

/** The screen itself. */
export const screen = {
  tooSmall: (p: { width: number; height: number }) =>
    `The terminal is too small: at least ${p.width}×${p.height}, please.`,
  hasSize: (p: { width: number; height: number }) => `It has ${p.width}×${p.height}.`,
  notSaved: (p: { problem: string }) => `Not saved: ${p.problem}`,
  askWorkbench:
    "The workbench is for makers of mods: it gives items, heals, clears rooms and goes down. Once on, it marks this run, its save and its recording as cheated, for good. Switch it on?",
};

/** Messages and help. */
export const pages = {
  messages: "Messages",
  noMessages: "Nothing has happened yet.",
  /** More of a text by a key. */
  more: (p: { readonly key: string }) => `${p.key} more`,
  help: "Keys",
  helpHere: "Here",
  helpLists: "In lists",
  helpPicks: "entry by its number",
  helpEverywhere: "Everywhere",
  /** What a screen is about, by its part of the key table. */
  helpAbout: {
    menu: "Go down floor by floor: on each, stairs (>) lead on. Who leaves the last one behind has won; who dies begins anew. The run is saved by itself.",
    creation: "A hero has a name and a pick from each list. What a pick brings stands on the right.",
    explore:
      "@ is you, > stairs down, < the entrance, + a door, * something to take; letters are enemies and people. A fight begins when you enter a room with enemies. Health does not come back by itself: potions and people help.",
    combat:
      "Below each enemy stands what it does next. Choose the target on the left and the ability on the right; Enter uses it. Everything you do takes a turn. A mark with a number behind somebody, such as !3, is a state and the turns it lasts.",
  },
};
