import { ATTACK, type Creature, type Enemy, FLEE, type Floor, type Registries, type Room } from "@rustkeep/engine";
import { found, keepKnown, type Pruning, pruneItems } from "./prune-items.js";

/** Drops timed modifiers, cooldowns and the intent of a creature whose definitions are gone. */
export function pruneCreature(creature: Creature, field: string, pruning: Pruning): void {
  const { registries } = pruning;
  creature.modifiers = keepKnown(
    creature.modifiers,
    registries.modifiers,
    ({ modifier }) => modifier,
    (id, position) => {
      found(pruning, "missing_modifier", id, `${field}.modifiers[${position}]`, "its effect has ended");
    },
  );
  for (const ability of Object.keys(creature.cooldowns)) {
    if (!isAbility(ability, registries)) {
      delete creature.cooldowns[ability];
      found(pruning, "missing_ability", ability, `${field}.cooldowns`, "there is nothing to wait for any more");
    }
  }
  if (creature.intent !== "" && !isAbility(creature.intent, registries)) {
    found(pruning, "missing_ability", creature.intent, `${field}.intent`, "nothing is announced any more");
    creature.intent = "";
  }
}

function isAbility(id: string, registries: Registries): boolean {
  // The engine grants these two to everybody, whatever the mods say.
  return id === ATTACK || id === FLEE || Object.hasOwn(registries.abilities, id);
}

/** Lets enemies leave whose definition is gone, and prunes the others. */
export function pruneEnemies(enemies: readonly Enemy[], field: string, pruning: Pruning): Enemy[] {
  enemies.forEach((enemy, position) => {
    if (Object.hasOwn(pruning.registries.creatures, enemy.def)) {
      pruneCreature(enemy, `${field}[${position}]`, pruning);
    }
  });
  return keepKnown(
    enemies,
    pruning.registries.creatures,
    ({ def }) => def,
    (id, position) => {
      found(pruning, "missing_creature", id, `${field}[${position}]`, "the creature has left");
    },
  );
}

/** Prunes what lies and lives on a floor. The layout is saved, so that floor and prefab may be gone. */
export function pruneFloor(floor: Floor, field: string, pruning: Pruning): void {
  floor.piles.forEach((pile, position) => {
    const place = `${field}.piles[${position}]`;
    pile.items = pruneItems(pile.items, `${place}.items`, pruning);
    if (pile.table !== "" && !Object.hasOwn(pruning.registries.loot_tables, pile.table)) {
      found(pruning, "missing_table", pile.table, `${place}.table`, "nothing more comes out of this pile");
      pile.table = "";
    }
  });
  floor.rooms.forEach((room, position) => {
    pruneRoom(room, `${field}.rooms[${position}]`, pruning);
  });
}

function pruneRoom(room: Room, field: string, pruning: Pruning): void {
  const before = room.enemies.length;
  room.enemies = pruneEnemies(room.enemies, `${field}.enemies`, pruning);
  // A room without enemies is cleared from the start; that of the running fight has lent its enemies and is not.
  if (before > 0 && room.enemies.length === 0) {
    room.cleared = true;
  }
  room.npcs.forEach((npc, position) => {
    if (Object.hasOwn(pruning.registries.npcs, npc.npc)) {
      npc.stock = pruneItems(npc.stock, `${field}.npcs[${position}].stock`, pruning);
    }
  });
  room.npcs = keepKnown(
    room.npcs,
    pruning.registries.npcs,
    ({ npc }) => npc,
    (id, position) => {
      found(pruning, "missing_npc", id, `${field}.npcs[${position}]`, "they have left");
    },
  );
}
