import type { Direction, Game, Message, Position } from "@rustkeep/engine";
import { roomAt } from "@rustkeep/engine";
import { isDangerous } from "./find-way.js";

/** A way to go, step by step, each an ordinary move; it stops at danger, at anything new and at any key. */
export interface Journey {
  /** The tiles to step on, each beside the one before. */
  readonly path: readonly Position[];
  /** Told in the status line when the whole way has been gone; "" for nothing. */
  readonly arrival: string;
}

/** A journey under way. */
export interface Walk {
  readonly journey: Journey;
  /** Steps taken so far. */
  taken: number;
}

/** What a walk comes to next. */
export type NextStep =
  | { readonly kind: "step"; readonly direction: Direction }
  | { readonly kind: "arrived" }
  /** The next step would lead into a room with enemies; on the first step that is what the player wants. */
  | { readonly kind: "danger"; readonly room: number }
  /** The way does not go on from here: the hero is somewhere else. */
  | { readonly kind: "lost" };

/** The next step of a walk. */
export function nextStep(game: Game, { journey, taken }: Walk): NextStep {
  const to = journey.path[taken];
  if (to === undefined) return { kind: "arrived" };
  const direction = directionTo(game.player_pos, to);
  if (direction === undefined) return { kind: "lost" };
  const room = roomAt(game.floor, to[0], to[1]);
  if (taken > 0 && room !== game.floor.player_room && isDangerous(game.floor, room)) return { kind: "danger", room };
  return { kind: "step", direction };
}

/**
 * Whether what a step brought is a reason to stop: anything at all but coming again into a known room, a state that lies
 * there already, and the hero's wounds healing or breath coming back.
 */
export function isNews(messages: readonly Message[]): boolean {
  return messages.some((message) => {
    switch (message.kind) {
      case "room_entered":
        return message.first;
      case "modifier_applied":
        return !message.refreshed;
      case "health_changed":
      case "stamina_changed":
        return message.target.who !== "hero" || message.amount < 0;
      default:
        return true;
    }
  });
}

function directionTo([x, y]: Position, [toX, toY]: Position): Direction | undefined {
  if (toX === x && toY === y - 1) return "north";
  if (toX === x && toY === y + 1) return "south";
  if (toY === y && toX === x - 1) return "west";
  if (toY === y && toX === x + 1) return "east";
  return undefined;
}
