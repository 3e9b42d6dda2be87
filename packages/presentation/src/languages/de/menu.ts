import type { Texts } from "../catalogue.js";

/** The main menu, the menu of a run, and the questions that they ask. */
export const menu: Texts["menu"] = {
  subtitle: "eine Festung, ein Leben, kein Zurück",
  continue: (p) => `Weiter: ${p.hero}, Etage ${p.number} ${p.floor}, Zug ${p.turn}`,
  continueShort: "Weiter",
  newRun: "Neuer Lauf",
  settings: "Einstellungen",
  help: "Hilfe",
  quit: "Beenden",
  saveAndQuit: "Speichern und beenden",
  toMenu: "Speichern und zum Hauptmenü",
  paused: "Menü",
  refused: (p) => `Der gespeicherte Lauf kann nicht fortgesetzt werden: ${p.reason}`,
  warnings: (p) => `${loadProblems(p.count, p.errors)} beim Laden der Mods: ${p.log}`,
  warningsUnwritten: (p) => `${loadProblems(p.count, p.errors)} beim Laden der Mods; kein Protokoll: ${p.problem}`,
  replaceRun: "Es gibt einen gespeicherten Lauf. Ein neuer ersetzt ihn endgültig. Neu beginnen?",
  prunedIntro: "Manches, was der gespeicherte Lauf braucht, gibt es nicht mehr:",
  prunedMore: (p) => `… und ${p.count} weitere`,
  prunedQuestion: "Ohne das weiterspielen? Eine Kopie der Datei bleibt erhalten.",
  recordedQuestion: (p) =>
    `${p.count === 1 ? "Ein weiterer Zug ist" : `${p.count} weitere Züge sind`} aufgezeichnet: von dort weiterspielen?`,
  abandoned: "Der gespeicherte Lauf bleibt, wie er ist.",
};

/** Where errors are among them, they are no mere warnings. */
function loadProblems(count: number, errors: number): string {
  if (errors > 0) return `${count} ${count === 1 ? "Problem" : "Probleme"}`;
  return `${count} ${count === 1 ? "Warnung" : "Warnungen"}`;
}

/** Making a hero. */
export const creation: Texts["creation"] = {
  title: "Ein neuer Lauf",
  name: "Name",
  nameHint:
    "Tippe den Namen, höchstens 24 Zeichen, oder behalte diesen. Enter führt zur nächsten Wahl; das letzte Enter beginnt.",
  goOn: "weiter",
  pickAndGoOn: "wählen und weiter",
  ready: (p) => `${p.hero}.\nEnter beginnt den Lauf.`,
  begin: "Beginnen",
  start: "beginnen",
  pick: (p) => `${p.picked} von ${p.needed}`,
  missing: (p) => (p.needed === 1 ? `Noch zu wählen: ${p.category}.` : `Noch zu wählen: ${p.category} (${p.needed}).`),
  next: "weiter",
  previous: "zurück",
};

/** The screen itself. */
export const screen: Texts["screen"] = {
  tooSmall: (p) => `Das Terminal ist zu klein; nötig sind ${p.width}×${p.height}.`,
  hasSize: (p) => `Es hat ${p.width}×${p.height}.`,
  notSaved: (p) => `Nicht gespeichert: ${p.problem}`,
  askWorkbench:
    "Die Werkbank ist für alle, die Mods machen: Sie gibt Gegenstände, heilt, räumt Räume und führt hinab. Einmal an, kennzeichnet sie diesen Lauf, seinen Spielstand und seine Aufzeichnung für immer als geschummelt. Einschalten?",
};

/** Messages and help. */
export const pages: Texts["pages"] = {
  messages: "Meldungen",
  noMessages: "Noch ist nichts geschehen.",
  more: (p) => `${p.key} mehr`,
  help: "Tasten",
  helpHere: "Hier",
  helpLists: "In Listen",
  helpPicks: "Eintrag nach Nummer",
  helpEverywhere: "Überall",
  helpAbout: {
    menu: "Steige Etage um Etage hinab: Auf jeder führt eine Treppe (>) weiter. Wer die letzte hinter sich lässt, hat gewonnen; wer stirbt, beginnt neu. Gespeichert wird von selbst.",
    creation: "Ein Held hat einen Namen und je eine Wahl aus jeder Liste. Rechts steht, was sie mit sich bringt.",
    explore:
      "@ bist du, > Treppe hinab, < Eingang, + Tür, * etwas zum Mitnehmen; Buchstaben sind Gegner und Leute. Ein Kampf beginnt, sobald du einen Raum mit Gegnern betrittst. Leben kommt nicht von selbst zurück: Tränke und Leute helfen.",
    combat:
      "Unter jedem Gegner steht, was er als Nächstes tut. Wähle links das Ziel und rechts die Fähigkeit; Enter führt sie aus. Jede Tat kostet einen Zug. Ein Zeichen mit einer Zahl dahinter, etwa !3, ist ein Zustand und die Züge, die er noch dauert.",
  },
};
