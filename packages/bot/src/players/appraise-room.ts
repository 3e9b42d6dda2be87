import { attribute, BOSS_TAG, DEFAULT_ATTRIBUTES, type Game, hitChance, type Room } from "@rustkeep/engine";
import { healingOf } from "./fight/survival.js";
import type { BotMemory } from "./memory.js";

/** The share of his damage that the hero does in a turn, misses and better blows counted. */
const OWN_SHARE = 0.95;
/** The share of their damage that enemies do beside misses. */
const THEIR_SHARE = 1.15;

/** What fights would cost the hero as he is now, in health, by room; 0 where nobody lives. */
export function costsOfRooms(game: Game, memory: BotMemory): number[] {
  const { registries } = memory;
  const hero = game.player;
  const damage = Math.max(1, attribute(game, hero, "damage", undefined, registries) * OWN_SHARE);
  const dexterity = attribute(game, hero, "dexterity", undefined, registries);
  return game.floor.rooms.map(({ enemies }) => {
    let threat = 0;
    let turns = 0;
    for (const { def, health } of enemies) {
      const base = registries.creatures[def]?.base;
      const chance = base?.hit_chance ?? DEFAULT_ATTRIBUTES.hit_chance;
      const blow = base?.damage ?? DEFAULT_ATTRIBUTES.damage;
      threat += blow * hitChance(chance, dexterity, registries.balance) * THEIR_SHARE;
      turns += health / damage;
    }
    // Of two halves of the enemies, one is dead for half of the fight.
    return threat * turns * (enemies.length > 1 ? 0.5 + 0.5 / enemies.length : 1);
  });
}

/** Whether somebody lives in a room from whom nobody flees. */
export function hasBoss(memory: BotMemory, room: Room): boolean {
  return room.enemies.some(({ def }) => memory.registries.creatures[def]?.tags.includes(BOSS_TAG));
}

/** What the hero can lose before he dies, in health: what he has and what his remedies give. */
export function strengthOf(game: Game, memory: BotMemory): number {
  return game.player.health + healingOf(game.player.inventory, memory.registries);
}
