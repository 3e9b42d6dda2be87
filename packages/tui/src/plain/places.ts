import type { PlaceKind, PlaceView } from "@rustkeep/presentation";
import { placeCandidates } from "./candidates.js";
import type { Scene } from "./front.js";
import { numbered } from "./questions.js";
import { together } from "./room-lines.js";

/** What can be travelled to, a line each. */
export function placeLines(places: readonly PlaceView[], { texts }: Scene): string[] {
  return numbered(places.map(({ name, steps, compass }) => texts.plain.seen({ name, steps, compass })));
}

/** The rooms of the floor in which enemies wait: who, how far, and where. */
export function lairLines(scene: Scene): string[] {
  return placesOf("lair", scene);
}

/** The places of a kind on the floor; equal ones in one line. */
export function placesOf(kind: PlaceKind, scene: Scene): string[] {
  return together(
    placeCandidates(scene).filter((place) => place.kind === kind),
    scene,
  );
}
