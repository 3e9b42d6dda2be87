import { attribute, type Position, roomAt, tileAt } from "@rustkeep/engine";
import { nameOf, samePlace } from "@rustkeep/presentation";
import { type Row, span } from "../widgets/row.js";
import { ofMaximum, stateSymbols } from "./hero-bars.js";
import { firstKey } from "./hints.js";
import { type Context, gameOf } from "./screen.js";

/** What is to be seen on a tile, from the uppermost thing down. */
export function describeTile(pos: Position, context: Context): Row[] {
  const { texts, registries } = context;
  const game = gameOf(context);
  const { floor } = game;
  const seen: Row[] = [];
  if (samePlace(pos, game.player_pos)) seen.push([span(texts.look.hero)]);
  for (const { npc } of floor.rooms.flatMap((room) => room.npcs).filter((npc) => samePlace(npc.pos, pos))) {
    seen.push([span(nameOf("npcs", npc, registries))]);
  }
  for (const enemy of [...floor.rooms.flatMap((room) => room.enemies), ...game.enemies]) {
    if (!samePlace(enemy.pos, pos)) continue;
    const max = attribute(game, enemy, "max_health", undefined, registries);
    const health = ofMaximum(enemy.health, max, context);
    seen.push([
      span(nameOf("creatures", enemy.def, registries)),
      span(`  ${health}`, "dim"),
      ...stateSymbols(enemy, context),
    ]);
  }
  if (floor.piles.some((pile) => samePlace(pile.pos, pos))) seen.push([span(texts.look.pile)]);
  return [...seen, [span(tileWord(pos, context))]];
}

function tileWord([x, y]: Position, context: Context): string {
  const { look } = context.texts;
  const { floor } = gameOf(context);
  const tile = tileAt(floor, x, y);
  switch (tile) {
    case "#":
      return look.wall;
    case "+":
      return look.door;
    case ">":
      return look.stairs;
    case "<":
      return look.entrance;
    case ".":
      return roomAt(floor, x, y) < 0 ? look.corridor : look.floor;
    default:
      return tile satisfies never;
  }
}

/** What can be done on the hero's tile, with the keys for it. */
export function whatIsHere(context: Context): Row {
  const { texts, registries } = context;
  const game = gameOf(context);
  const pos = game.player_pos;
  const parts: Row[] = [];
  const person = game.floor.rooms.flatMap((room) => room.npcs).find((npc) => samePlace(npc.pos, pos));
  if (person !== undefined) {
    const name = texts.explore.here.npc({ name: nameOf("npcs", person.npc, registries) });
    parts.push(offer(name, "talk", context));
  }
  if (game.floor.piles.some((pile) => samePlace(pile.pos, pos))) {
    parts.push(offer(texts.explore.here.pile, "pick_up", context));
  }
  if (tileAt(game.floor, pos[0], pos[1]) === ">") parts.push(offer(texts.explore.here.stairs, "descend", context));
  return parts.flatMap((part, index) => (index === 0 ? part : [span("   "), ...part]));
}

function offer(text: string, action: "talk" | "pick_up" | "descend", context: Context): Row {
  return [span(`${text} (`), span(firstKey(action, context), "key"), span(` ${context.texts.keys[action]})`)];
}
