import type { Command, Direction, Game } from "@rustkeep/engine";
import {
  dangerAhead,
  gameOverView,
  heroView,
  isNews,
  type Journey,
  nextStep,
  rejectionSentence,
  tellLog,
} from "@rustkeep/presentation";
import { answer } from "./answer.js";
import { type Front, modeOf, type Scene, tellAll, textsNow } from "./front.js";
import type { Memory } from "./memory.js";
import { numbered } from "./questions.js";
import type { Reply } from "./reply.js";
import { changeSetting, settingLines } from "./settings-lines.js";
import { answerLines, hereLines, situationLines, stepLines } from "./situation.js";
import { readTyped } from "./verbs.js";

/** So many messages remind of what happened last when a run goes on. */
const RECAP = 10;

/** Plays a run line by line until it ends ("over") or the player or the input does ("left"; the run is saved then). */
export async function playRun(front: Front, game: Game): Promise<"over" | "left"> {
  const memory: Memory = { debug: front.session.debug, stoodOn: new Set(), shown: new Map() };
  tellAll(front, [...recentLines(front, RECAP), textsNow(front).plain.helpHint]);
  if (game.over === "") tellAll(front, situationLines(sceneOf(front, game)));
  while (game.over === "") {
    const line = await front.io.ask(prompt(front, game));
    if (line === undefined || !act(front, game, reply(front, game, memory, line))) return leave(front, game);
  }
  front.session.finish();
  const scene = sceneOf(front, game);
  tellAll(
    front,
    gameOverView(game, scene.texts, scene.registries).summary.map((entry) => scene.texts.plain.settingLine(entry)),
  );
  return "over";
}

function sceneOf(front: Front, game: Game): Scene {
  return { game, texts: textsNow(front), registries: front.session.registries };
}

function prompt(front: Front, game: Game): string {
  const { texts, registries } = sceneOf(front, game);
  const { health } = heroView(game, texts, registries);
  return texts.plain.prompt({ floor: game.floor.number, health: health.words });
}

/** The answer to a line; messages and settings live in the session and are answered here. */
function reply(front: Front, game: Game, memory: Memory, line: string): Reply {
  const scene = sceneOf(front, game);
  const { session } = front;
  switch (readTyped(line, scene.texts).verb) {
    case "messages":
      return { kind: "tell", lines: recentLines(front, session.log().length) };
    case "settings":
      return {
        kind: "tell",
        lines: [...numbered(settingLines(session.settings(), scene.texts)), scene.texts.plain.settingsHint],
      };
    default:
      return answer(line, memory, scene);
  }
}

/** Does what was answered; false to leave. */
function act(front: Front, game: Game, given: Reply): boolean {
  switch (given.kind) {
    case "tell":
      tellAll(front, given.lines);
      return true;
    case "command":
      play(front, game, given.command);
      return true;
    case "walk":
      walk(front, game, given.journey);
      return true;
    case "steps":
      steps(front, game, given.direction, given.count);
      return true;
    case "setting":
      tellAll(front, changeSetting(front, given.number));
      return true;
    case "quit":
      return false;
  }
}

/** Plays a command and tells what came of it and where that leaves the hero. */
function play(front: Front, game: Game, command: Command): void {
  const step = carryOut(front, game, command);
  if (step === undefined || game.over !== "") return;
  const scene = sceneOf(front, game);
  if (step.changed || modeOf(game) !== "explore") tellAll(front, placeLines(front, game, step));
  else tellAll(front, command.command === "move" || command.command === "run" ? stepLines(scene) : hereLines(scene));
}

/** What a command that was carried out has led to. */
interface Step {
  /** Whether the hero is in another situation than before: a fight, a talk, another floor. */
  readonly changed: boolean;
  /** Whether nothing new happened and nobody was hurt: a walk goes on. */
  readonly quiet: boolean;
  /** Whether the person talked to has just spoken. */
  readonly spoken: boolean;
}

/** Plays a command and tells its messages; undefined, with the reason told, where it is refused. */
function carryOut(front: Front, game: Game, command: Command): Step | undefined {
  const before = { mode: modeOf(game), floor: game.floor, health: game.player.health };
  const outcome = front.session.play(game, command);
  if (outcome.kind === "rejected") {
    front.io.tell(rejectionSentence(outcome.reason, textsNow(front), front.session.registries));
    return undefined;
  }
  const told = recentLines(front, outcome.messages.length);
  tellAll(front, [...told, ...front.session.problems()]);
  return {
    changed: modeOf(game) !== before.mode || game.floor !== before.floor,
    quiet: !isNews(outcome.messages) && game.player.health >= before.health,
    spoken: outcome.messages.some(({ kind }) => kind === "npc_greets" || kind === "npc_replies"),
  };
}

function placeLines(front: Front, game: Game, { spoken }: Step): string[] {
  const scene = sceneOf(front, game);
  return spoken && modeOf(game) === "talk" ? answerLines(scene) : situationLines(scene);
}

/** Goes a way until something happens or danger lies ahead; what lies at the end is told. */
function walk(front: Front, game: Game, journey: Journey): void {
  const under = { journey, taken: 0 };
  for (;;) {
    const next = nextStep(game, under);
    if (next.kind !== "step") {
      const { texts, registries } = sceneOf(front, game);
      if (next.kind === "arrived" && journey.arrival !== "") front.io.tell(journey.arrival);
      if (next.kind === "danger") front.io.tell(dangerAhead(game, next.room, texts, registries));
      break;
    }
    under.taken += 1;
    const went = goOn(front, game, next.direction);
    if (went === "told") return;
    if (went === "stop") {
      // The last step brings the hero there even where something is to be seen.
      if (under.taken === journey.path.length && journey.arrival !== "") front.io.tell(journey.arrival);
      break;
    }
  }
  tellAll(front, hereLines(sceneOf(front, game)));
}

/** So many steps in a direction, until something happens; where that leads is told. */
function steps(front: Front, game: Game, direction: Direction, count: number): void {
  for (let taken = 0; taken < count; taken += 1) {
    const went = goOn(front, game, direction);
    if (went === "told") return;
    if (went === "stop") break;
  }
  tellAll(front, stepLines(sceneOf(front, game)));
}

/** A step of a walk: whether it goes on, or stops here, or all that is to be told has been told. */
function goOn(front: Front, game: Game, direction: Direction): "on" | "stop" | "told" {
  const step = carryOut(front, game, { command: "move", direction });
  if (step === undefined || game.over !== "") return "told";
  if (step.changed) {
    tellAll(front, placeLines(front, game, step));
    return "told";
  }
  return step.quiet ? "on" : "stop";
}

/** The last messages of the log, as sentences. */
function recentLines(front: Front, count: number): string[] {
  if (count === 0) return [];
  const { texts, registries } = sceneTexts(front);
  return tellLog(front.session.log().slice(-count), texts, registries).map((told) => told.text);
}

function sceneTexts(front: Front) {
  return { texts: textsNow(front), registries: front.session.registries };
}

function leave(front: Front, game: Game): "left" {
  const { plain } = textsNow(front);
  const problem = front.session.save(game);
  front.io.tell(problem === "" ? plain.saved : plain.notSaved({ problem }));
  return "left";
}
