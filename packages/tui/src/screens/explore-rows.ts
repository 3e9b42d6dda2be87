import { mayLeave, tileAt } from "@rustkeep/engine";
import { heroView } from "@rustkeep/presentation";
import { type Block, clipRow, fitBlock, line, type Row, rowWidth, span, spread } from "../widgets/row.js";
import { heroBars } from "./hero-bars.js";
import { firstKey, hint, jointHint } from "./hints.js";
import { mapView } from "./map-view.js";
import { hintRow } from "./page.js";
import { recentRows } from "./recent.js";
import { type Context, gameOf } from "./screen.js";
import { whatIsHere } from "./what-is-here.js";

/** The whole screen of the map; with `mark`, the map shows that tile's surroundings and `told` stands in place of the messages. */
export function exploreRows(context: Context, mark: [number, number] | undefined, told: Block | undefined): Block {
  const { width, height } = context.size;
  const game = gameOf(context);
  const messageRows = height < 24 ? 2 : Math.min(8, 3 + Math.floor((height - 24) / 4));
  const mapHeight = height - messageRows - 5;
  const shown = told ?? recentRows(context, width - 2, messageRows);
  return [
    headerRow(context),
    ...mapView(game, mark ?? game.player_pos, mark, width, mapHeight, context),
    ...heroBars(context),
    ...fitBlock(
      shown.map((row): Row => [span(" "), ...row]),
      width,
      messageRows,
    ),
    clipRow([span(" "), ...statusRow(context)], width),
    hintRow(
      mark === undefined
        ? exploreHints(context)
        : [hint("next_list", context), hint("accept", context, context.texts.keys.travel), hint("back", context)],
      width,
    ),
  ];
}

/** Where the hero is, and who he is; where both do not fit, what he was made from gives way. */
export function headerRow(context: Context, title?: string): Row {
  const { texts, registries, size } = context;
  const { name, origin, level, turn, floor } = heroView(gameOf(context), texts, registries);
  const start = line(` ${title ?? floor}`, "title");
  const hero = (from: string): Row => [
    span(texts.explore.hero({ name, origin: from, level }), "dim"),
    span(`   ${texts.explore.turn({ turn })} `),
  ];
  const whole = hero(origin);
  const fits = rowWidth(start) + 1 + rowWidth(whole) <= size.width;
  return spread(start, fits ? whole : hero(""), size.width);
}

/** Why the last command was refused; else what lies on the tile. */
function statusRow(context: Context): Row {
  return context.status === "" ? whatIsHere(context) : line(context.status, "warning");
}

function exploreHints(context: Context): Row[] {
  const { texts } = context;
  const game = gameOf(context);
  const onStairs = tileAt(game.floor, ...game.player_pos) === ">";
  return [
    jointHint(["move_west", "move_south", "move_north", "move_east"], context, texts.explore.move),
    hint("explore", context),
    ...(onStairs ? [hint("descend", context)] : []),
    ...(mayLeave(game, context.registries) ? [hint("leave", context)] : []),
    hint("inventory", context),
    jointHint(["run_west", "run_south", "run_north", "run_east"], context, texts.explore.run),
    hint("travel", context),
    hint("look", context),
    hint("character", context),
    hint("quests", context),
    hint("menu", context),
    [span(firstKey("help", context), "key"), span(` ${texts.keys.help}`, "dim")],
  ];
}
