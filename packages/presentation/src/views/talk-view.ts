import { dialogOptions, type Game, goldOf, type Id, type Registries, talkingTo } from "@rustkeep/engine";
import type { Texts } from "../languages/catalogue.js";
import type { LogEntry } from "../sentences/run-log.js";
import { type Told, tellLog } from "../sentences/tell-log.js";
import { cleanLines, cleanText } from "../words/clean-text.js";
import { nameOf } from "../words/names.js";
import { figure } from "../words/numbers.js";

/** The running talk. */
export interface TalkView {
  /** Who is talked to. */
  readonly name: string;
  /** What was said last, in lines. */
  readonly said: string;
  /** What can be said now; commands take the position. */
  readonly answers: readonly string[];
  /** The hero's. */
  readonly gold: string;
}

/** The running talk. */
export function talkView(game: Game, texts: Texts, registries: Registries): TalkView {
  const npc = talkingTo(game)?.npc;
  return {
    name: nameOf("npcs", npc ?? "", registries),
    said: npc === undefined ? "" : lastWords(game, npc, registries),
    answers: dialogOptions(game, registries).map(({ option }) => cleanText(option.text)),
    gold: figure(goldOf(game), texts, 0),
  };
}

/** The latest reply of an NPC that has a text, else the greeting. */
function lastWords(game: Game, npc: Id, registries: Registries): string {
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

/** What the last answer brought about: things given and taken, quests, wounds healed. */
export function talkEffects(log: readonly LogEntry[], texts: Texts, registries: Registries): Told[] {
  const spoken = log.findLastIndex(({ message }) => message.kind === "npc_replies" || message.kind === "npc_greets");
  const turn = log[spoken]?.message.turn;
  return tellLog(log.slice(spoken + 1), texts, registries).filter(
    (told) => told.turn === turn && told.kind !== "shop_opened",
  );
}
