import { checkCommand } from "../commands/index.js";
import { ASSIGNABLE_ATTRIBUTES } from "../content/constants.js";
import type { Registries } from "../content/definitions/registries.js";
import { grantedAbilities } from "../rules/abilities/abilities.js";
import { offeredOptions, openStock } from "../rules/talk/dialog.js";
import { type View, viewOf } from "../rules/view.js";
import type { Command, Direction } from "../state/command.js";
import type { Game } from "../state/game.js";
import type { ItemInstance } from "../state/item.js";

const DIRECTIONS: readonly Direction[] = ["north", "south", "west", "east"];

/**
 * Every command that would not be refused now, without the workbench: what has a target once for each living enemy (once
 * without one where there is none), what has a count once for a single piece and once for all pieces, points one by one
 * for each attribute. Draws nothing.
 */
export function legalCommands(game: Game, registries: Registries): Command[] {
  if (game.over !== "") return [];
  const view = viewOf(game, registries);
  return candidates(view).filter((command) => checkCommand(view, command) === undefined);
}

function candidates(view: View): Command[] {
  const fighting = view.game.enemies.length > 0;
  return fighting ? inAnyCase(view) : [...inAnyCase(view), ...outsideFights(view)];
}

function inAnyCase(view: View): Command[] {
  const { game } = view;
  const hero = game.player;
  const targets = targetsOf(game);
  const entries = hero.inventory.flatMap((entry, index): Command[] => [
    ...targets.map((target): Command => ({ command: "use_item", index, ...target })),
    { command: "equip", index },
    ...counts(entry).map((count): Command => ({ command: "drop", index, count })),
  ]);
  return [
    { command: "wait" },
    ...grantedAbilities(view, hero).flatMap((ability) =>
      targets.map((target): Command => ({ command: "use_ability", ability, ...target })),
    ),
    ...entries,
    ...Object.keys(hero.equipment).map((slot): Command => ({ command: "unequip", slot })),
    ...ASSIGNABLE_ATTRIBUTES.map((name): Command => ({ command: "assign_points", points: { [name]: 1 } })),
  ];
}

function outsideFights(view: View): Command[] {
  const { game } = view;
  return [
    ...DIRECTIONS.flatMap((direction): Command[] => [
      { command: "move", direction },
      { command: "run", direction },
    ]),
    { command: "descend" },
    { command: "leave" },
    { command: "pick_up" },
    { command: "talk" },
    { command: "end_talk" },
    ...offeredOptions(view).map((_, option): Command => ({ command: "choose", option })),
    ...trades(openStock(game), "buy"),
    ...(game.shop_open ? trades(game.player.inventory, "sell") : []),
  ];
}

function trades(entries: readonly ItemInstance[], command: "buy" | "sell"): Command[] {
  return entries.flatMap((entry, index) => counts(entry).map((count): Command => ({ command, index, count })));
}

function counts(entry: ItemInstance): number[] {
  return entry.count === 1 ? [1] : [1, entry.count];
}

function targetsOf(game: Game): { target?: number }[] {
  const living = game.enemies.flatMap((enemy, target) => (enemy.health > 0 ? [{ target }] : []));
  return living.length === 0 ? [{}] : living;
}
