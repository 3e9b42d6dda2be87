import MiniSearch from "minisearch";
import { byId, make } from "../shared/dom.js";
import { keepOffline } from "../shared/offline.js";

interface KnownPage {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** So many pages are shown for a search. */
const MOST = 12;

const root = document.documentElement.dataset.root ?? "./";
const input = byId("search", HTMLInputElement);
const found = byId("found", HTMLElement);
let index: Promise<MiniSearch<KnownPage>> | undefined;

async function loadIndex(): Promise<MiniSearch<KnownPage>> {
  const pages: KnownPage[] = await (await fetch(`${root}search.json`)).json();
  const search = new MiniSearch<KnownPage>({ fields: ["title", "text"], storeFields: ["title", "text"] });
  search.addAll(pages);
  return search;
}

async function show(): Promise<void> {
  const wanted = input.value.trim();
  index ??= loadIndex();
  const search = await index;
  // Somebody may have typed on meanwhile.
  if (wanted !== input.value.trim()) return;
  const results = wanted === "" ? [] : search.search(wanted, { prefix: true, fuzzy: 0.15, boost: { title: 4 } });
  found.replaceChildren(
    ...results
      .slice(0, MOST)
      .map(({ id, title, text, terms }) =>
        make("li", {}, make("a", { href: root + id }, String(title)), make("span", {}, excerpt(String(text), terms))),
      ),
  );
  found.hidden = results.length === 0;
}

/** The words around the first of the terms. */
function excerpt(text: string, terms: readonly string[]): string {
  const at = Math.max(0, text.toLowerCase().indexOf(terms[0] ?? "") - 40);
  return `${at > 0 ? "…" : ""}${text.slice(at, at + 120)}…`;
}

input.addEventListener("input", () => void show());
input.addEventListener("keydown", ({ key }) => {
  if (key === "Escape") input.value = "";
  if (key === "Escape") void show();
  if (key === "Enter") found.querySelector("a")?.click();
});
await keepOffline(root);
