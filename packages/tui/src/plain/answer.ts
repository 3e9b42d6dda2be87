import { ATTACK, type Direction, FLEE } from "@rustkeep/engine";
import { exploreWay, pileKey, placesView, stairsWay } from "@rustkeep/presentation";
import { answerAnywhere } from "./answer-anywhere.js";
import { abilityAt, abilityNamed, aimedAt } from "./choices.js";
import { type Mode, modeOf, type Scene } from "./front.js";
import { enemyLines, placeLines } from "./places.js";
import { numbered } from "./questions.js";
import { command, type Reply, tell } from "./reply.js";
import { situationLines, statusLines } from "./situation.js";
import { readTyped, type Typed, type Verb } from "./verbs.js";

/** What the front end remembers beside the game. */
export interface Memory {
  readonly debug: boolean;
  /** Piles that were stood on and left: exploring does not go there again. */
  readonly stoodOn: Set<string>;
}

/** What a typed line means where the hero is now. An empty line tells the situation again. */
export function answer(line: string, memory: Memory, scene: Scene): Reply {
  const typed = readTyped(line, scene.texts);
  const mode = modeOf(scene.game);
  if (typed.text === "") return tell(...situationLines(scene));
  return (
    answerHere(mode, typed, memory, scene) ??
    answerAnywhere(mode, typed, memory.debug, scene) ??
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
      if (typed.numeric) return command({ command: "choose", option: (typed.numbers[0] ?? 0) - 1 });
      return typed.verb === "leave" ? command({ command: "end_talk" }) : undefined;
    case "shop":
      return answerInShop(typed, scene);
  }
}

const DIRECTIONS: readonly Direction[] = ["north", "south", "west", "east"];

function directionOf(verb: Verb | undefined): Direction | undefined {
  return DIRECTIONS.find((direction) => direction === verb);
}

function answerOnMap(typed: Typed, memory: Memory, scene: Scene): Reply | undefined {
  const { texts } = scene;
  const direction = directionOf(typed.verb);
  if (direction !== undefined) return command({ command: "move", direction });
  switch (typed.verb) {
    case "run": {
      const way = directionOf(readTyped(typed.words[0] ?? "", texts).verb);
      return way === undefined ? tell(texts.plain.help.explore) : command({ command: "run", direction: way });
    }
    case "explore":
      return explore(memory, scene);
    case "travel":
      return typed.numbers.length === 0 ? tell(...placeList(scene)) : travel(typed.numbers[0], scene);
    case "look":
      return tell(...situationLines(scene), ...statusLines(scene), ...placeList(scene), ...enemyList(scene));
    case "take":
      return command({ command: "pick_up" });
    case "descend":
    case "talk":
      return command({ command: typed.verb });
    default:
      return undefined;
  }
}

function placeList(scene: Scene): string[] {
  const { plain } = scene.texts;
  const places = placeLines(scene);
  return places.length === 0 ? [plain.noPlaces] : [plain.places, ...numbered(places)];
}

function enemyList(scene: Scene): string[] {
  const enemies = enemyLines(scene);
  return enemies.length === 0 ? [] : [scene.texts.plain.enemiesSeen, ...enemies];
}

function travel(number: number | undefined, scene: Scene): Reply {
  const places = placesView(scene.game, scene.texts, scene.registries);
  const place = places[(number ?? 0) - 1];
  if (place === undefined) return tell(places.length === 0 ? scene.texts.plain.noPlaces : numberHint(places, scene));
  return { kind: "walk", path: place.path, arrival: [scene.texts.plain.arrived] };
}

function numberHint(list: readonly unknown[], { texts }: Scene): string {
  return texts.plain.number({ maximum: list.length });
}

/** To what is nearest of what is new; then to the stairs. */
function explore({ stoodOn }: Memory, { game, texts }: Scene): Reply {
  stoodOn.add(pileKey(game.floor, game.player_pos));
  const way = exploreWay(game, stoodOn);
  if (way !== undefined) return { kind: "walk", path: way, arrival: [] };
  const down = stairsWay(game);
  if (down === undefined) return tell(texts.explore.nothingLeft);
  return { kind: "walk", path: down, arrival: [texts.explore.toStairs] };
}

function answerInFight(typed: Typed, scene: Scene): Reply | undefined {
  if (typed.numeric) return abilityAt(typed.numbers, scene);
  switch (typed.verb) {
    case "look":
      return tell(...situationLines(scene));
    case "flee":
      return command({ command: "use_ability", ability: FLEE });
    case "attack":
      return command({ command: "use_ability", ability: ATTACK, ...aimedAt(typed.numbers[0]) });
    case undefined:
      return abilityNamed(typed.text, scene);
    default:
      return undefined;
  }
}

function answerInShop(typed: Typed, scene: Scene): Reply | undefined {
  const { texts } = scene;
  const [number, count = 1] = typed.numbers;
  switch (typed.verb) {
    case "buy":
    case "sell":
      if (number === undefined) return tell(texts.plain.numberNeeded);
      return command({ command: typed.verb, index: number - 1, count });
    case "leave":
      return command({ command: "end_talk" });
    case "look":
      return tell(...situationLines(scene));
    default:
      return undefined;
  }
}
