import type { Color, Game, Position, Registries } from "@rustkeep/engine";
import { enemiesOf } from "./tile-view.js";

/** Something that a map shows over its tiles. */
export interface MapMark {
  readonly kind: "pile" | "enemy" | "person" | "hero";
  readonly pos: Position;
  readonly symbol: string;
  /** What its definition asks for. */
  readonly color: Color | undefined;
}

/** What a map of the floor shows over its tiles; what comes later hides what came before. */
export function mapMarks(game: Game, registries: Registries): MapMark[] {
  const { floor } = game;
  return [
    ...floor.piles.map(({ pos }): MapMark => ({ kind: "pile", pos, symbol: "*", color: undefined })),
    ...enemiesOf(game).map(({ def, pos }): MapMark => {
      const definition = registries.creatures[def];
      return { kind: "enemy", pos, symbol: definition?.symbol ?? "?", color: definition?.color };
    }),
    ...floor.rooms
      .flatMap((room) => room.npcs)
      .map(({ npc, pos }): MapMark => {
        const definition = registries.npcs[npc];
        return { kind: "person", pos, symbol: definition?.symbol ?? "?", color: definition?.color };
      }),
    { kind: "hero", pos: game.player_pos, symbol: "@", color: undefined },
  ];
}
