// Generates the pages of docs/ that come from the sources and sees to it that no link in any page leads nowhere.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { generate } from "./generate.mjs";
import { root } from "./run-tool.mjs";

function pages() {
  const inDocs = readdirSync(join(root, "docs"), { recursive: true }).map((name) => join("docs", name));
  const atRoot = readdirSync(root);
  return [...inDocs, ...atRoot].filter((name) => name.endsWith(".md")).map((name) => join(root, name));
}

// What a heading is called in links: as GitHub makes it.
function anchorOf(heading) {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
}

function proseOf(page) {
  return readFileSync(page, "utf8").replace(/^```[\s\S]*?^```/gm, "");
}

function anchorsOf(page) {
  return [...proseOf(page).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading));
}

function isBroken(page, target) {
  const [path, anchor] = target.split("#");
  const file = path === "" ? page : join(dirname(page), decodeURIComponent(path));
  if (!existsSync(file)) return true;
  return anchor !== undefined && file.endsWith(".md") && !anchorsOf(file).includes(anchor);
}

/** The links of all pages that lead to no file or heading, as `page: target`. Links to other sites are not followed. */
export function brokenLinks() {
  return pages().flatMap((page) => {
    const targets = [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target);
    const own = targets.filter((target) => !/^[a-z]+:/.test(target));
    return own.filter((target) => isBroken(page, target)).map((target) => `${relative(root, page)}: ${target}`);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const status = generate([]);
  const broken = brokenLinks();
  for (const link of broken) console.error(`broken link in ${link}`);
  process.exitCode = status !== 0 || broken.length > 0 ? 1 : 0;
}
