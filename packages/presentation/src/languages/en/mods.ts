import { plural } from "./grammar.js";

/** Mods: installing, switching, ordering. */
export const mods = {
  /** Why something is not taken for a mod. */
  refusals: {
    no_archive: () => "this is no zip archive, or one that was cut off",
    damaged: (p: { name: string }) =>
      `the archive is damaged${p.name === "" ? "" : ` at ${p.name}`}: download it again, or have it packed again`,
    not_supported: (p: { name: string }) =>
      `the archive is encrypted, split or packed in an uncommon way${p.name === "" ? "" : ` (${p.name})`}`,
    packed_too_big: (p: { megabytes: number }) => `the archive has more than ${p.megabytes} MB`,
    unpacked_too_big: (p: { megabytes: number }) => `unpacked it would have more than ${p.megabytes} MB`,
    too_many_files: (p: { limit: number }) => `it has more than ${p.limit} files`,
    bad_name: (p: { name: string }) =>
      `a file has a name that cannot be written everywhere, or leads out of the folder: ${p.name}`,
    name_twice: (p: { name: string }) => `two files would lie in one place: ${p.name}`,
    no_plain_file: (p: { name: string }) => `it holds a link, a device or the like: ${p.name}`,
    no_mod: (p: { name: string }) =>
      `there is no mod in it: no manifest.toml at its top or one folder down${p.name === "" ? "" : ` (but ${p.name})`}`,
    several_mods: (p: { name: string }) => `it holds several mods: unpack it, and install them one by one (${p.name})`,
  },
  states: { on: "on", off: "off", besides: "--mods" },
  severities: { error: "error", warning: "warning", notice: "notice" },
  neededBy: (p: { mods: string }) => `needed by ${p.mods}`,
  contains: (p: { path: string }) => `in ${p.path}`,
  more: (p: { count: number }) => `and ${p.count} more`,
  alsoFound: "Also found",
  cannotStart: "The game does not start like this:",
  unknownMod: (p: { id: string; near: string }) =>
    `there is no mod ${p.id}${p.near === "" ? "" : `; did you mean ${p.near}?`}`,
  givenBesides: (p: { id: string }) => `${p.id} was named by --mods, so the load order has no say about it`,
  baseGame: "the base game comes first and is never off",
  needsOrder: (p: { id: string; needed: string }) => `${p.id} needs ${p.needed} and has to come after it`,
  cannotWrite: (p: { reason: string }) => `the load order cannot be written: ${p.reason}`,
  unreadableOrder: "it cannot be read, and no copy of it can be kept",
  unchanged: "That is how it is already.",
  switchedOn: (p: { mods: string }) => `On: ${p.mods}`,
  switchedOff: (p: { mods: string }) => `Off: ${p.mods}`,
  order: (p: { mods: string }) => `Order: ${p.mods}`,
  along: (p: { mods: string }) => `along with it: ${p.mods}`,
  losesRun: (p: { things: string }) => `The saved run would lose ${p.things}.`,
  losses: {
    missing_item: (p: { count: number }) => plural(p.count, "1 thing", `${p.count} things`),
    missing_slot: (p: { count: number }) =>
      plural(p.count, "what is worn in 1 slot", `what is worn in ${p.count} slots`),
    missing_affix: (p: { count: number }) => plural(p.count, "1 affix", `${p.count} affixes`),
    missing_quest: (p: { count: number }) => plural(p.count, "1 quest", `${p.count} quests`),
    missing_option: (p: { count: number }) => plural(p.count, "1 trait of the hero", `${p.count} traits of the hero`),
    missing_modifier: (p: { count: number }) => plural(p.count, "1 state", `${p.count} states`),
    missing_ability: (p: { count: number }) => plural(p.count, "1 ability", `${p.count} abilities`),
    missing_creature: (p: { count: number }) => plural(p.count, "1 enemy", `${p.count} enemies`),
    missing_npc: (p: { count: number }) => plural(p.count, "1 person", `${p.count} people`),
    missing_table: (p: { count: number }) =>
      plural(p.count, "the contents of 1 pile", `the contents of ${p.count} piles`),
  },
  question: "Do it?",
  answers: "y/N",
  yes: "y",
  nothingDone: "Nothing was changed.",
  nothingThere: (p: { path: string }) => `there is no file or folder ${p.path}`,
  brokenManifest: "this mod cannot be loaded by any game:",
  by: (p: { authors: string }) => `by ${p.authors}`,
  replaces: (p: { version: string; dir: string }) => `takes the place of ${p.version} in ${p.dir}, which is kept`,
  older: (p: { version: string }) => `This is older than ${p.version}, which is there now.`,
  cannotStartWith: "With it the game would not start, so it stays off:",
  installed: (p: { id: string; version: string; dir: string }) => `${p.id} ${p.version} lies in ${p.dir}`,
  bringBack: (p: { dir: string }) => `rustkeep mods install ${p.dir} brings back what was there.`,
  notInstalled: (p: { reason: string }) => `nothing was installed: ${p.reason}`,
  removed: (p: { id: string; dir: string }) => `${p.id} lies in ${p.dir} now`,
  notRemoved: (p: { reason: string }) => `not removed: ${p.reason}`,
  notOwn: (p: { id: string }) =>
    `${p.id} does not lie among your own mods, so it stays where it is; rustkeep mods disable ${p.id} switches it off`,
};
