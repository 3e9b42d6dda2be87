import { parseRecording } from "@rustkeep/data/recordings";
import { parseSave } from "@rustkeep/data/saves";
import { cleanText, type Language } from "@rustkeep/presentation";
import { make } from "../shared/dom.js";
import { squeeze } from "../shared/squeeze.js";
import type { Folder } from "../shared/storage-folder.js";
import { keptModNames, removeMod } from "./kept-mods.js";
import { linkTo } from "./link.js";
import { RECORDING, SAVE, SETTINGS } from "./page-store.js";
import { pieces } from "./pieces.js";
import { putIn } from "./put-in.js";
import { type PlayTexts, playTexts } from "./texts.js";

/** What the dialog needs. */
export interface FilesParts {
  readonly folder: Folder;
  readonly language: Language;
  readonly dialog: HTMLDialogElement;
  /** Watches the recording that is kept. */
  readonly onWatch: () => void;
  /** What is kept is about to change under the game, which has to be left for that. */
  readonly beforeChange: () => Promise<void>;
  /** What is kept has changed: it must be read again. */
  readonly onChanged: () => void;
}

/** Shows what the browser keeps, to be taken out as files and put in from files. The run must be saved before. */
export function showFiles(parts: FilesParts): void {
  const { dialog, folder, language } = parts;
  const texts = playTexts(language);
  let changed = false;
  let watching = false;
  const note = make("p", { class: "note", role: "status" });
  const list = make("ul", { class: "files" });
  const watchIt = (): void => {
    watching = true;
    dialog.close();
    parts.onWatch();
  };
  const fill = (): void => {
    const remove = async (name: string): Promise<void> => {
      await parts.beforeChange();
      changed = true;
      removeMod(folder, name);
      fill();
    };
    list.replaceChildren(...fileRows(folder, texts, note, watchIt), ...modRows(folder, texts, remove));
  };
  const input = make("input", { type: "file", multiple: true, accept: ".toml,.jsonl,.zip", class: "file-input" });
  input.addEventListener("change", async () => {
    const files = [...(input.files ?? [])];
    await parts.beforeChange();
    changed = true;
    const told = await putIn(files, folder, language, (question) => window.confirm(question));
    note.textContent = told.join(" ");
    input.value = "";
    fill();
  });
  fill();
  dialog.replaceChildren(
    make("h2", {}, texts.files),
    list,
    make("label", { class: "put-in" }, texts.putIn, input, make("span", { class: "hint" }, texts.putInHelp)),
    note,
    make("button", { type: "button", onclick: () => dialog.close() }, texts.close),
  );
  dialog.addEventListener("close", () => changed && !watching && parts.onChanged(), { once: true });
  dialog.showModal();
}

function fileRows(folder: Folder, texts: PlayTexts, note: HTMLElement, watchIt: () => void): HTMLElement[] {
  const save = folder.read(SAVE);
  const recording = pieces(folder, RECORDING).text();
  const settings = folder.read(SETTINGS);
  return [
    row(texts.save, save === undefined ? texts.none : describeSave(save, texts), [
      ...(save === undefined ? [] : [takeOut(SAVE, save, texts)]),
    ]),
    row(texts.recording, recording === "" ? texts.none : "", [
      ...(recording === ""
        ? []
        : [
            takeOut(RECORDING, recording, texts),
            button(texts.watch, watchIt),
            button(texts.copyRecordingLink, async () => copy(`#watch=${await squeeze(recording)}`, note, texts)),
            ...runLink(recording, note, texts),
          ]),
    ]),
    row(texts.settings, settings === undefined ? texts.none : "", [
      ...(settings === undefined ? [] : [takeOut(SETTINGS, settings, texts)]),
    ]),
  ];
}

function modRows(folder: Folder, texts: PlayTexts, remove: (name: string) => Promise<void>): HTMLElement[] {
  return keptModNames(folder).map((name) => row(texts.mods, name, [button(texts.remove, () => remove(name))]));
}

function describeSave(text: string, texts: PlayTexts): string {
  const save = parseSave(text);
  if (save.kind === "refused") return save.message;
  return texts.savedRun(cleanText(save.game.player.name), save.game.floor.number, save.game.turn);
}

function runLink(recording: string, note: HTMLElement, texts: PlayTexts): HTMLElement[] {
  const recorded = parseRecording(recording);
  if (recorded.kind !== "recorded" || recorded.header.base !== undefined) return [];
  const { seed, options, name } = recorded.header;
  return [button(texts.copyLink, () => copy(linkTo({ seed, options, name }), note, texts))];
}

async function copy(fragment: string, note: HTMLElement, texts: PlayTexts): Promise<void> {
  try {
    await navigator.clipboard.writeText(`${location.href.split("#")[0]}${fragment}`);
    note.textContent = texts.copied;
  } catch {
    // Not allowed: the player can still take the file out.
    note.textContent = texts.notCopied;
  }
}

function row(name: string, what: string, buttons: readonly HTMLElement[]): HTMLElement {
  return make(
    "li",
    {},
    make("span", { class: "file-name" }, name),
    make("span", { class: "file-what" }, what),
    make("span", { class: "file-buttons" }, ...buttons),
  );
}

function button(label: string, onclick: () => unknown): HTMLElement {
  return make("button", { type: "button", onclick: () => void onclick() }, label);
}

function takeOut(name: string, text: string, texts: PlayTexts): HTMLElement {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  return make("a", { href: url, download: name, class: "button" }, texts.takeOut);
}
