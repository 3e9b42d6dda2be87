import type { Game, Position } from "@rustkeep/engine";
import type { Texts } from "@rustkeep/presentation";
import { compassWord, findWay, nameOf, samePlace, tilesOf } from "@rustkeep/presentation";
import { left, type Row, right, type Span, span } from "../widgets/row.js";
import { choice } from "./choice.js";
import { type Context, gameOf, type Screen } from "./screen.js";

interface Destination {
  readonly symbol: Span;
  readonly name: string;
  readonly path: readonly Position[];
  /** In which direction it lies. */
  readonly compass: string;
}

/** Where to go: stairs, people, things, the nearest of each kind first. */
export function travel(): Screen {
  return choice({
    kind: "travel",
    title: ({ texts }) => texts.travel.title,
    items: (context) => destinations(context).map((place) => row(place, context)),
    onChosen: (index, context) => {
      const place = destinations(context)[index];
      return { kind: "journey", journey: { path: place?.path ?? [], arrival: "" } };
    },
    empty: ({ texts }) => texts.travel.nowhere,
  });
}

function row({ symbol, name, path, compass }: Destination, { texts }: Context): Row {
  return [
    symbol,
    span(" "),
    left(name, 23),
    span(" "),
    left(compass, 13, "dim"),
    right(texts.travel.steps({ steps: path.length }), 12, "dim"),
  ];
}

function destinations(context: Context): Destination[] {
  const { texts, registries } = context;
  const game = gameOf(context);
  const { floor } = game;
  const people = floor.rooms.flatMap((room) => room.npcs);
  const nearest = (places: readonly { symbol: Span; name: string; pos: Position }[]) =>
    places
      .flatMap(({ symbol, name, pos }) => destination(game, symbol, name, pos, texts))
      .sort((a, b) => a.path.length - b.path.length);
  const tiles = (tile: string, name: string) =>
    nearest(tilesOf(floor, tile).map((pos) => ({ symbol: span(tile, "stairs"), name, pos })));
  return [
    ...tiles(">", texts.travel.stairs),
    ...nearest(
      people.map(({ npc, pos }) => {
        const definition = registries.npcs[npc];
        return {
          symbol: span(definition?.symbol ?? "?", "strong", definition?.color),
          name: nameOf("npcs", npc, registries),
          pos,
        };
      }),
    ),
    ...nearest(floor.piles.map(({ pos }) => ({ symbol: span("*", "pile"), name: texts.travel.pile, pos }))),
    ...tiles("<", texts.travel.entrance),
  ];
}

function destination(game: Game, symbol: Span, name: string, pos: Position, texts: Texts): Destination[] {
  if (samePlace(pos, game.player_pos)) return [];
  const path = findWay(game, pos);
  return path === undefined ? [] : [{ symbol, name, path, compass: compassWord(game.player_pos, pos, texts) }];
}
