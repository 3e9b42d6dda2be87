import type { CombatOutcome } from "../../content/definitions/trigger.js";
import type { Creature, Enemy } from "../../state/creature.js";
import type { Room } from "../../state/floor.js";
import { BOUNDS } from "../../state/generated-shapes.js";
import { addUp, figure, roundHalfAway } from "../numbers.js";
import { range } from "../rng.js";
import { readAttribute } from "../stats/attributes.js";
import { endModifiersUntil } from "../stats/timed-modifiers.js";
import { emit, enemyRef, say, type Turn } from "../turn.js";

// initiative = round(dexterity) + range(1, 6), rolled once: for the hero first, then for enemies in order.

const INITIATIVE_DIE = 6;

/** Moves the enemies of a room into a fight and rolls for initiative. Draws once for each participant. */
export function startFight(turn: Turn, room: Room): void {
  const { game } = turn;
  game.enemies = room.enemies;
  room.enemies = [];
  game.combat_round = 0;
  for (const creature of [game.player, ...game.enemies]) rollInitiative(turn, creature);
  say(turn, (now) => ({
    turn: now,
    kind: "combat_started",
    enemies: game.enemies.map((enemy) => enemyRef(turn, enemy)),
  }));
}

/** Puts an enemy at the end of the running fight. Draws its initiative; it acts from the next turn on. */
export function joinFight(turn: Turn, enemy: Enemy): void {
  turn.game.enemies = [...turn.game.enemies, enemy];
  rollInitiative(turn, enemy);
}

function rollInitiative(turn: Turn, creature: Creature): void {
  const dexterity = readAttribute(turn, creature, "dexterity", undefined);
  creature.initiative = figure(roundHalfAway(dexterity) + range(turn.rng, 1, INITIATIVE_DIE));
}

/** Removes the dead and the fled from the fight. If nobody is left, or the hero fled, the fight is over. */
export function settleFight(turn: Turn): void {
  const { game } = turn;
  const fighting = game.enemies.length > 0;
  if (fighting) removeGone(turn);
  if (turn.heroFled) endFight(turn, "fled");
  else if (fighting && game.enemies.length === 0) {
    const room = game.floor.rooms[game.floor.player_room];
    if (room !== undefined) room.cleared = true;
    endFight(turn, "victory");
  }
}

function removeGone(turn: Turn): void {
  const { game, fled } = turn;
  const gone = game.enemies.filter((enemy) => enemy.health <= 0 || fled.includes(enemy));
  if (gone.length === 0) return;
  game.enemies = game.enemies.filter((enemy) => !gone.includes(enemy));
  fled.length = 0;
}

/** Ends the fight, and what lasts no longer than one. */
export function endFight(turn: Turn, outcome: CombatOutcome): void {
  const { game } = turn;
  turn.heroFled = false;
  game.combat_round = 0;
  game.fight_flags = {};
  game.player.initiative = 0;
  endModifiersUntil(turn, game.player, "fight");
  const counter = outcome === "victory" ? "fights_won" : "fights_fled";
  game.stats[counter] = addUp(game.stats[counter], 1, BOUNDS.Count);
  say(turn, (now) => ({ turn: now, kind: "combat_ended", outcome }));
  emit(turn, { on: "combat_ended", outcome, source: turn.game.player, target: undefined });
}
