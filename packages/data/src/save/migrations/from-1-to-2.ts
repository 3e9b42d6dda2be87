import { mapList, type Tree, treeOf } from "./tree.js";

// Schema 2 says what creatures are and names them without magic indexes, names what brought something about by registry
// and id, writes seeds as they are given anywhere, and has room for flags, phases, stacks, perks, offers, failed quests,
// cheats and runs that go on after they are won. What was not known then is left empty.

/** The state of a run as schema 1 had it, as schema 2 has it. Changes nothing, and throws nothing for any table. */
export function gameFrom1To2(old: unknown): Tree {
  const game = treeOf(old);
  const { turn, over } = game;
  return {
    ...game,
    seed: seedFrom1(game.seed),
    offers: [],
    won_on: over === "won" ? turn : -1,
    cheats: journalOf(game).some(({ kind }) => kind === "debug_used"),
    cause: causeFrom1(game.cause),
    quests: mapList(game.quests, (quest) => ({ ...quest, failed: false })),
    flags: {},
    fight_flags: {},
    known_items: [],
    known_phases: {},
    warned: [],
    journal: mapList(game.journal, messageFrom1),
    player: { ...creatureFrom1(treeOf(game.player), "hero"), perks: [], released: [] },
    enemies: mapList(game.enemies, enemyFrom1),
    floor: floorFrom1(treeOf(game.floor)),
  };
}

/** A seed of schema 1, sixteen digits, as schema 2 writes it. */
export function seedFrom1(seed: unknown): unknown {
  return typeof seed === "string" ? `0x${seed}` : seed;
}

function journalOf(game: Tree): Tree[] {
  return Array.isArray(game.journal) ? game.journal.map(treeOf) : [];
}

function floorFrom1(floor: Tree): Tree {
  const rooms = mapList(floor.rooms, (room) => ({ ...room, enemies: mapList(room.enemies, enemyFrom1), flags: {} }));
  return { ...floor, rooms, flags: {}, uniques: [] };
}

function enemyFrom1(enemy: Tree): Tree {
  return { ...creatureFrom1(enemy, "enemy"), phase: 0, rewards: true };
}

function creatureFrom1(creature: Tree, kind: "hero" | "enemy"): Tree {
  return {
    kind,
    ...creature,
    modifiers: mapList(creature.modifiers, (active) => ({ ...active, stacks: 1, until: "" })),
  };
}

// An ability and a timed modifier never killed together.
function causeFrom1(old: unknown): unknown {
  const { ability, modifier, ...rest } = treeOf(old);
  return { ...rest, by: modifier === "" ? originOf("abilities", ability) : originOf("modifiers", modifier) };
}

function originOf(registry: string, id: unknown): Tree {
  return id === "" ? { registry: "", id: "" } : { registry, id };
}

function messageFrom1(message: Tree): Tree {
  const changed: Record<string, unknown> = { ...message };
  for (const name of ["source", "target", "killer"]) if (name in message) changed[name] = refFrom1(message[name]);
  if (message.kind === "combat_started") changed.enemies = mapList(message.enemies, refFrom1);
  // Schema 1 did not say in which registry the id stands: most often it was a timed modifier.
  if ("by" in message) changed.by = originOf("modifiers", message.by);
  if ("reason" in message && message.kind !== "descent_failed") changed.reason = rejectionFrom1(treeOf(message.reason));
  return changed;
}

function refFrom1(old: unknown): unknown {
  const { def, index } = treeOf(old);
  if (index === -2) return { who: "nobody" };
  return def === "" ? { who: "hero" } : { who: "enemy", def, index };
}

// Schema 1 named a condition by its kind, schema 2 by its place; the first is the likeliest.
function rejectionFrom1(reason: Tree): Tree {
  if (reason.code !== "condition_fails") return reason;
  const { code, id } = reason;
  return { code, of: { registry: "abilities", id }, position: 0 };
}
