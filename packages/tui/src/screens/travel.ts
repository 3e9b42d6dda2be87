import { findWay, type PlaceView, placesView } from "@rustkeep/presentation";
import type { Role } from "../theme.js";
import { left, type Row, right, span } from "../widgets/row.js";
import { choice } from "./choice.js";
import { type Context, gameOf, type Screen } from "./screen.js";

/** Where to go: stairs, people, things, rooms, the nearest of each kind first. */
export function travel(): Screen {
  return choice({
    kind: "travel",
    title: ({ texts }) => texts.travel.title,
    items: (context) => places(context).map((place) => row(place, context)),
    onChosen: (index, context) => {
      const place = places(context)[index];
      const way = place && findWay(gameOf(context), place.pos);
      return { kind: "journey", journey: { path: way ?? [], arrival: "" } };
    },
    empty: ({ texts }) => texts.travel.nowhere,
  });
}

function places(context: Context): PlaceView[] {
  return placesView(gameOf(context), context.texts, context.registries);
}

const ROLES: Readonly<Record<PlaceView["kind"], Role>> = {
  stairs: "stairs",
  person: "strong",
  pile: "pile",
  lair: "text",
  room: "text",
  entrance: "stairs",
};

function row({ kind, symbol, color, name, steps, compass }: PlaceView, { texts }: Context): Row {
  return [
    span(symbol === "" ? " " : symbol, ROLES[kind], color),
    span(" "),
    left(name, 23),
    span(" "),
    left(compass, 13, "dim"),
    right(texts.travel.steps({ steps }), 12, "dim"),
  ];
}
