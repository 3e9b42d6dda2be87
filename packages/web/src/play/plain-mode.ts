import type { Game } from "@rustkeep/engine";
import { cleanText } from "@rustkeep/presentation";
import { type LineIo, runPlain, type Session } from "@rustkeep/tui/app";
import { make } from "../shared/dom.js";
import type { Mode } from "./mode.js";
import { playTexts } from "./texts.js";

/** Lines that stay readable above the last one. */
const KEPT_LINES = 500;

/** Plays in plain lines, for screen readers and for who likes them, until the player leaves. */
export function playInLines(opened: Session, parent: HTMLElement, onLeft: () => void): Mode {
  const texts = playTexts(opened.language());
  const log = make("div", {
    role: "log",
    "aria-live": "polite",
    "aria-label": texts.log,
    class: "lines",
    tabindex: "0",
  });
  const prompt = make("label", { for: "line", class: "prompt" }, texts.line);
  const input = make("input", { id: "line", autocomplete: "off", autocapitalize: "off", spellcheck: "false" });
  const form = make("form", { class: "line-form" }, prompt, input, make("button", {}, texts.send));
  let answer: ((line: string | undefined) => void) | undefined;
  let closed = false;

  const tell = (line: string): void => {
    log.append(make("p", {}, cleanText(line)));
    while (log.childElementCount > KEPT_LINES) log.firstElementChild?.remove();
    log.scrollTop = log.scrollHeight;
  };
  const io: LineIo = {
    tell,
    ask: (question) => {
      prompt.textContent = cleanText(question.trim()) || texts.line;
      return closed ? Promise.resolve(undefined) : new Promise((resolve) => (answer = resolve));
    },
    close: () => {
      closed = true;
      answer?.(undefined);
    },
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const line = input.value;
    input.value = "";
    tell(`> ${line}`);
    answer?.(line);
  });
  parent.replaceChildren(log, form);
  const { session, save } = savable(opened);
  const ended = runPlain(session, io).then(() => session.close());
  void ended.then(() => {
    if (!closed) onLeft();
  });
  return {
    leave: async () => {
      // The end of input saves.
      io.close();
      await ended;
      parent.replaceChildren();
      return "";
    },
    save,
    focus: () => input.focus(),
  };
}

/** A session whose run can be saved at any time from outside. */
function savable(opened: Session): { readonly session: Session; readonly save: () => void } {
  let game: Game | undefined;
  const keep = (started: Game): Game => {
    game = started;
    return started;
  };
  const changed: Pick<Session, "begin" | "resume"> = {
    begin: (setup) => keep(opened.begin(setup)),
    resume: (from) => keep(opened.resume(from)),
  };
  const session: Session = Object.assign(Object.create(opened), changed);
  return { session, save: () => void (game === undefined ? "" : opened.save(game)) };
}
