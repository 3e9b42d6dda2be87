import { attribute, type Enemy, type Game, type Hero, type Registries } from "@rustkeep/engine";
import { certain } from "../certain.js";
import { pruneCreature, pruneEnemies, pruneFloor } from "./prune-creatures.js";
import type { PruneFinding } from "./prune-finding.js";
import { found, keepKnown, type Pruning, pruneEquipment, pruneItems } from "./prune-items.js";

/**
 * Takes everything out of a state whose definition is gone. Changes `game`. Ids in messages stay, as do those of the floor
 * and of prefabs, whose layout is part of the state. If anything was taken out, talk and shop end, and a fight that nobody
 * is left in is over and its room cleared. Health and stamina above a maximum that has fallen since are brought down to it.
 * Otherwise the state stays exactly as it was saved.
 * @returns what was taken out
 */
export function prune(game: Game, registries: Registries): PruneFinding[] {
  const pruning: Pruning = { registries, findings: [] };
  pruneRun(game, pruning);
  pruneHero(game, pruning);
  const fighting = game.enemies.length > 0;
  game.enemies = pruneEnemies(game.enemies, "game.enemies", pruning);
  pruneFloor(game.floor, "game.floor", pruning);
  if (pruning.findings.length > 0) {
    endTalk(game);
    if (fighting && game.enemies.length === 0) {
      endFight(game);
    }
  }
  clampAll(game, registries);
  return pruning.findings;
}

function pruneRun(game: Game, pruning: Pruning): void {
  game.quests = keepKnown(
    game.quests,
    pruning.registries.quests,
    ({ quest }) => quest,
    (id, position) => {
      found(pruning, "missing_quest", id, `game.quests[${position}]`, "the quest is dropped");
    },
  );
}

function pruneHero(game: Game, pruning: Pruning): void {
  const hero = game.player;
  pruneCreature(hero, "game.player", pruning);
  hero.options = keepKnown(
    hero.options,
    pruning.registries.options,
    (id) => id,
    (id, position) => {
      found(pruning, "missing_option", id, `game.player.options[${position}]`, "the hero goes on without it");
    },
  );
  hero.inventory = pruneItems(hero.inventory, "game.player.inventory", pruning);
  pruneEquipment(hero, "game.player.equipment", pruning);
}

function endTalk(game: Game): void {
  game.shop_open = false;
  game.talking_room = -1;
  game.talking_npc = -1;
}

function endFight(game: Game): void {
  game.combat_round = 0;
  game.player.initiative = 0;
  certain(game.floor.rooms[game.floor.player_room], "the room of the hero").cleared = true;
}

function clampAll(game: Game, registries: Registries): void {
  const everybody = [game.player, ...game.enemies, ...game.floor.rooms.flatMap((room) => room.enemies)];
  for (const creature of everybody) {
    clamp(game, creature, registries);
  }
}

function clamp(game: Game, creature: Hero | Enemy, registries: Registries): void {
  creature.health = Math.min(creature.health, attribute(game, creature, "max_health", undefined, registries));
  creature.stamina = Math.min(creature.stamina, attribute(game, creature, "max_stamina", undefined, registries));
}
