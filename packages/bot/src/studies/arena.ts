import {
  attribute,
  type CreatureDefinition,
  type Enemy,
  type FloorDefinition,
  type Game,
  type Id,
  type Prefab,
  type Registries,
  range,
  rngFromState,
  rngState,
} from "@rustkeep/engine";

const ARENA = "simulate:arena";
const INITIATIVE_DIE = 6;

/** The registries with a single floor that is a single, empty room. */
export function arenaOf(registries: Registries): Registries {
  const prefab: Prefab = {
    id: ARENA,
    layout: "#######\n#<...>#\n#######",
    tags: [ARENA],
    rotate: false,
    npcs: [],
    marks: {},
    npc_marks: {},
    loot_marks: {},
    triggers: [],
  };
  const floor: FloorDefinition = {
    id: ARENA,
    number: 1,
    size: [12, 10],
    rooms: 1,
    name: "",
    required: [ARENA],
    prefabs: [],
    creatures: [],
    loops: 0,
    repeat: false,
    triggers: [],
  };
  return { ...registries, prefabs: { [ARENA]: prefab }, floors: { [ARENA]: floor } };
}

/**
 * Begins a fight where the hero stands. The enemies have announced nothing: they do nothing on the first turn. Draws the
 * initiative from the game's generator, of the hero first, then of the enemies in order.
 */
export function summon(game: Game, enemies: readonly Id[], registries: Registries): void {
  const rng = rngFromState(game.rng);
  const initiative = (dexterity: number) => Math.round(dexterity) + range(rng, 1, INITIATIVE_DIE);
  game.player.initiative = initiative(attribute(game, game.player, "dexterity", undefined, registries));
  game.enemies = enemies.map((def) => {
    const enemy = freshEnemy(game, def, registries);
    enemy.initiative = initiative(attribute(game, enemy, "dexterity", undefined, registries));
    return enemy;
  });
  game.combat_round = 0;
  game.rng = rngState(rng);
}

function freshEnemy(game: Game, def: CreatureDefinition["id"], registries: Registries): Enemy {
  const enemy: Enemy = {
    kind: "enemy",
    health: 1,
    stamina: 0,
    initiative: 0,
    intent: "",
    modifiers: [],
    cooldowns: {},
    phase: 0,
    rewards: true,
    def,
    pos: [...game.player_pos],
  };
  enemy.health = attribute(game, enemy, "max_health", undefined, registries);
  enemy.stamina = attribute(game, enemy, "max_stamina", undefined, registries);
  return enemy;
}
