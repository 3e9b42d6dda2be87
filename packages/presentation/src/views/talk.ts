import { type Game, type Id, type Registries, talkingTo } from "@rustkeep/engine";
import { cleanLines } from "../words/clean-text.js";

/** What the NPC being talked to said last: the latest reply that has a text, else the greeting; "" without a talk. */
export function lastWords(game: Game, registries: Registries): string {
  const npc = talkingTo(game)?.npc;
  if (npc === undefined) return "";
  const definition = registries.npcs[npc];
  for (const said of sinceGreeting(game, npc)) {
    const reply = definition?.options[said]?.reply ?? "";
    if (reply !== "") return cleanLines(reply);
  }
  return cleanLines(definition?.greeting ?? "");
}

/** Authored positions of what was said to the NPC since the talk began, latest first. */
function sinceGreeting(game: Game, npc: Id): number[] {
  const said: number[] = [];
  for (const message of game.journal.toReversed()) {
    if (message.kind === "npc_greets") break;
    if (message.kind === "npc_replies" && message.npc === npc) said.push(message.option);
  }
  return said;
}
