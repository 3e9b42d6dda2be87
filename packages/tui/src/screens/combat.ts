import { abilitiesOf, type Command, FLEE, type Id } from "@rustkeep/engine";
import { type FightView, fightView, livingIndices } from "@rustkeep/presentation";
import { pickedIndex } from "../keymap.js";
import { columns } from "../widgets/columns.js";
import { frame } from "../widgets/frame.js";
import { list } from "../widgets/list.js";
import { type Block, fitBlock, fitRow, line, type Row, span } from "../widgets/row.js";
import { abilityRows, consumableRow } from "./combat-abilities.js";
import { enemyRows } from "./combat-enemies.js";
import { type Aim, statusRows } from "./combat-status.js";
import { openScreen, type RunScreens } from "./explore.js";
import { headerRow } from "./explore-rows.js";
import { heroBars } from "./hero-bars.js";
import { hint } from "./hints.js";
import { hintRow } from "./page.js";
import { recentRows } from "./recent.js";
import { type Context, gameOf, NONE, type Response, type Screen } from "./screen.js";
import { movedCursor } from "./scrolling.js";

/** What the player has selected in a fight. */
interface Selection {
  /** Position among the hero's abilities. */
  ability: number;
  /** Position among the living enemies. */
  enemy: number;
  /** Which list the arrows move in. */
  active: "abilities" | "enemies";
}

/** A fight: enemies with what they announce, abilities with what they would do, and what happened. */
export function combat(screens: RunScreens): Screen {
  const selection: Selection = { ability: 0, enemy: 0, active: "abilities" };
  return {
    kind: "combat",
    keys: "combat",
    onKey: ({ action }, context) => {
      clampSelection(selection, context);
      if (action === "accept") return { kind: "command", command: chosen(selection, context) };
      if (action === "flee") return { kind: "command", command: { command: "use_ability", ability: FLEE } };
      if (action === "wait") return { kind: "command", command: { command: "wait" } };
      return (
        select(selection, action, context) ??
        (action === undefined ? NONE : (openScreen(action, screens, context) ?? NONE))
      );
    },
    view: (context) => {
      clampSelection(selection, context);
      return { rows: rows(selection, context) };
    },
  };
}

/** Enemies die and abilities come and go: the cursors stay within their lists. */
function clampSelection(selection: Selection, context: Context): void {
  const last = (length: number) => Math.max(0, length - 1);
  selection.enemy = Math.min(selection.enemy, last(livingIndices(gameOf(context)).length));
  selection.ability = Math.min(selection.ability, last(heroAbilities(context).length));
}

function heroAbilities(context: Context): Id[] {
  const game = gameOf(context);
  return abilitiesOf(game, game.player, context.registries);
}

function chosen(selection: Selection, context: Context): Command {
  const ability = heroAbilities(context)[selection.ability] ?? "";
  const target = livingIndices(gameOf(context))[selection.enemy];
  if (ability === FLEE || target === undefined) return { command: "use_ability", ability };
  return { command: "use_ability", ability, target };
}

/** Moves a cursor or switches the list; undefined for keys that do something else. */
function select(
  selection: Selection,
  action: Parameters<typeof movedCursor>[0],
  context: Context,
): Response | undefined {
  if (action === "next_list" || action === "previous_list") {
    selection.active = selection.active === "enemies" ? "abilities" : "enemies";
    return NONE;
  }
  if (action === "left" || action === "right") {
    selection.active = action === "left" ? "enemies" : "abilities";
    return NONE;
  }
  const enemies = livingIndices(gameOf(context));
  const picked = pickedIndex(action);
  if (picked !== undefined) {
    if (enemies.includes(picked)) selection.enemy = enemies.indexOf(picked);
    return NONE;
  }
  const inEnemies = selection.active === "enemies";
  const length = inEnemies ? enemies.length : heroAbilities(context).length;
  const moved = movedCursor(action, inEnemies ? selection.enemy : selection.ability, length, 5);
  if (moved === undefined) return undefined;
  if (inEnemies) selection.enemy = moved;
  else selection.ability = moved;
  return NONE;
}

/** Rows for what the selected ability does. */
const STATUS_HEIGHT = 2;

function rows(selection: Selection, context: Context): Block {
  const { texts, registries, size } = context;
  const { width, height } = size;
  const game = gameOf(context);
  const fight = fightView(game, livingIndices(game)[selection.enemy], texts, registries);
  const panes = Math.max(5, Math.round((height - 5) * 0.53));
  const split = Math.floor(width / 2);
  const logHeight = height - panes - 4 - STATUS_HEIGHT;
  const log = recentRows(context, width - 4, Math.max(0, logHeight - 2));
  return [
    headerRow(context, texts.combat.title({ room: fight.room })),
    ...columns([
      { block: enemyPane(fight, selection, split, panes, context), width: split },
      { block: abilityPane(fight, selection, width - split, panes, context), width: width - split },
    ]),
    ...heroBars(context),
    ...frame(log, width, logHeight, {
      title: line(texts.combat.log),
      note: fight.round > 0 ? line(texts.combat.round({ round: fight.round }), "dim") : [],
    }),
    ...fitBlock(statusRows(aimOf(fight, selection), width - 1, STATUS_HEIGHT, context), width, STATUS_HEIGHT),
    hintRow(
      [
        hint("accept", context, texts.combat.act),
        [span("1-9", "key"), span(` ${texts.combat.target}`, "dim")],
        hint("next_list", context, texts.combat.switchList),
        hint("flee", context),
        hint("wait", context),
        hint("inventory", context),
        hint("character", context),
        hint("help", context),
      ],
      width,
    ),
  ];
}

/** The selected ability and the enemy that is selected for it. */
function aimOf({ abilities, enemies }: FightView, selection: Selection): Aim {
  const enemy = enemies[selection.enemy];
  const coming = selection.active === "enemies" ? (enemy?.coming ?? []) : [];
  return { ability: abilities[selection.ability], enemy: enemy?.name ?? "", coming };
}

function enemyPane(
  { enemies }: FightView,
  selection: Selection,
  width: number,
  height: number,
  context: Context,
): Block {
  const active = selection.active === "enemies";
  const shown = enemyRows(enemies, selection.enemy, active, width - 4, height - 2, context);
  return frame(shown, width, height, { title: title(context.texts.combat.enemies, active, context), active });
}

function abilityPane(
  { abilities }: FightView,
  selection: Selection,
  width: number,
  height: number,
  context: Context,
): Block {
  const active = selection.active === "abilities";
  const inner = width - 4;
  const below = consumableRow(context, inner);
  const room = height - 2 - below.length;
  const items = abilityRows(abilities, inner - 3, context);
  const shown = list({ items, cursor: selection.ability, active, width: inner, height: room });
  const filled = [
    ...shown,
    ...Array.from({ length: Math.max(0, room - shown.length) }, () => fitRow([], inner)),
    ...below,
  ];
  return frame(filled, width, height, { title: title(context.texts.combat.abilities, active, context), active });
}

function title(text: string, active: boolean, { texts }: Context): Row {
  return active ? [span(text, "title"), span(" · ", "dim"), span(texts.combat.active, "accent")] : line(text);
}
