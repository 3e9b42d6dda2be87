import { roomView, type SpotView } from "@rustkeep/presentation";
import type { Scene } from "./front.js";

/** The exits of the room that the hero is in, and what is in it; nothing in a corridor. */
export function roomLines(scene: Scene): string[] {
  const { game, texts, registries } = scene;
  const room = roomView(game, texts, registries);
  if (room === undefined) return [];
  const spots = [
    ...room.ways.map((spot) => texts.plain.seen(spot)),
    ...room.people.map((spot) => texts.plain.seen(spot)),
    ...together(room.things, scene),
    ...room.enemies,
  ];
  return [...exitLines(scene), ...(spots.length === 0 ? [] : [texts.plain.inThisRoom({ spots })])];
}

/** The exits of the room that the hero is in; nothing in a corridor. */
export function exitLines({ game, texts, registries }: Scene): string[] {
  const room = roomView(game, texts, registries);
  if (room === undefined) return [];
  if (room.exits.length === 0) return [texts.plain.noExits];
  return [texts.plain.exits({ exits: room.exits.map((exit) => texts.plain.exit(exit)) })];
}

/** Things of one name in one, with the nearest. */
export function together(spots: readonly SpotView[], { texts }: Pick<Scene, "texts">): string[] {
  const names = [...new Set(spots.map(({ name }) => name))];
  return names.flatMap((name) => {
    const alike = spots.filter((spot) => spot.name === name);
    const [nearest] = alike;
    if (nearest === undefined) return [];
    return alike.length === 1 ? texts.plain.seen(nearest) : texts.plain.several({ ...nearest, count: alike.length });
  });
}
