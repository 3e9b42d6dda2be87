import { checkCommand, rulesOf } from "../commands/index.js";
import { runsOn, strideFrom } from "../commands/run.js";
import type { Registries } from "../content/definitions/registries.js";
import { coolDown } from "../rules/abilities/abilities.js";
import { announceIntents, executeIntent } from "../rules/abilities/intents.js";
import { settleFight } from "../rules/combat/fight.js";
import { finishTurn } from "../rules/finish-turn.js";
import { levelUp } from "../rules/growth/progression.js";
import { addUp } from "../rules/numbers.js";
import { readAttribute } from "../rules/stats/attributes.js";
import { clampToMaxima } from "../rules/stats/clamp-to-maxima.js";
import { tickModifiers } from "../rules/stats/timed-modifiers.js";
import { drain } from "../rules/triggers/triggers.js";
import { emit, say, type Turn, turnFor } from "../rules/turn.js";
import { isPresent, livingEnemies, viewOf } from "../rules/view.js";
import type { Command, RunCommand } from "../state/command.js";
import { copyOf } from "../state/copy-of.js";
import type { Creature } from "../state/creature.js";
import type { Game } from "../state/game.js";
import { BOUNDS } from "../state/generated-shapes.js";
import type { Message } from "../state/message.js";
import type { Outcome } from "../state/outcome.js";
import type { Rejection } from "../state/rejection.js";
import { isCommand } from "./parse-command.js";

/**
 * Carries out a command and changes `game` in place; whoever needs the state before clones it first. A refused command
 * changes nothing, not even the random generator. Every command costs one turn, save `end_talk` and switching cheats on,
 * which cost none, and `run`, which costs one for each step. What is no command is refused with `bad_command`. Draws random numbers from
 * `game.rng` only. Throws nothing, whatever the command, for any game that `createGame` and `execute` have made with these
 * registries.
 */
export function execute(game: Game, command: Command, registries: Registries): Outcome {
  if (!isCommand(command)) return { kind: "rejected", reason: { code: "bad_command" } };
  const turn = turnFor(game, registries);
  const reason = checkCommand(turn, command);
  if (reason !== undefined) return { kind: "rejected", reason };
  if (costsNoTurn(command)) {
    rulesOf(command).perform(turn, command);
    return { kind: "no_turn", messages: finishTurn(turn) };
  }
  if (command.command !== "run") return { kind: "turn_passed", messages: playTurn(turn, command) };
  return { kind: "turn_passed", messages: playRun(turn, command) };
}

function costsNoTurn(command: Command): boolean {
  return command.command === "end_talk" || (command.command === "debug" && command.cheat === "on");
}

/** Why `execute` would refuse a command now; undefined if it would not. Changes and draws nothing. */
export function rejection(game: Game, command: Command, registries: Registries): Rejection | undefined {
  return isCommand(command) ? checkCommand(viewOf(game, registries), command) : { code: "bad_command" };
}

function playRun(first: Turn, command: RunCommand): Message[] {
  const { game, registries } = first;
  let before = strideFrom(game);
  const messages = playTurn(first, command);
  while (runsOn(game, command.direction, before)) {
    before = strideFrom(game);
    // One by one: there may be more than a call takes.
    for (const message of playTurn(turnFor(game, registries), command)) messages.push(message);
  }
  return messages;
}

/**
 * The order of events in a turn, which recordings depend on. The command has been checked.
 * 1. The command is bound to the entry that it names by index.
 * 2. The order of action is fixed.
 * 3. turn_started, and combat_started on a fight's first turn.
 * 4. Timed modifiers lose a turn; stamina comes back.
 * 5. Everybody acts.
 * 6. The dead leave; the fight may be over.
 * 7. Levels rise; health and stamina are clamped.
 * 8. Cooldowns sink; enemies announce what they will do.
 * Once the run is over, what is left of 3 to 8 is skipped.
 */
function playTurn(turn: Turn, command: Command): Message[] {
  const { game } = turn;
  const bound = rulesOf(command).bind?.(turn, command);
  const order = orderOfAction(game);
  startTurn(turn);
  if (game.over === "") passTime(turn);
  for (const participant of order) {
    if (game.over !== "") break;
    if (participant.kind === "hero") act(turn, command, bound);
    else if (isPresent(turn, participant)) executeIntent(turn, participant);
    else continue;
    drain(turn);
  }
  if (game.over === "") {
    settleFight(turn);
    drain(turn);
  }
  if (game.over === "") {
    levelUp(turn);
    clampToMaxima(turn);
    endTurn(turn);
  }
  game.turn = addUp(game.turn, 1, BOUNDS.Count);
  return finishTurn(turn);
}

/** By initiative, highest first; ties go to the hero, then by index. */
function orderOfAction(game: Game): Creature[] {
  const participants: Creature[] = [game.player, ...game.enemies];
  return participants.length === 1 ? participants : participants.sort((a, b) => b.initiative - a.initiative);
}

function startTurn(turn: Turn): void {
  const { game } = turn;
  turn.extended = [];
  emit(turn, { on: "turn_started", source: turn.game.player, target: undefined });
  if (game.enemies.length > 0) {
    if (game.combat_round === 0) emit(turn, { on: "combat_started", source: turn.game.player, target: undefined });
    game.combat_round = addUp(game.combat_round, 1, BOUNDS.Count);
  }
  drain(turn);
}

function passTime(turn: Turn): void {
  const { game, registries } = turn;
  const creatures: Creature[] = [game.player, ...livingEnemies(turn)];
  for (const creature of creatures) tickModifiers(turn, creature);
  turn.extended = undefined;
  for (const creature of creatures) {
    const maximum = readAttribute(turn, creature, "max_stamina", undefined);
    creature.stamina = Math.min(maximum, creature.stamina + registries.balance.stamina_regen);
  }
}

/** The hero's command is checked again at its place: what happened since may have taken the ground from under it. */
function act(turn: Turn, command: Command, bound: unknown): void {
  // Whatever mods have asked for before: what the hero does happens.
  turn.work = 0;
  const rules = rulesOf(command);
  const current = rules.rebind?.(turn, command, bound) ?? command;
  const reason = rules.check(turn, current);
  if (reason === undefined) rules.perform(turn, current);
  else say(turn, (now) => ({ turn: now, kind: "command_foiled", command: command.command, reason: copyOf(reason) }));
}

function endTurn(turn: Turn): void {
  const { game } = turn;
  coolDown(game.player);
  for (const enemy of game.enemies) coolDown(enemy);
  announceIntents(turn);
}
