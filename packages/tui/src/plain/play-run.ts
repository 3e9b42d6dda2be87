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
import { nothingTold, rememberFight, turnLines } from "./fight-lines.js";
import { type Front, modeOf, type Scene, tellAll, textsNow } from "./front.js";
import type { Memory } from "./memory.js";
import { numbered } from "./questions.js";
import { type Reply, tell } from "./reply.js";
import { roomLines } from "./room-lines.js";
import { changeSetting, settingLines } from "./settings-lines.js";
import { answerLines, hereLines, situationLines, stepLines } from "./situation.js";
import { readTyped } from "./verbs.js";

/** So many messages remind of what happened last when a run goes on. */
const RECAP = 10;

/** A run under way. */
interface Running extends Front {
  readonly game: Game;
  readonly memory: Memory;
}

/** Plays a run line by line until it ends ("over") or the player or the input does ("left"; the run is saved then). */
export async function playRun(front: Front, game: Game): Promise<"over" | "left"> {
  const memory: Memory = {
    debug: front.session.debug,
    stoodOn: new Set(),
    shown: new Map(),
    fight: nothingTold(),
    line: "",
  };
  const running: Running = { ...front, game, memory };
  tellAll(front, [...recentLines(front, RECAP), textsNow(front).plain.helpHint]);
  if (game.over === "") tellSituation(running);
  while (game.over === "") {
    const line = await front.io.ask(prompt(front, game));
    if (line === undefined || !act(running, reply(running, line))) return leave(front, game);
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
function reply(running: Running, line: string): Reply {
  const { session, memory, game } = running;
  const front: Front = running;
  const scene = sceneOf(front, game);
  const { verb } = readTyped(line, scene.texts);
  if (verb === "again") return memory.line === "" ? tell(scene.texts.plain.nothingBefore) : reply(running, memory.line);
  if (line.trim() !== "") memory.line = line;
  switch (verb) {
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
function act(running: Running, given: Reply): boolean {
  switch (given.kind) {
    case "tell":
      tellAll(running, given.lines);
      return true;
    case "command":
      play(running, given.command);
      return true;
    case "walk":
      walk(running, given.journey);
      return true;
    case "steps":
      steps(running, given.direction, given.count);
      return true;
    case "setting":
      tellAll(running, changeSetting(running, given.number));
      return true;
    case "quit":
      return false;
  }
}

/** Plays a command and tells what came of it and where that leaves the hero. */
function play(running: Running, command: Command): void {
  const { game } = running;
  const step = carryOut(running, command);
  if (step === undefined || game.over !== "") return;
  const scene = sceneOf(running, game);
  if (step.changed || modeOf(game) !== "explore") tellAfter(running, step);
  else if (step.entered) tellAll(running, [...hereLines(scene), ...roomLines(scene)]);
  else tellAll(running, command.command === "move" || command.command === "run" ? stepLines(scene) : hereLines(scene));
}

/** What a command that was carried out has led to. */
interface Step {
  /** Whether the hero is in another situation than before: a fight, a talk, another floor. */
  readonly changed: boolean;
  /** Whether nothing new happened and nobody was hurt: a walk goes on. */
  readonly quiet: boolean;
  /** Whether the person talked to has just spoken. */
  readonly spoken: boolean;
  /** Whether the hero has come into a room for the first time. */
  readonly entered: boolean;
}

/** Plays a command and tells its messages; undefined, with the reason told, where it is refused. */
function carryOut(running: Running, command: Command): Step | undefined {
  const { game, session } = running;
  const before = { mode: modeOf(game), floor: game.floor, health: game.player.health };
  const outcome = session.play(game, command);
  if (outcome.kind === "rejected") {
    running.io.tell(rejectionSentence(outcome.reason, textsNow(running), session.registries));
    return undefined;
  }
  const told = recentLines(running, outcome.messages.length);
  tellAll(running, [...told, ...session.problems()]);
  return {
    changed: modeOf(game) !== before.mode || game.floor !== before.floor,
    quiet: !isNews(outcome.messages) && game.player.health >= before.health,
    spoken: outcome.messages.some(({ kind }) => kind === "npc_greets" || kind === "npc_replies"),
    entered: outcome.messages.some((message) => message.kind === "room_entered" && message.first),
  };
}

/** Where a command has left the hero: in a fight that goes on, only what the turn has changed. */
function tellAfter(running: Running, { spoken, changed }: Step): void {
  const { game, memory } = running;
  const scene = sceneOf(running, game);
  const mode = modeOf(game);
  if (spoken && mode === "talk") tellAll(running, answerLines(scene));
  else if (mode === "fight" && !changed && running.session.settings().verbosity === "brief")
    tellAll(running, turnLines(scene, memory.fight));
  else tellSituation(running);
}

function tellSituation(running: Running): void {
  const scene = sceneOf(running, running.game);
  if (modeOf(running.game) === "fight") rememberFight(scene, running.memory.fight);
  tellAll(running, situationLines(scene));
}

/** Goes a way until something happens or danger lies ahead; what lies at the end is told. */
function walk(running: Running, journey: Journey): void {
  const { game, io } = running;
  const under = { journey, taken: 0 };
  let entered = false;
  for (;;) {
    const next = nextStep(game, under);
    if (next.kind !== "step") {
      const { texts, registries } = sceneOf(running, game);
      if (next.kind === "arrived" && journey.arrival !== "") io.tell(journey.arrival);
      if (next.kind === "danger") io.tell(dangerAhead(game, next.room, texts, registries));
      break;
    }
    under.taken += 1;
    const went = goOn(running, next.direction);
    if (went === "told") return;
    entered = went === "entered";
    if (went !== "on") {
      // The last step brings the hero there even where something is to be seen.
      if (under.taken === journey.path.length && journey.arrival !== "") io.tell(journey.arrival);
      break;
    }
  }
  const scene = sceneOf(running, game);
  tellAll(running, [...hereLines(scene), ...(entered ? roomLines(scene) : [])]);
}

/** So many steps in a direction, until something happens; where that leads is told. */
function steps(running: Running, direction: Direction, count: number): void {
  let went: Went = "on";
  for (let taken = 0; taken < count && went === "on"; taken += 1) {
    went = goOn(running, direction);
    if (went === "told") return;
  }
  const scene = sceneOf(running, running.game);
  tellAll(running, [...stepLines(scene), ...(went === "entered" ? roomLines(scene) : [])]);
}

/** How a step of a walk went: it goes on, or stops here or in a new room, or all that is to be told has been told. */
type Went = "on" | "stop" | "entered" | "told";

function goOn(running: Running, direction: Direction): Went {
  const step = carryOut(running, { command: "move", direction });
  if (step === undefined || running.game.over !== "") return "told";
  if (step.changed) {
    tellAfter(running, step);
    return "told";
  }
  if (step.entered) return "entered";
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
