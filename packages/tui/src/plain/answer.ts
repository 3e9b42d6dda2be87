import { type Direction, FLEE } from "@rustkeep/engine";
import { exploreWay, findWay, pileKey, stairsWay, talkView } from "@rustkeep/presentation";
import { answerAnywhere } from "./answer-anywhere.js";
import { goodsCandidates, placeCandidates } from "./candidates.js";
import { attack, useAbility, withCount, withMeant } from "./choices.js";
import { type Mode, modeOf, type Scene } from "./front.js";
import type { Memory } from "./memory.js";
import { lairLines, placeLines } from "./places.js";
import { command, type Reply, tell } from "./reply.js";
import { numberedAsShown, rememberList } from "./shown-lists.js";
import { situationLines, statusLines } from "./situation.js";
import { isCount, readTyped, type Typed, type Verb } from "./verbs.js";

/** What a typed line means where the hero is now. An empty line tells the situation again. */
export function answer(line: string, memory: Memory, scene: Scene): Reply {
  const typed = readTyped(line, scene.texts);
  const mode = modeOf(scene.game);
  if (typed.text === "") return tell(...situation(mode, memory, scene));
  if (typed.verb !== undefined && ALONE.has(typed.verb) && typed.rest !== "") {
    return tell(scene.texts.plain.notUnderstood({ text: typed.rest }));
  }
  return (
    answerHere(mode, typed, memory, scene) ??
    answerAnywhere(mode, typed, memory, scene) ??
    (typed.verb === undefined ? tell(scene.texts.plain.unknown({ text: typed.text })) : tell(scene.texts.plain.notHere))
  );
}

function answerHere(mode: Mode, typed: Typed, memory: Memory, scene: Scene): Reply | undefined {
  switch (mode) {
    case "explore":
      return answerOnMap(typed, memory, scene);
    case "fight":
      return answerInFight(typed, scene);
    case "talk":
      return answerInTalk(typed, scene);
    case "shop":
      return answerInShop(typed, memory, scene);
  }
}

/** What is told of where the hero is; lists in it get their numbers from now on. */
function situation(mode: Mode, { shown }: Memory, scene: Scene): string[] {
  if (mode === "shop") {
    for (const side of ["offer", "own"] as const) rememberList(side, goodsCandidates(side, scene), shown);
  }
  return situationLines(scene);
}

/** Words that say all by themselves: what follows them is not understood. */
const ALONE: ReadonlySet<Verb> = new Set<Verb>([
  "explore",
  "look",
  "map",
  "wait",
  "take",
  "descend",
  "talk",
  "flee",
  "inventory",
  "where",
  "exits",
  "enemies",
  "things",
  "people",
  "health",
  "again",
  "undo",
  "back",
  "quests",
  "messages",
  "abilities",
  "leave",
  "settings",
  "quit",
  "heal",
  "deeper",
  "clear",
]);

function answerInTalk(typed: Typed, scene: Scene): Reply | undefined {
  if (typed.verb === "leave") return command({ command: "end_talk" });
  if (!typed.numeric) return undefined;
  const { answers } = talkView(scene.game, scene.texts, scene.registries);
  const list = answers.map((name, index) => ({ number: index + 1, name }));
  return withMeant(typed.text, list, scene, ({ number }) => command({ command: "choose", option: number - 1 }));
}

const DIRECTIONS: readonly Direction[] = ["north", "south", "west", "east"];

function directionOf(verb: Verb | undefined): Direction | undefined {
  return DIRECTIONS.find((direction) => direction === verb);
}

function answerOnMap(typed: Typed, memory: Memory, scene: Scene): Reply | undefined {
  const { texts } = scene;
  const direction = directionOf(typed.verb);
  if (direction !== undefined) return move(direction, typed, scene);
  switch (typed.verb) {
    case "run": {
      const way = directionOf(readTyped(typed.rest, texts).verb);
      return way === undefined ? tell(texts.plain.help.explore) : command({ command: "run", direction: way });
    }
    case "explore":
      return explore(memory, scene);
    case "travel":
      return typed.rest === "" ? tell(...placeList(memory, scene)) : travel(typed.rest, memory, scene);
    case "look":
      return tell(...situationLines(scene), ...statusLines(scene), ...lairLines(scene), ...travelHint(scene));
    case "take":
      return command({ command: "pick_up" });
    case "descend":
    case "leave":
    case "talk":
      return command({ command: typed.verb });
    default:
      return undefined;
  }
}

/** "west 3" is three steps, anything else behind a direction is refused. */
function move(direction: Direction, { rest }: Typed, { texts }: Scene): Reply {
  if (rest === "") return command({ command: "move", direction });
  if (!isCount(rest) || Number(rest) < 1) return tell(texts.plain.notUnderstood({ text: rest }));
  return { kind: "steps", direction, count: Number(rest) };
}

function placeList({ shown }: Memory, scene: Scene): string[] {
  const { plain } = scene.texts;
  const places = placeCandidates(scene);
  rememberList("places", places, shown);
  return places.length === 0 ? [plain.noPlaces] : [plain.places, ...placeLines(places, scene)];
}

function travelHint(scene: Scene): string[] {
  const count = placeCandidates(scene).length;
  return count === 0 ? [] : [scene.texts.plain.canTravel({ count })];
}

function travel(text: string, { shown }: Memory, scene: Scene): Reply {
  const places = numberedAsShown("places", placeCandidates(scene), shown);
  return withMeant(text, places, scene, ({ pos }) => {
    const path = findWay(scene.game, pos) ?? [];
    return { kind: "walk", journey: { path, arrival: scene.texts.plain.arrived } };
  });
}

/** To what is nearest of what is new; then to the stairs. */
function explore({ stoodOn }: Memory, { game, texts }: Scene): Reply {
  stoodOn.add(pileKey(game.floor, game.player_pos));
  const way = exploreWay(game, stoodOn);
  if (way !== undefined) return { kind: "walk", journey: { path: way, arrival: "" } };
  const down = stairsWay(game);
  if (down === undefined) return tell(texts.explore.nothingLeft);
  return { kind: "walk", journey: { path: down, arrival: texts.explore.toStairs } };
}

function answerInFight(typed: Typed, scene: Scene): Reply | undefined {
  switch (typed.verb) {
    case "look":
      return tell(...situationLines(scene));
    case "flee":
      return command({ command: "use_ability", ability: FLEE });
    case "attack":
      return attack(typed.words, scene);
    case undefined:
      return useAbility(typed.text.split(" "), scene);
    default:
      return undefined;
  }
}

function answerInShop(typed: Typed, memory: Memory, scene: Scene): Reply | undefined {
  switch (typed.verb) {
    case "buy":
      return trade("buy", "offer", typed, memory, scene);
    case "sell":
      return trade("sell", "own", typed, memory, scene);
    case "leave":
      return command({ command: "end_talk" });
    case "look":
      return tell(...situation("shop", memory, scene));
    default:
      return undefined;
  }
}

function trade(kind: "buy" | "sell", side: "offer" | "own", { words }: Typed, { shown }: Memory, scene: Scene): Reply {
  const goods = numberedAsShown(side, goodsCandidates(side, scene), shown);
  return withCount(words, (text, count) =>
    withMeant(text, goods, scene, ({ index }) => command({ command: kind, index, count })),
  );
}
