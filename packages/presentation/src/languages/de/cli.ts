import type { Texts } from "../catalogue.js";

/** The command line; options and commands are the same in every language. */
export const cli: Texts["cli"] = {
  usage: `Aufruf: rustkeep [Optionen]
        rustkeep replay DATEI [--fast] [--verify]
        rustkeep doctor
        rustkeep mods [BEFEHL]

Ein rundenweises Roguelike für das Terminal. Ohne Optionen öffnet es das
Hauptmenü.

  --new                beginnt neu; fragt, bevor ein Spielstand ersetzt wird
  --yes                fragt nicht
  --seed N             Startwert des neuen Laufs, 0 bis 2^64-1, auch als 0x...
  --name NAME          Name des Helden, 1 bis 24 Zeichen
  --options ID,ID      Rasse, Klasse und was Mods sonst verlangen, als volle IDs
  --plain              schlichte Zeilen: für Vorleseprogramme, Pipes und Skripte
  --lang SPRACHE       de, en oder eine, die eine Mod spricht
  --mods ORDNER        lädt eine Mod oder einen Ordner davon zuletzt; mehrfach
  --data-dir ORDNER    wo Spielstand, Einstellungen, Mods und Protokolle liegen
  --debug              F12 öffnet die Werkbank, ohne zu fragen
  --ascii              nur Zeichen einer Schreibmaschine
  --no-color           keine Farben; NO_COLOR bewirkt dasselbe
  --help, --version

  replay DATEI         spielt eine Aufzeichnung (run.jsonl), mit --fast das Ende
                       mit --verify, ob der Lauf gleich ist (0 oder 1)
  doctor               was ein Fehlerbericht braucht: Terminal, Ordner, Mods
  mods                 alle Mods in ihrer Reihenfolge, und was an ihnen fehlt
  mods install DATEI   nimmt eine Mod auf, als .zip oder als Ordner
  mods remove ID       räumt eine weg, ohne sie zu löschen
  mods enable ID       schaltet eine an, disable ID aus
  mods move ID before|after ID
  mods sort            stellt jede Mod hinter das, was sie braucht
`,
  unknownOption: (p) => `die Option ${p.option} gibt es nicht`,
  valueMissing: (p) => `${p.option} braucht einen Wert`,
  valueUnwanted: (p) => `${p.option} hat keinen Wert`,
  seed: (p) => `--seed verlangt eine ganze Zahl von 0 bis ${p.largest}`,
  name: "--name verlangt 1 bis 24 Zeichen",
  lang: (p) => `--lang kennt nur ${p.languages}`,
  fastAlone: "--fast und --verify gehören zu replay",
  replayFile: "replay verlangt genau eine Datei",
  doctorAlone: "doctor verlangt nichts weiter",
  modsUsage:
    "mods kennt: list, enable ID, disable ID, move ID before|after ID, sort, install DATEI-ODER-ORDNER, remove ID",
  unknownCommand: (p) => `den Befehl „${p.command}“ gibt es nicht`,
  noTerminal: "das ist kein Terminal; --plain spielt auch ohne",
  unusableTerminal: (p) =>
    `dieses Terminal (TERM=${p.term}) kann keinen ganzen Bildschirm zeigen; --plain spielt in jedem`,
  savedRun: "es gibt einen gespeicherten Lauf; --seed, --name und --options gehören zu einem neuen: mit --new",
  noFile: (p) => `die Datei ${p.file} gibt es nicht`,
  verified: (p) => `gleich: ${p.commands} Befehle, ${p.states} Prüfsummen des Zustands`,
  unverified:
    "die Aufzeichnung nennt keine Prüfsummen ihrer Mods (sie ist älter als diese) und lässt sich nicht prüfen",
  cheated: "in diesem Lauf war Schummeln erlaubt",
  tornRecording: "die letzte Zeile der Aufzeichnung ist abgeschnitten und bleibt weg",
};
