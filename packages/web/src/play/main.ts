import { parseRecording } from "@rustkeep/data/recordings";
import { languageOfLocale } from "@rustkeep/presentation";
import { openSession, type Session, wantsNewRun } from "@rustkeep/tui/app";
import { type Claim, claim } from "../shared/claim.js";
import { byId, make } from "../shared/dom.js";
import { keepOffline } from "../shared/offline.js";
import { unsqueeze } from "../shared/squeeze.js";
import { openStorage, storageFolder } from "../shared/storage-folder.js";
import { showFiles } from "./files-dialog.js";
import { keptModNames } from "./kept-mods.js";
import { readLink } from "./link.js";
import type { Mode } from "./mode.js";
import { pageStore, RECORDING } from "./page-store.js";
import { pieces } from "./pieces.js";
import { playInLines } from "./plain-mode.js";
import { playOnScreen } from "./screen-mode.js";
import { playTexts } from "./texts.js";
import { watch } from "./watch-mode.js";

declare const GAME_VERSION: string;

/** A longer recording in a link is not unpacked, in bytes. */
const MOST_RECORDING = 64 * 1024 * 1024;

/** What is played in: the whole screen, lines, or nothing but a recording. */
type Way = "screen" | "lines";

const link = readLink(location.hash);
const { storage, lasts } = openStorage();
/** Whoever tries a mod out keeps a run of its own for that. */
const home = link.tryOut ? "rustkeep/try" : "rustkeep/main";
const folder = storageFolder(storage, home);
const stage = byId("stage", HTMLElement);
const tools = byId("tools", HTMLElement);
const touch = byId("touch", HTMLElement);
const dialog = byId("files", HTMLDialogElement);

let { wish } = link;
let way: Way = link.plain ? "lines" : "screen";
let mode: Mode | undefined;
let claimed: Claim | undefined;
let language = languageOfLocale(navigator.language);
const texts = () => playTexts(language);

function open(): Session | string {
  const store = pageStore(folder, () => {});
  const opened = openSession({
    store,
    lang: undefined,
    debug: false,
    wish,
    version: GAME_VERSION,
    locale: navigator.language,
    drawSeed: () => crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n,
  });
  if (opened.kind === "failed") return opened.message;
  language = opened.session.language();
  document.documentElement.lang = language;
  for (const room of ["play", "read"] as const) byId(`to-${room}`, HTMLElement).textContent = texts().rooms[room];
  return opened.session;
}

/** Claims what is kept for this tab, opens it, and plays. */
async function enter(): Promise<void> {
  claimed ??= await claim(home, storage, () => notice(texts().taken));
  const session = open();
  if (typeof session === "string") {
    showBroken(session);
    return;
  }
  // A reload goes on with what was begun.
  if (wantsNewRun(wish)) history.replaceState(undefined, "", location.href.split("#")[0]);
  wish = { newRun: false, yes: false, seed: undefined, name: "", options: [] };
  showTools();
  stage.dataset.way = way;
  if (way === "lines") {
    const lines = make("div", { class: "plain" });
    stage.replaceChildren(lines);
    mode = playInLines(session, lines, () => left(""));
  } else {
    const terminal = make("div", { class: "terminal-place" });
    stage.replaceChildren(terminal);
    mode = playOnScreen(session, { terminal, touch, onOut: () => tools.querySelector("button")?.focus() }, left);
  }
  mode.focus();
}

/** The player has left the game, not the page. */
function left(problem: string): void {
  mode = undefined;
  claimed?.release();
  claimed = undefined;
  const goOn = make("button", { type: "button", class: "primary", onclick: () => void enter() }, texts().goOn);
  notice(problem === "" ? texts().left : problem, goOn);
  goOn.focus();
}

function notice(text: string, ...more: readonly HTMLElement[]): void {
  stage.replaceChildren(make("div", { class: "notice", role: "status" }, make("p", {}, text), ...more));
}

function showBroken(message: string): void {
  const retry = make("button", { type: "button", class: "primary", onclick: () => files() }, texts().files);
  notice(`${texts().broken} ${message}`, retry);
}

function showTools(): void {
  const other: Way = way === "screen" ? "lines" : "screen";
  const change = async (): Promise<void> => {
    await mode?.leave();
    way = other;
    await enter();
  };
  tools.replaceChildren(
    make(
      "button",
      { type: "button", onclick: () => void change() },
      other === "lines" ? texts().plain : texts().screen,
    ),
    make("button", { type: "button", onclick: () => files() }, texts().files),
  );
}

function files(): void {
  mode?.save();
  showFiles({
    folder,
    language,
    dialog,
    onWatch: () => void watchText(pieces(folder, RECORDING).text()),
    beforeChange: async () => {
      await mode?.leave();
      mode = undefined;
    },
    onChanged: () => void enter(),
  });
}

/** Shows a recording; the way back is the game. */
async function watchText(text: string): Promise<void> {
  await mode?.leave();
  mode = undefined;
  const back = make("button", { type: "button", onclick: () => void backToGame() }, texts().backToGame);
  const recorded = parseRecording(text);
  const session = recorded.kind === "recorded" ? open() : recorded.message;
  if (recorded.kind !== "recorded" || typeof session === "string") {
    notice(typeof session === "string" ? session : texts().badLink, back);
    return;
  }
  tools.replaceChildren(make("span", { class: "watching" }, texts().watching), back);
  const terminal = make("div", { class: "terminal-place" });
  const controls = make("div", { class: "watch-controls" });
  stage.dataset.way = "watch";
  stage.replaceChildren(terminal, controls);
  const shown = watch(recorded, session, { terminal, controls });
  if (typeof shown === "string") notice(shown, back);
  else mode = shown;
}

async function backToGame(): Promise<void> {
  await mode?.leave();
  history.replaceState(undefined, "", location.href.split("#")[0]);
  await enter();
}

/** An error in the game must not look like a game that hangs. */
function onBroken(): void {
  notice(texts().crashed, make("button", { type: "button", onclick: () => location.reload() }, texts().again));
}

addEventListener("error", onBroken);
addEventListener("unhandledrejection", onBroken);
addEventListener("pagehide", () => mode?.save());
document.addEventListener("visibilitychange", () => document.hidden && mode?.save());
// Another tab may have had the run meanwhile.
addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
// A link to another run that is opened here is a link that is followed anew.
addEventListener("hashchange", () => location.reload());

if (!lasts) byId("warning", HTMLElement).textContent = texts().notLasting;
const trying = link.tryOut ? keptModNames(folder).join(", ") : "";
if (trying !== "") byId("warning", HTMLElement).textContent = texts().trying(trying);
if (link.watch === "") await enter();
else await watchText((await unsqueeze(link.watch, MOST_RECORDING)) ?? "");
await keepOffline("../");
