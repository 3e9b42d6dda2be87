import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { coreModsDir, loadMods } from "@rustkeep/data";
import { parseRecording, replayRecording } from "@rustkeep/data/recordings";
import { parseSave } from "@rustkeep/data/saves";
import { writeModArchive } from "@rustkeep/data/sources";
import { digest } from "@rustkeep/engine";
import { expect, it } from "vitest";
import { seriousFindings } from "./fixtures/axe.js";
import { press, screenText, shows, takeOut, temporaryFolder } from "./fixtures/game.js";
import { playedRun } from "./fixtures/played-run.js";
import { picture, siteInBrowser } from "./fixtures/site.js";
import { terminalGame } from "./fixtures/terminal-game.js";

const site = siteInBrowser();
const { mods, registries } = loadMods({ paths: [coreModsDir()] });

const RUN = "play/#seed=1&hero=elf,thief&name=Reya";

it("begins with the main menu, within 500 kB", async () => {
  const page = await site.open("play/");
  await shows(page, "New run");
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  const texts = await Promise.all(
    [`${site.address()}play/`, ...loaded].map((url) => fetch(url).then((answer) => answer.text())),
  );
  const bytes = texts.reduce((sum, text) => sum + gzipSync(text).length, 0);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(500_000);
  await picture(page, "play-menu");
});

it("plays by keys as Node does by the same commands", async () => {
  const page = await site.open(RUN);
  await shows(page, "The Gatehouse");
  for (let round = 0; round < 40; round += 1) await press(page, "o", "Enter", ".", "Tab");
  await page.getByRole("button", { name: "Files" }).click();
  const save = parseSave(await takeOut(page, "Save"));
  const recorded = parseRecording(await takeOut(page, "Recording"));
  if (save.kind !== "parsed" || recorded.kind !== "recorded") throw new Error("nothing readable came out");
  expect(save.game.turn).toBeGreaterThan(20);
  const replayed = replayRecording(recorded, mods, registries);
  expect(replayed.kind === "played" && digest(replayed.game)).toBe(digest(save.game));
});

it("plays a whole run by keys, whose recording ends in the same state here and in Node", async () => {
  const page = await site.open(RUN);
  await shows(page, "The Gatehouse");
  for (let round = 0; round < 400 && !/The run is over/.test(await screenText(page)); round += 1) {
    await press(page, "o", ".", ".", ".", ".");
  }
  await shows(page, "Cause of death");
  await page.getByRole("button", { name: "Files" }).click();
  const recorded = parseRecording(await takeOut(page, "Recording"));
  if (recorded.kind !== "recorded") throw new Error("nothing readable came out");
  const replayed = replayRecording(recorded, mods, registries);
  if (replayed.kind !== "played") throw new Error(replayed.message);
  expect(replayed.game.over).toBe("died");
  await page.locator("#files").getByText("Watch", { exact: true }).click();
  await page.getByLabel("Command").focus();
  await press(page, "End");
  await page.getByText(digest(replayed.game)).waitFor();
});

it("shows a whole run that was played elsewhere, step by step and to the digest that Node has", async () => {
  const { text, turns, end } = playedRun(registries);
  const page = await site.open("play/");
  await shows(page, "New run");
  await page.getByRole("button", { name: "Files" }).click();
  await page.setInputFiles("#files input[type=file]", {
    name: "run.jsonl",
    mimeType: "text/plain",
    buffer: Buffer.from(text),
  });
  await page.getByText("run.jsonl: taken in.").waitFor();
  await page.locator("#files").getByText("Watch", { exact: true }).click();
  await shows(page, "turn 0");
  await page.getByText("One step").click();
  await page.getByText(`1 of ${turns}`).waitFor();
  await page.getByLabel("Command").focus();
  await press(page, "End");
  await page.getByText(`${turns} of ${turns}`).waitFor();
  await page.getByText(end).waitFor();
  await page.getByText("To the beginning").click();
  await page.getByText(`0 of ${turns}`).waitFor();
  await page.getByText("Play", { exact: true }).last().click();
  await page.getByText("Pause").click();
  await picture(page, "play-watch");
});

it("follows a link to a recording in a fresh profile", async () => {
  const { text, turns } = playedRun(registries);
  const link = new Uint8Array(
    await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer(),
  );
  const page = await site.open(`play/#watch=${Buffer.from(link).toString("base64url")}`);
  await page.getByText(`0 of ${turns}`).waitFor();
});

it("loses nothing when the tab is closed in the middle of a fight", async () => {
  const context = await site.profile();
  const page = await site.open(RUN, context);
  await shows(page, "The Gatehouse");
  while (!/Fight/.test(await screenText(page))) await press(page, "o", "ArrowLeft", "ArrowDown", "ArrowRight");
  await press(page, "Enter");
  await expect.poll(() => screenText(page)).toMatch(/turn \d+/);
  const [turn] = /turn \d+/.exec(await screenText(page)) ?? [""];
  await page.close({ runBeforeUnload: true });
  const again = await site.open("play/", context);
  await shows(again, new RegExp(`Continue.*Reya.*${turn}`));
  await press(again, "Enter");
  await shows(again, /Fight/);
  await shows(again, turn);
  await picture(again, "play-fight");
});

it("takes a run begun in the terminal, and gives it back further on", async () => {
  const dir = temporaryFolder();
  const begun = terminalGame(dir);
  const game = begun.begin({ seed: 3n, name: "Ada", options: ["core:elf", "core:thief"] });
  for (let turn = 0; turn < 5; turn += 1) begun.play(game, { command: "wait" });
  begun.save(game);
  begun.close();

  const page = await site.open("play/");
  await shows(page, "New run");
  await page.getByRole("button", { name: "Files" }).click();
  await page.setInputFiles("#files input[type=file]", [join(dir, "save.toml"), join(dir, "run.jsonl")]);
  await page.getByText("save.toml: taken in.").waitFor();
  await page.getByText("Close").click();
  await shows(page, /Continue.*Ada.*turn 5/);
  await press(page, "Enter", ".", ".", ".");
  await shows(page, /turn 8/);
  await page.getByRole("button", { name: "Files" }).click();
  writeFileSync(join(dir, "save.toml"), await takeOut(page, "Save"));
  writeFileSync(join(dir, "run.jsonl"), await takeOut(page, "Recording"));

  const session = terminalGame(dir);
  expect(session.savedRun()).toMatchObject({ kind: "ready", hero: "Ada", turn: 8, pruned: [] });
  const resumed = session.resume("save");
  session.play(resumed, { command: "wait" });
  session.close();
  const recorded = parseRecording(readFileSync(join(dir, "run.jsonl"), "utf8"));
  if (recorded.kind !== "recorded") throw new Error("the recording cannot be read");
  expect(recorded.turns).toHaveLength(9);
  const replayed = replayRecording(recorded, mods, registries);
  expect(replayed.kind === "played" && digest(replayed.game)).toBe(digest(resumed));
});

it("refuses files that are none of the game's, and asks before it replaces a run", async () => {
  const page = await site.open(RUN);
  await shows(page, "The Gatehouse");
  await page.getByRole("button", { name: "Files" }).click();
  const put = async (name: string, text: string): Promise<void> =>
    page.setInputFiles("#files input[type=file]", { name, mimeType: "text/plain", buffer: Buffer.from(text) });
  await put("run.jsonl", "{}");
  await page.getByText(/run\.jsonl: line 1/).waitFor();
  await put("photo.png", "png");
  await page.getByText("photo.png: not a file of the game").waitFor();
  let asked = "";
  page.once("dialog", (dialog) => {
    asked = dialog.message();
    void dialog.dismiss();
  });
  await put("save.toml", "other = 1");
  await expect.poll(() => asked).toContain("Replace");
  await page.getByText("Close").click();
  await shows(page, /Continue.*Reya/);
});

it("plays with a mod that is put in as an archive, until it is taken out again", async () => {
  const manifest = 'id = "royal"\nname = "Royal"\nversion = "1.0.0"\ndepends = ["core"]\n';
  const option = '[[options]]\nid = "monarch"\nname = "Monarch"\ncategory = "core:class"\n';
  const encode = (text: string) => new TextEncoder().encode(text);
  const files = [
    { name: "manifest.toml", bytes: encode(manifest) },
    { name: "options.toml", bytes: encode(option) },
  ];
  const page = await site.open("play/");
  await shows(page, "New run");
  const put = async (name: string, bytes: Uint8Array): Promise<void> =>
    page.setInputFiles("#files input[type=file]", { name, mimeType: "application/zip", buffer: Buffer.from(bytes) });
  await page.getByRole("button", { name: "Files" }).click();
  await put("broken.zip", encode("no archive"));
  await page.getByText(/broken\.zip: this is no zip archive/).waitFor();
  await put("royal-1.0.0.zip", writeModArchive("royal", files));
  await page.getByText("royal-1.0.0.zip: taken in.").waitFor();
  await page.getByText("Close").click();
  await shows(page, "New run");
  await press(page, "n", "Enter", "Enter");
  await shows(page, "Monarch");
  await page.getByRole("button", { name: "Files" }).click();
  await page.locator("#files li", { hasText: "royal" }).getByText("Remove").click();
  await page.getByText("Close").click();
  await shows(page, "New run");
  await press(page, "n", "Enter", "Enter");
  expect(await screenText(page)).not.toContain("Monarch");
});

it("tells two tabs on one run apart, and hands it over", async () => {
  const context = await site.profile();
  const first = await site.open(RUN, context);
  await shows(first, "The Gatehouse");
  const second = await site.open("play/", context);
  await second.getByText("open in another tab").waitFor();
  await first.close({ runBeforeUnload: true });
  await shows(second, /Continue.*Reya/);
});

it("leaves the game, not the page, and goes on", async () => {
  const page = await site.open(RUN);
  await shows(page, "The Gatehouse");
  await press(page, "Control+c");
  await page.getByText("Your run is saved in this browser.").waitFor();
  await press(page, "Enter");
  await shows(page, /Continue.*Reya/);
});

it("can be played on a phone with the keys on the screen", async () => {
  const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
  const page = await site.open(RUN, await site.profile(phone));
  await shows(page, "The Gatehouse");
  const bar = page.locator("#touch");
  const tap = (name: string) => bar.getByText(name, { exact: true }).tap();
  await bar.getByLabel("left").tap();
  await shows(page, /turn 1/);
  // Each key is answered before the next: a fight that has begun has other keys.
  const answered = async (key: () => Promise<void>): Promise<string> => {
    const before = await screenText(page);
    await key();
    await expect.poll(() => screenText(page), { timeout: 10_000 }).not.toBe(before);
    return screenText(page);
  };
  for (let round = 0; round < 12; round += 1) {
    if (/Fight/.test(await answered(() => tap("explore")))) break;
    if (/Fight/.test(await answered(() => bar.getByLabel("down").tap()))) break;
  }
  expect(await screenText(page)).toContain("Fight");
  await picture(page, "play-phone");
  const sizes = await page.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    terminal: document.querySelector(".xterm-screen")?.getBoundingClientRect().right ?? 0,
    bottom: document.querySelector("#touch")?.getBoundingClientRect().bottom ?? 0,
  }));
  expect(sizes.page).toBe(360);
  expect(sizes.terminal).toBeLessThanOrEqual(360);
  expect(sizes.bottom).toBeLessThanOrEqual(640);
  await tap("Esc");
  await shows(page, /Continue/);
});

it("leads the keyboard out of the terminal and plays in lines with it alone", async () => {
  const page = await site.open("play/");
  await shows(page, "New run");
  await press(page, "F2");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Lines");
  await press(page, "Enter");
  const log = page.getByRole("log");
  await log.getByText("New run").waitFor();
  const say = async (line: string): Promise<void> => {
    await page.keyboard.type(line);
    await press(page, "Enter");
  };
  await say("1");
  await say("Ada");
  expect(await log.getAttribute("aria-live")).toBe("polite");
  expect(await log.textContent()).toContain("> Ada");
  await picture(page, "play-lines");
  expect(await seriousFindings(page)).toEqual([]);
});

it("speaks German where the browser does", async () => {
  const page = await site.open("play/", await site.profile({ locale: "de-DE" }));
  await shows(page, "Neuer Lauf");
  await page.getByText("Dateien").waitFor();
});

it("is there without a network once it was shown", async () => {
  const context = await site.profile();
  const page = await site.open("play/", context);
  await shows(page, "New run");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(async () => (await caches.match(location.href)) !== undefined)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await shows(page, "New run");
});

it("has nothing that axe finds serious", async () => {
  const page = await site.open(RUN);
  await shows(page, "The Gatehouse");
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Files" }).click();
  expect(await seriousFindings(page)).toEqual([]);
  await picture(page, "play-files");
});
