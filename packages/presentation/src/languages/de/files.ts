import type { Texts } from "../catalogue.js";

/** Files: what is wrong with a save, a disk, a folder. */
export const files: Texts["files"] = {
  refusals: {
    unreadable: "Die Datei lässt sich nicht als Spielstand lesen.",
    other_schema: "Eine andere Version des Spiels hat ihn geschrieben.",
    damaged: "Die Datei ist beschädigt.",
    finished: "Dieser Lauf ist zu Ende.",
    file_problem: "Die Datei ließ sich nicht öffnen.",
  },
  mustBe: (p) => `${p.field}: erwartet ist "${p.expected}", dort steht ${p.found}`,
  problems: {
    disk_full: (p) => `${p.file}: Der Datenträger ist voll.`,
    read_only: (p) => `${p.file}: Der Datenträger ist schreibgeschützt.`,
    not_permitted: (p) => `${p.file}: keine Berechtigung.`,
    in_the_way: (p) => `${p.file}: Etwas anderes liegt an dieser Stelle.`,
    missing: (p) => `${p.file}: Den Ordner gibt es nicht.`,
    too_big: (p) => `${p.file}: zu groß.`,
    io_error: (p) => `${p.file}: Das System meldet einen Fehler.`,
  },
  cannotSave: "Der Lauf lässt sich nicht speichern: Sein Zustand ist fehlerhaft.",
  gone: {
    missing_item: (p) => `Gegenstand ${p.id}`,
    missing_slot: (p) => `Platz ${p.id}`,
    missing_affix: (p) => `Affix ${p.id}`,
    missing_quest: (p) => `Auftrag ${p.id}`,
    missing_option: (p) => `Option ${p.id}`,
    missing_modifier: (p) => `Zustand ${p.id}`,
    missing_ability: (p) => `Fähigkeit ${p.id}`,
    missing_creature: (p) => `Wesen ${p.id}`,
    missing_npc: (p) => `Person ${p.id}`,
    missing_table: (p) => `Beutetabelle ${p.id}`,
  },
  unknownKey: (p) => `settings.toml, keys: ${p.name} gibt es nicht.`,
  keyConflict: (p) => `settings.toml, keys: ${p.key} ist „${p.first}“ und „${p.second}“; das Erste gilt.`,
  unknownKeyName: (p) => `settings.toml, keys: ${p.name}: Eine Taste „${p.key}“ gibt es nicht.`,
  settings: (p) =>
    p.field === ""
      ? "settings.toml lässt sich nicht lesen; die Vorgaben gelten."
      : `settings.toml: Diesen Wert kann ${p.field} nicht haben${p.allowed === "" ? "" : `, nur ${p.allowed}`}.`,
  moreProblems: (p) => (p.more === 0 ? p.first : `${p.first} Und ${p.more} weitere: rustkeep doctor nennt alle.`),
};
