import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, extname, join, posix } from "node:path";
import { escapeHtml, renderPage } from "./render-page.js";

/** A page of the documentation. */
export interface ReadPage {
  /** Path of its source within the repository, with slashes. */
  readonly source: string;
  /** Path within the site. */
  readonly path: string;
  readonly title: string;
  readonly html: string;
  /** What is searched, without markup. */
  readonly text: string;
}

/** Pages beside those in `docs/`. */
const AT_ROOT = ["ARCHITECTURE.md", "CONTRIBUTING.md"];

/** The order of the parts in the list of pages; what is in none of these folders stands at the top. */
const PARTS: readonly (readonly [string, string])[] = [
  ["docs/modding/", "Making mods"],
  ["docs/reference/", "Reference"],
  ["docs/balance/", "Balance"],
  ["docs/diagnostics/", "Findings"],
];

/** All pages of the documentation, and one for each file and folder that they link to. */
export function readPages(root: string): ReadPage[] {
  const inDocs = readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" });
  const sources = [...inDocs.map((name) => posix.join("docs", name.replaceAll("\\", "/"))), ...AT_ROOT];
  const pages = sources.filter((name) => name.endsWith(".md")).sort();
  const linked = new Set<string>();
  const made = pages.map((source): ReadPage => {
    const markdown = readFileSync(join(root, source), "utf8");
    const rendered = renderPage(markdown, (target) => linkFrom(source, target, linked));
    return { source, path: pathOf(source), ...rendered };
  });
  return [...made, ...[...linked].sort().map((source) => filePage(root, source))];
}

/** Writes the pages into a frame, and what the search knows of them. */
export function writeReadPages(
  pages: readonly ReadPage[],
  siteDir: string,
  fill: (values: Readonly<Record<string, string>>) => string,
): void {
  for (const page of pages) {
    const up = "../".repeat(page.path.split("/").length - 1) || "./";
    const file = join(siteDir, page.path);
    mkdirSync(dirname(file), { recursive: true });
    const list = pageList(pages, page, up);
    writeFileSync(file, fill({ root: up, title: escapeHtml(page.title), content: page.html, list }));
  }
  const known = pages.map(({ path, title, text }) => ({ id: path, title, text }));
  writeFileSync(join(siteDir, "search.json"), JSON.stringify(known));
}

/** Where a page lies in the site: `docs/modding/README.md` at `modding/index.html`. */
function pathOf(source: string): string {
  const within = source.replace(/^docs\//, "");
  const readme = /(^|\/)README\.md$/;
  return readme.test(within)
    ? within.replace(readme, "$1index.html")
    : `${within.replace(/\.md$/, "").toLowerCase()}.html`;
}

/** The link of a page as one within the site; what lies in the repository and is no page is given one. */
function linkFrom(source: string, target: string, linked: Set<string>): string {
  if (/^[a-z]+:/.test(target) || target.startsWith("#")) return target;
  const [path = "", anchor] = target.split("#");
  const wanted = posix.normalize(posix.join(posix.dirname(source), decodeURIComponent(path))).replace(/\/$/, "");
  if (!wanted.endsWith(".md")) linked.add(wanted);
  const to = posix.relative(posix.dirname(pathOf(source)), wanted.endsWith(".md") ? pathOf(wanted) : filePath(wanted));
  return anchor === undefined ? to : `${to}#${anchor}`;
}

function filePath(source: string): string {
  return `${source.replace(/^docs\//, "")}.html`;
}

/** A page that shows a file, or all files of a folder. */
function filePage(root: string, source: string): ReadPage {
  const names = statSync(join(root, source)).isDirectory()
    ? readdirSync(join(root, source), { recursive: true, encoding: "utf8" }).map(
        (name) => `${source}/${name.replaceAll("\\", "/")}`,
      )
    : [source];
  const files = names.filter((name) => statSync(join(root, name)).isFile()).sort();
  const markdown = files.map((name) => {
    const language = extname(name).slice(1) === "mjs" ? "js" : extname(name).slice(1);
    return `## ${posix.relative(posix.dirname(source), name)}\n\n~~~~${language}\n${readFileSync(join(root, name), "utf8")}\n~~~~\n`;
  });
  const rendered = renderPage(`# ${posix.basename(source)}\n\n${markdown.join("\n")}`, (target) => target);
  return { source, path: filePath(source), ...rendered };
}

function pageList(pages: readonly ReadPage[], current: ReadPage, up: string): string {
  const listed = pages.filter(({ source }) => source.endsWith(".md"));
  const partOf = ({ source }: ReadPage) => PARTS.find(([folder]) => source.startsWith(folder));
  const items = (some: readonly ReadPage[]): string =>
    some
      .map(({ path, title, source }) => {
        const here = source === current.source ? ' aria-current="page"' : "";
        return `<li><a href="${up}${path}"${here}>${escapeHtml(title)}</a></li>`;
      })
      .join("");
  const top = listed.filter((page) => partOf(page) === undefined);
  const parts = PARTS.map(([folder, name]) => {
    const own = listed.filter(({ source }) => source.startsWith(folder));
    const open = current.source.startsWith(folder) || folder === "docs/modding/" ? " open" : "";
    return `<details${open}><summary>${name}</summary><ul>${items(own)}</ul></details>`;
  });
  return `<ul>${items(top)}</ul>${parts.join("")}`;
}
