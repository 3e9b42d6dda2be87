/** Files: what is wrong with a save, a disk, a folder. */
export const files = {
  refusals: {
    unreadable: "the file cannot be read as a save.",
    other_schema: "it was written by another version of the game.",
    damaged: "the file is damaged.",
    finished: "that run is over.",
    file_problem: "the file could not be opened.",
  },
  /** `expected` comes in English from where files are read. */
  mustBe: (p: { field: string; expected: string; found: string }) =>
    `${p.field} must be ${p.expected}, but is ${p.found}`,
  problems: {
    disk_full: (p: { file: string }) => `${p.file}: the disk is full.`,
    read_only: (p: { file: string }) => `${p.file}: the disk is read-only.`,
    not_permitted: (p: { file: string }) => `${p.file}: not permitted.`,
    in_the_way: (p: { file: string }) => `${p.file}: something else is in its place.`,
    missing: (p: { file: string }) => `${p.file}: the folder does not exist.`,
    too_big: (p: { file: string }) => `${p.file}: too big.`,
    io_error: (p: { file: string }) => `${p.file}: the system reports an error.`,
  },
  cannotSave: "The run cannot be saved: its state is broken.",
  gone: {
    missing_item: (p: { id: string }) => `item ${p.id}`,
    missing_slot: (p: { id: string }) => `slot ${p.id}`,
    missing_affix: (p: { id: string }) => `affix ${p.id}`,
    missing_quest: (p: { id: string }) => `quest ${p.id}`,
    missing_option: (p: { id: string }) => `option ${p.id}`,
    missing_modifier: (p: { id: string }) => `state ${p.id}`,
    missing_ability: (p: { id: string }) => `ability ${p.id}`,
    missing_creature: (p: { id: string }) => `creature ${p.id}`,
    missing_npc: (p: { id: string }) => `person ${p.id}`,
    missing_table: (p: { id: string }) => `loot table ${p.id}`,
  },
  unknownKey: (p: { name: string }) => `settings.toml, keys: there is nothing called ${p.name}.`,
  keyConflict: (p: { key: string; first: string; second: string }) =>
    `settings.toml, keys: ${p.key} is both "${p.first}" and "${p.second}"; the first works.`,
  unknownKeyName: (p: { name: string; key: string }) =>
    `settings.toml, keys: ${p.name}: there is no key called "${p.key}".`,
  settings: (p: { field: string; allowed: string }) =>
    p.field === ""
      ? "settings.toml cannot be read; the defaults are used."
      : `settings.toml: ${p.field} cannot be that${p.allowed === "" ? "" : `, only ${p.allowed}`}.`,
  moreProblems: (p: { first: string; more: number }) =>
    p.more === 0 ? p.first : `${p.first} And ${p.more} more: rustkeep doctor names all.`,
};
