import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { readPages } from "../build/read-pages.js";
import { seriousFindings } from "./fixtures/axe.js";
import { picture, siteInBrowser } from "./fixtures/site.js";

const site = siteInBrowser();
const root = fileURLToPath(new URL("../../..", import.meta.url));

it("has every page of the documentation, under a title", () => {
  const pages = readPages(root);
  const sources = readdirSync(`${root}/docs`, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".md"),
  );
  expect(sources.length).toBeGreaterThan(80);
  for (const source of sources) {
    expect(pages.find((page) => page.source === `docs/${source}`)?.title).toBeTruthy();
  }
});

it("has no link that leads nowhere", async () => {
  const anchors = new Map<string, Set<string>>();
  const wanted: { readonly from: string; readonly to: string }[] = [];
  const waiting = [`${site.address()}index.html`];
  const seen = new Set(waiting);
  const broken: string[] = [];
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    const answer = await fetch(url);
    if (!answer.ok) {
      broken.push(url);
      continue;
    }
    const html = answer.headers.get("content-type")?.startsWith("text/html") === true ? await answer.text() : "";
    anchors.set(url, new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id)));
    for (const [, href = ""] of html.matchAll(/ (?:href|src)="([^"]+)"/g)) {
      const to = new URL(href, url);
      if (!to.href.startsWith(site.address())) continue;
      wanted.push({ from: url, to: to.href });
      to.hash = "";
      if (!seen.has(to.href)) waiting.push(to.href);
      seen.add(to.href);
    }
  }
  const lost = wanted.filter(({ to }) => {
    const [page = "", anchor] = to.split("#");
    return anchor !== undefined && anchors.get(page)?.has(decodeURIComponent(anchor)) !== true;
  });
  expect(broken).toEqual([]);
  expect(lost).toEqual([]);
  expect(seen.size).toBeGreaterThan(100);
});

it("finds pages by words, with the keyboard alone", async () => {
  const page = await site.open("");
  await page.getByLabel("Search").focus();
  await page.keyboard.type("loot tables");
  await page.locator("#found").getByText("loot_tables", { exact: false }).first().waitFor();
  await picture(page, "read-search");
  await page.keyboard.press("Enter");
  await page.waitForURL(/loot/, { waitUntil: "load" });
  await picture(page, "read-page");
});

it("has nothing that axe finds serious", async () => {
  const page = await site.open("modding/index.html");
  expect(await seriousFindings(page)).toEqual([]);
});
