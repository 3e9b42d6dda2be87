import type { Game } from "@rustkeep/engine";
import { cleanText, nameOf } from "@rustkeep/presentation";
import type { Behind, SavedRun, Wish } from "../session/session.js";
import { type Front, NO_WISH, tellAll, textsNow } from "./front.js";
import { newRun } from "./new-run.js";
import { askEntries, askYes, numbered } from "./questions.js";
import { changeSetting, settingLines } from "./settings-lines.js";
import { readTyped } from "./verbs.js";

/** The run to play, by the wish of the command line or from the menu; undefined to leave. */
export async function chooseRun(front: Front, wish: Wish): Promise<Game | undefined> {
  const saved = front.session.savedRun();
  const wished = wish.newRun || wish.seed !== undefined || wish.name !== "" || wish.options.length > 0;
  if (saved.kind === "refused") front.io.tell(textsNow(front).menu.refused({ reason: saved.message }));
  if (!wished) return menu(front, saved);
  const sure = saved.kind !== "ready" || wish.yes || (await askYes(front, textsNow(front).menu.replaceRun));
  if (sure === undefined) return undefined;
  const begun = sure ? await newRun(front, wish) : BACK;
  if (begun.kind === "given") return begun.value;
  return begun.kind === "back" ? menu(front, saved) : undefined;
}

const BACK = { kind: "back" } as const;

type MenuEntry = "continue" | "newRun" | "settings" | "quit";

async function menu(front: Front, saved: SavedRun): Promise<Game | undefined> {
  for (;;) {
    const entries: MenuEntry[] = [
      ...(saved.kind === "ready" ? (["continue"] as const) : []),
      "newRun",
      "settings",
      "quit",
    ];
    const lines = entries.map((entry) => entryLine(front, entry, saved));
    const picked = await askEntries(
      front,
      lines.map((line) => ({ name: line, line })),
      1,
    );
    if (picked.kind === "back") {
      front.io.tell(textsNow(front).plain.nothingBack);
      continue;
    }
    const entry = picked.kind === "given" ? entries[picked.value[0] ?? -1] : undefined;
    if (entry === undefined || entry === "quit") return undefined;
    if (entry === "settings") {
      if ((await askSettings(front)) === undefined) return undefined;
    } else if (entry === "continue") {
      return resume(front, saved);
    } else {
      const sure = saved.kind !== "ready" || (await askYes(front, textsNow(front).menu.replaceRun));
      if (sure === undefined) return undefined;
      const begun = sure ? await newRun(front, NO_WISH) : BACK;
      if (begun.kind === "given") return begun.value;
      if (begun.kind === "left") return undefined;
    }
  }
}

function entryLine(front: Front, entry: MenuEntry, saved: SavedRun): string {
  const { plain } = textsNow(front);
  if (entry !== "continue") return plain.menu[entry];
  if (saved.kind !== "ready") return "";
  return plain.menu.continue({
    hero: cleanText(saved.hero),
    floor: nameOf("floors", saved.floor, front.session.registries),
    number: saved.floorNumber,
    turn: saved.turn,
  });
}

/** Goes on with the saved run, once the player has agreed to what had to be left out of it. */
async function resume(front: Front, saved: SavedRun): Promise<Game | undefined> {
  if (saved.kind === "ready" && saved.pruned.length > 0) {
    const texts = textsNow(front);
    tellAll(front, [texts.menu.prunedIntro, ...saved.pruned]);
    if ((await askYes(front, texts.menu.prunedQuestion)) !== true) {
      front.io.tell(texts.menu.abandoned);
      return undefined;
    }
  }
  const from = saved.kind === "ready" && saved.pruned.length === 0 ? await askWhere(front, saved.behind()) : "save";
  return from === undefined ? undefined : front.session.resume(from);
}

/** Whether to go on from what was recorded behind the save; a run that ended there is over. */
async function askWhere(front: Front, { turns, over }: Behind): Promise<"save" | "recording" | undefined> {
  if (turns === 0 || over) return "recording";
  const taken = await askYes(front, textsNow(front).menu.recordedQuestion({ count: turns }));
  return taken === undefined ? undefined : taken ? "recording" : "save";
}

/** Lets settings be changed by number until an empty line; undefined at the end of input. */
async function askSettings(front: Front): Promise<true | undefined> {
  for (;;) {
    tellAll(front, numbered(settingLines(front.session.settings(), textsNow(front))));
    const line = await front.io.ask(`${textsNow(front).settings.hints.change} > `);
    if (line === undefined) return undefined;
    if (line.trim() === "" || readTyped(line, textsNow(front)).verb === "back") return true;
    tellAll(front, changeSetting(front, Number(line.trim())));
  }
}
