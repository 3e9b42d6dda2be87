import type { CarriedView } from "@rustkeep/presentation";
import { goodsCandidates, itemCandidates, wornCandidates } from "./candidates.js";
import {
  aimed,
  attributeNamed,
  isPreposition,
  itemMeant,
  pointsFrom,
  useAbility,
  withCount,
  withMeant,
} from "./choices.js";
import { examinable } from "./examine.js";
import { foeLines } from "./fight-lines.js";
import type { Mode, Scene } from "./front.js";
import { abilityDetailLines, inventoryLines, itemLines, questLines, sheetLines, sourceLines } from "./lists.js";
import { mapLines } from "./map-lines.js";
import { type Candidate, meant } from "./meant.js";
import type { Memory } from "./memory.js";
import { lairLines, placesOf } from "./places.js";
import { command, type Reply, tell } from "./reply.js";
import { exitLines } from "./room-lines.js";
import { numberedAsShown, rememberList } from "./shown-lists.js";
import { statusLines, stepLines, whereLine } from "./situation.js";
import { isCount, readTyped, type Typed } from "./verbs.js";

/** What a line means wherever the hero is; undefined where it means nothing. Lists that need more than the scene are elsewhere. */
export function answerAnywhere(mode: Mode, typed: Typed, memory: Memory, scene: Scene): Reply | undefined {
  return (
    answerThings(mode, typed, memory, scene) ??
    answerLook(mode, typed, scene) ??
    answerPages(mode, typed, memory.debug || scene.game.cheats, scene) ??
    answerDebug(typed, scene)
  );
}

function answerThings(mode: Mode, typed: Typed, { shown }: Memory, scene: Scene): Reply | undefined {
  const { texts } = scene;
  const items = () => numberedAsShown("items", itemCandidates(scene), shown);
  switch (typed.verb) {
    case "inventory":
      rememberList("items", itemCandidates(scene), shown);
      return tell(...inventoryLines(scene));
    case "show": {
      const tellItem = ({ item }: Pick<CarriedView, "item">) => tell(...itemLines(item, scene));
      if (mode !== "shop") return withMeant(typed.rest, items(), scene, tellItem);
      return withMeant(typed.rest, numberedAsShown("offer", goodsCandidates("offer", scene), shown), scene, tellItem);
    }
    case "use":
      return useItem(typed.words, items(), scene);
    case "equip":
      return withMeant(typed.rest, items(), scene, ({ index }) => command({ command: "equip", index }));
    case "unequip":
      return withMeant(typed.rest, wornCandidates(scene), scene, ({ slot }) => command({ command: "unequip", slot }));
    case "drop":
      return withCount(typed.words, (text, count) =>
        withMeant(text, items(), scene, ({ index }) => command({ command: "drop", index, count })),
      );
    case "ability":
      return useAbility(typed.words, scene) ?? tell(texts.plain.notOneOf({ text: typed.rest }));
    case "wait":
      return command({ command: "wait" });
    case "assign":
      return assign(typed, scene);
    default:
      return undefined;
  }
}

/** "1", "1 2", "healing potion", "fire bomb on giant rat 2": a thing, and whom it is aimed at. */
function useItem(words: readonly string[], items: readonly (CarriedView & Candidate)[], scene: Scene): Reply {
  const on = words.findIndex((word) => isPreposition(word, scene));
  const ends = on < 0 ? words.map((_, index) => words.length - index) : [on];
  for (const end of ends) {
    const found = meant(words.slice(0, end).join(" "), items, scene);
    if (found.kind !== "found") continue;
    const { index } = found.thing;
    return aimed(words.slice(end), scene, (target) =>
      command({ command: "use_item", index, ...(target === undefined ? {} : { target }) }),
    );
  }
  return withMeant(words.join(" "), items, scene, () => tell());
}

function assign(typed: Typed, scene: Scene): Reply {
  const points = pointsFrom(typed.words, scene);
  return points === undefined
    ? tell(scene.texts.plain.pointsToAssign({ points: scene.game.unspent_points }))
    : command(points);
}

/** What there is to know of where the hero is. */
function answerLook(mode: Mode, typed: Typed, scene: Scene): Reply | undefined {
  const { plain } = scene.texts;
  const orElse = (lines: readonly string[], nothing: string) => tell(...(lines.length === 0 ? [nothing] : lines));
  switch (typed.verb) {
    case "where":
      return tell(whereLine(scene), ...exitLines(scene));
    case "exits":
      return orElse(exitLines(scene), stepLines(scene)[0] ?? "");
    case "enemies":
      return orElse(mode === "fight" ? foeLines(scene) : lairLines(scene), plain.noEnemies);
    case "things":
      return orElse(placesOf("pile", scene), plain.nothingLies);
    case "people":
      return orElse(placesOf("person", scene), plain.nobodyHere);
    case "health":
      return tell(...statusLines(scene));
    case "examine":
      return withMeant(typed.rest, examinable(scene), scene, ({ lines }) => tell(...lines()));
    case "undo":
      return tell(plain.noUndo);
    case "back":
      return mode === "talk" || mode === "shop" ? command({ command: "end_talk" }) : tell(plain.nothingBack);
    default:
      return undefined;
  }
}

function answerPages(mode: Mode, typed: Typed, debug: boolean, scene: Scene): Reply | undefined {
  const { texts } = scene;
  switch (typed.verb) {
    case "sheet": {
      if (typed.rest === "") return tell(...sheetLines(scene));
      const attribute = attributeNamed(typed.rest, scene);
      return tell(
        ...(attribute === undefined
          ? [texts.plain.notUnderstood({ text: typed.rest })]
          : sourceLines(attribute, scene)),
      );
    }
    case "quests":
      return tell(...questLines(scene));
    case "abilities":
      return tell(...abilityDetailLines(scene));
    case "map":
      return tell(...mapLines(scene), texts.plain.mapLegend);
    case "help":
      return typed.rest === ""
        ? tell(texts.plain.help[mode], texts.plain.help.everywhere, ...(debug ? [texts.plain.help.debug] : []))
        : tell(helpFor(typed.rest, scene));
    case "set":
      return { kind: "setting", number: isCount(typed.rest) ? Number(typed.rest) : 0 };
    case "quit":
      return { kind: "quit" };
    default:
      return undefined;
  }
}

/** What a word that can be typed does. */
function helpFor(word: string, { texts }: Scene): string {
  const { verb } = readTyped(word, texts);
  if (verb === undefined) return texts.plain.unknown({ text: word });
  const words = texts.plain.verbs[verb].split(" ").join(", ");
  return texts.plain.helpFor({ words, help: texts.plain.helpOf[verb] });
}

function answerDebug(typed: Typed, scene: Scene): Reply | undefined {
  switch (typed.verb) {
    case "workbench":
      return command({ command: "debug", cheat: "on" });
    case "give":
      return cheat(() => command({ command: "debug", cheat: "give", item: itemMeant(typed.words.join(" "), scene) }));
    case "heal":
      return cheat(() => command({ command: "debug", cheat: "heal" }));
    case "deeper":
      return cheat(() => command({ command: "debug", cheat: "descend" }));
    case "clear":
      return cheat(() => command({ command: "debug", cheat: "clear_room" }));
    default:
      return undefined;
  }

  function cheat(reply: () => Reply): Reply {
    return scene.game.cheats ? reply() : tell(scene.texts.plain.noDebug);
  }
}
