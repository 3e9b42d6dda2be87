import { isStackable } from "../content/is-stackable.js";
import { lookUp } from "../content/records.js";
import { contextOf } from "../rules/actions/context.js";
import { giveItem } from "../rules/actions/give-item.js";
import { die } from "../rules/combat/death.js";
import { readAttribute } from "../rules/stats/attributes.js";
import { descend } from "../rules/travel/travel.js";
import { say, type Turn } from "../rules/turn.js";
import { livingEnemies } from "../rules/view.js";
import type { DebugCommand } from "../state/command.js";
import type { CommandRules } from "./command-rules.js";

const STACK_GIVEN = 10;

/** The workbench for mod authors; what it does goes through the same doors as in play. */
export const debug: CommandRules<DebugCommand> = {
  inFight: true,
  check: ({ game, registries }, command) => {
    if (command.cheat !== "on" && !game.cheats) return { code: "cheats_off" };
    if (command.cheat !== "give" || lookUp(registries.items, command.item) !== undefined) return undefined;
    return { code: "unknown_item", item: command.item };
  },
  perform: (turn, command) => {
    say(turn, (now) => ({ turn: now, kind: "debug_used", cheat: command.cheat }));
    switch (command.cheat) {
      case "on":
        turn.game.cheats = true;
        break;
      case "give": {
        const count = isStackable(turn.registries.items[command.item]) ? STACK_GIVEN : 1;
        giveItem(turn, { item: command.item, affixes: [], count });
        break;
      }
      case "heal":
        heal(turn);
        break;
      case "descend":
        descend(turn);
        break;
      case "clear_room":
        clearRoom(turn);
        break;
      default:
        command satisfies never;
    }
  },
};

function heal(turn: Turn): void {
  const hero = turn.game.player;
  hero.health = readAttribute(turn, hero, "max_health", undefined);
  hero.stamina = readAttribute(turn, hero, "max_stamina", undefined);
}

function clearRoom(turn: Turn): void {
  for (const enemy of livingEnemies(turn)) {
    enemy.health = 0;
    die(turn, contextOf(turn.game.player, undefined, { registry: "", id: "" }), enemy, "");
  }
}
