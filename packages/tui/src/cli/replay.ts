import { diverged, type LoadResult, modChanges, playRecordedTurn, readRecording, startRecorded } from "@rustkeep/data";
import { digest } from "@rustkeep/engine";
import { cleanText, foesOf, foesOfTurn, type Language, tellLog, textsOf } from "@rustkeep/presentation";

/** What a replay is given. */
export interface ReplayRequest {
  readonly file: string;
  /** Nothing but the end is told. */
  readonly fast: boolean;
  /** Only a run that is proven equal is a success: what a recording without digests was made with is not known. */
  readonly verify: boolean;
  readonly loaded: LoadResult;
  readonly language: Language;
  readonly tell: (line: string) => void;
  readonly complain: (line: string) => void;
}

/** Plays a recording and tells its messages and the digest of its last state. @returns the exit code: 0, or 1 where it differs */
export function replay({ file, fast, verify, loaded, language, tell, complain }: ReplayRequest): number {
  const { registries } = loaded;
  const texts = textsOf(language, loaded.words);
  const recorded = readRecording(file);
  if (recorded.kind === "none") return failed(texts.cli.noFile({ file: cleanText(file) }), complain);
  if (recorded.kind === "refused") return failed(recorded.message, complain);
  if (verify && recorded.header.mods.some((mod) => mod.digest === undefined))
    return failed(texts.cli.unverified, complain);
  for (const change of modChanges(recorded.header.mods, loaded.mods)) complain(`rustkeep: ${change.message}`);
  const start = startRecorded(recorded, loaded.mods, registries);
  if (start.kind !== "started") return failed(start.message, complain);
  const { game } = start;
  if (!fast) tellAll(game.journal.map((message) => ({ message, foes: [] })));
  for (const [position, turn] of recorded.turns.entries()) {
    const before = foesOf(game);
    const { outcome, difference } = playRecordedTurn(game, turn, registries);
    if (!fast && outcome.kind !== "rejected") {
      const foes = foesOfTurn(before, game);
      tellAll(outcome.messages.map((message) => ({ message, foes })));
    }
    if (difference !== undefined)
      return failed(diverged(game, position + 1, turn.command, difference).message, complain);
  }
  if (verify) {
    const states = recorded.turns.filter(({ state }) => state !== undefined).length;
    tell(texts.cli.verified({ commands: recorded.turns.length, states }));
    if (game.cheats) tell(texts.cli.cheated);
  }
  if (recorded.torn) complain(`rustkeep: ${texts.cli.tornRecording}`);
  tell(`commands ${recorded.turns.length}`);
  tell(`turn ${game.turn}`);
  tell(`digest ${digest(game)}`);
  return 0;

  function tellAll(log: Parameters<typeof tellLog>[0]): void {
    for (const entry of tellLog(log, texts, registries)) tell(`${entry.turn}: ${entry.text}`);
  }
}

function failed(message: string, complain: (line: string) => void): number {
  complain(`rustkeep: ${message}`);
  return 1;
}
