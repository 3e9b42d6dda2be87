import { loadWarningWords } from "@rustkeep/presentation";
import type { Session } from "../session/session.js";
import { type Front, NO_WISH, tellAll, textsNow } from "./front.js";
import type { LineIo } from "./line-io.js";
import { chooseRun } from "./main-menu.js";
import { playRun } from "./play-run.js";

/**
 * The front end of plain lines: a line in, lines out, no control of the screen. Ends when the player leaves or the input
 * does; a run that is under way is saved then. The session stays open.
 */
export async function runPlain(session: Session, io: LineIo): Promise<void> {
  const front: Front = { session, io };
  tellAll(front, greeting(front));
  let { wish } = session;
  for (;;) {
    const game = await chooseRun(front, wish);
    if (game === undefined || (await playRun(front, game)) === "left") break;
    wish = NO_WISH;
  }
  io.tell(textsNow(front).plain.bye);
}

function greeting(front: Front): string[] {
  const texts = textsNow(front);
  const { version, warnings, settingsProblems, problems } = front.session;
  return [
    texts.plain.banner({ version }),
    ...(warnings.count === 0 ? [] : [loadWarningWords(warnings, texts)]),
    ...settingsProblems(),
    ...problems(),
  ];
}
