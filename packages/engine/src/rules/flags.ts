import type { FlagScope } from "../content/definitions/condition.js";
import type { Id } from "../content/definitions/text.js";
import { lookUp, withKey, withoutKey } from "../content/records.js";
import type { Flags } from "../state/bounds.js";
import type { Game } from "../state/game.js";
import { BOUNDS } from "../state/generated-shapes.js";
import { clamp } from "./numbers.js";

/** What holds flags. */
interface FlagHolder {
  flags: Flags;
}

/** The value of a flag; 0 where it is not set, or where the hero is in no room or fight that it could be of. */
export function flagValue(game: Game, flag: Id, scope: FlagScope): number {
  if (scope === "fight") return lookUp(game.fight_flags, flag) ?? 0;
  const holder = holderOf(game, scope);
  return holder === undefined ? 0 : (lookUp(holder.flags, flag) ?? 0);
}

/** Sets a flag; one that is set to 0 is taken away. Does nothing where there is no room or fight that it could be of. */
export function setFlag(game: Game, flag: Id, scope: FlagScope, value: number): void {
  if (scope === "fight") {
    if (game.enemies.length > 0) game.fight_flags = withFlag(game.fight_flags, flag, value);
    return;
  }
  const holder = holderOf(game, scope);
  if (holder !== undefined) holder.flags = withFlag(holder.flags, flag, value);
}

function withFlag(flags: Flags, flag: Id, value: number): Flags {
  const { least, most } = BOUNDS.FlagValue;
  return value === 0 ? withoutKey(flags, flag) : withKey(flags, flag, clamp(value, least, most));
}

function holderOf(game: Game, scope: Exclude<FlagScope, "fight">): FlagHolder | undefined {
  switch (scope) {
    case "run":
      return game;
    case "floor":
      return game.floor;
    case "room":
      return game.floor.rooms[game.floor.player_room];
    default:
      return scope satisfies never;
  }
}
