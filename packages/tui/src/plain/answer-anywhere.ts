import { inventoryView, shopView } from "@rustkeep/presentation";
import { abilityAt, aimedAt, attributeNamed, itemMeant, pointsFrom } from "./choices.js";
import type { Mode, Scene } from "./front.js";
import { abilityDetailLines, inventoryLines, itemLines, questLines, sheetLines, sourceLines } from "./lists.js";
import { mapLines } from "./map-lines.js";
import { command, type Reply, tell } from "./reply.js";
import type { Typed } from "./verbs.js";

/** What a line means wherever the hero is; undefined where it means nothing. Lists that need more than the scene are elsewhere. */
export function answerAnywhere(mode: Mode, typed: Typed, debug: boolean, scene: Scene): Reply | undefined {
  return answerThings(mode, typed, scene) ?? answerPages(mode, typed, debug, scene) ?? answerDebug(typed, debug, scene);
}

function answerThings(mode: Mode, typed: Typed, scene: Scene): Reply | undefined {
  const { game, texts, registries } = scene;
  const [number, second] = typed.numbers;
  const index = (number ?? 0) - 1;
  const numberNeeded = tell(texts.plain.numberNeeded);
  switch (typed.verb) {
    case "inventory":
      return tell(...inventoryLines(scene));
    case "show": {
      const list =
        mode === "shop"
          ? shopView(game, texts, registries).offer
          : inventoryView(game, undefined, texts, registries).carried;
      const item = list[index]?.item;
      return item === undefined ? tell(texts.plain.number({ maximum: list.length })) : tell(...itemLines(item, scene));
    }
    case "use":
      return number === undefined ? numberNeeded : command({ command: "use_item", index, ...aimedAt(second) });
    case "equip":
      return number === undefined ? numberNeeded : command({ command: "equip", index });
    case "unequip": {
      const { worn } = inventoryView(game, undefined, texts, registries);
      const slot = worn[index]?.slot;
      return slot === undefined
        ? tell(texts.plain.number({ maximum: worn.length }))
        : command({ command: "unequip", slot });
    }
    case "drop":
      return number === undefined ? numberNeeded : command({ command: "drop", index, count: second ?? 1 });
    case "ability":
      return abilityAt(typed.numbers, scene);
    case "wait":
      return command({ command: "wait" });
    case "assign":
      return assign(typed, scene);
    default:
      return undefined;
  }
}

function assign(typed: Typed, scene: Scene): Reply {
  const points = pointsFrom(typed.words, scene);
  return points === undefined
    ? tell(scene.texts.plain.pointsToAssign({ points: scene.game.unspent_points }))
    : command(points);
}

function answerPages(mode: Mode, typed: Typed, debug: boolean, scene: Scene): Reply | undefined {
  const { texts } = scene;
  switch (typed.verb) {
    case "sheet": {
      const attribute = attributeNamed(typed.words[0] ?? "", scene);
      return tell(...(attribute === undefined ? sheetLines(scene) : sourceLines(attribute, scene)));
    }
    case "quests":
      return tell(...questLines(scene));
    case "abilities":
      return tell(...abilityDetailLines(scene));
    case "map":
      return tell(...mapLines(scene), texts.plain.mapLegend);
    case "help":
      return tell(texts.plain.help[mode], texts.plain.help.everywhere, ...(debug ? [texts.plain.help.debug] : []));
    case "set":
      return { kind: "setting", number: typed.numbers[0] ?? 0 };
    case "quit":
      return { kind: "quit" };
    default:
      return undefined;
  }
}

function answerDebug(typed: Typed, debug: boolean, scene: Scene): Reply | undefined {
  switch (typed.verb) {
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
    return debug ? reply() : tell(scene.texts.plain.noDebug);
  }
}
