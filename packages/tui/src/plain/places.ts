import { enemiesOnFloor, type PlaceView } from "@rustkeep/presentation";
import type { Scene } from "./front.js";
import { numbered } from "./questions.js";

/** What can be travelled to, a line each. */
export function placeLines(places: readonly PlaceView[], { texts }: Scene): string[] {
  return numbered(places.map(({ name, steps, compass }) => texts.plain.seen({ name, steps, compass })));
}

/** The enemies of the floor, room by room: how many of each kind, and where. */
export function enemyLines({ game, texts, registries }: Scene): string[] {
  return enemiesOnFloor(game, texts, registries).map((group) => texts.plain.enemySeen(group));
}
