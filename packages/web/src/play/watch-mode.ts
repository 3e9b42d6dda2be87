import type { ParsedRecording } from "@rustkeep/data/recordings";
import { digest } from "@rustkeep/engine";
import { type Abilities, createPainter, createViewer, type Session } from "@rustkeep/tui/app";
import { make } from "../shared/dom.js";
import type { Mode } from "./mode.js";
import { createPlayer, type Player } from "./player.js";
import { openTerminalView } from "./terminal-view.js";
import { type PlayTexts, playTexts } from "./texts.js";

const ABILITIES: Abilities = { colors: 16, characters: "unicode", solidBlocks: true };

/** Where a recording is shown. */
export interface WatchPlaces {
  readonly terminal: HTMLElement;
  readonly controls: HTMLElement;
}

/** Shows a recording with play, pause and steps; answers why not where it cannot begin. */
export function watch(recorded: ParsedRecording, session: Session, places: WatchPlaces): Mode | string {
  const player = createPlayer(recorded, session.mods, session.registries);
  if (typeof player === "string") return player;
  const language = session.language();
  const texts = playTexts(language);
  const painter = createPainter();
  let timer: ReturnType<typeof setInterval> | undefined;

  const view = openTerminalView(places.terminal, {
    label: texts.terminal,
    onOut: () => playing.focus(),
    onText: (text) => {
      if (text === " ") toggle();
      else if (text === "\x1b[C") goTo(player.at() + 1);
      else if (text === "\x1b[D") goTo(player.at() - 1);
    },
    onResize: () => draw(),
  });
  const viewer = createViewer({
    registries: session.registries,
    language,
    settings: session.settings(),
    size: view.size,
  });
  const place = make("input", { type: "range", min: "0", max: String(player.length), "aria-label": texts.place });
  const speed = make("input", { type: "range", min: "0", max: "6", value: "3", "aria-label": texts.speed });
  const playing = make("button", { type: "button", onclick: () => toggle() }, texts.playOn);
  const count = make("output", { class: "watch-count" });
  const note = make("p", { class: "watch-note", role: "status" });

  const draw = (): void => {
    const { layers, cursor } = viewer({ game: player.game(), log: player.log(), status: "" });
    view.write(painter.paint({ layers, cursor, abilities: ABILITIES }, view.size()));
    place.value = String(player.at());
    count.textContent = texts.ofTurns(player.at(), player.length);
    note.textContent = noteOn(player, texts);
  };
  const goTo = (commands: number): void => {
    player.goTo(Math.max(0, commands));
    draw();
  };
  const pause = (): void => {
    clearInterval(timer);
    timer = undefined;
    playing.textContent = texts.playOn;
  };
  const play = (): void => {
    if (player.at() === player.length) player.goTo(0);
    playing.textContent = texts.pause;
    timer = setInterval(
      () => {
        goTo(player.at() + 1);
        if (player.at() === player.length || player.differs()) pause();
      },
      1000 / 2 ** Number(speed.value),
    );
  };
  const toggle = (): void => (timer === undefined ? play() : pause());

  place.addEventListener("input", () => goTo(Number(place.value)));
  speed.addEventListener("input", () => {
    if (timer === undefined) return;
    pause();
    play();
  });
  places.controls.replaceChildren(
    make("button", { type: "button", onclick: () => goTo(0) }, texts.toStart),
    playing,
    make("button", { type: "button", onclick: () => goTo(player.at() + 1) }, texts.step),
    place,
    count,
    make("label", { class: "watch-speed" }, texts.speed, speed),
    note,
  );
  draw();
  view.allowKeyboard(false);
  return {
    leave: async () => {
      pause();
      view.close();
      places.controls.replaceChildren();
      session.close();
      return "";
    },
    save: () => {},
    focus: () => playing.focus(),
  };
}

function noteOn(player: Player, texts: PlayTexts): string {
  if (player.differs()) return texts.differs;
  return player.at() === player.length ? texts.endsAt(digest(player.game())) : "";
}
