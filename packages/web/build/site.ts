import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { core } from "@rustkeep/data/core";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { readPages, writeReadPages } from "./read-pages.js";

const home = fileURLToPath(new URL("../", import.meta.url));
const root = join(home, "..", "..");

/** Where the site is built to. */
export const siteDir = join(home, "dist");

/** Nothing comes from elsewhere, nothing that a text could bring along runs. */
export const POLICY = "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'";

/** In the sources the base game is a folder; in a page it is its texts. */
const coreTexts: Plugin = {
  name: "core-texts",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@rustkeep\/data\/core$/ }, () => ({ path: "core", namespace: "texts" }));
    onLoad({ filter: /./, namespace: "texts" }, () => ({ contents: `export const core = ${JSON.stringify(core)};` }));
  },
};

const version: string = JSON.parse(readFileSync(join(root, "packages/tui/package.json"), "utf8")).version;

const common: BuildOptions = {
  bundle: true,
  minify: true,
  format: "esm",
  platform: "browser",
  target: ["es2022"],
  conditions: ["@rustkeep/source"],
  define: { GAME_VERSION: JSON.stringify(version) },
  plugins: [coreTexts],
  legalComments: "none",
  logLevel: "warning",
};

/** Builds the whole site anew. */
export async function buildSite(): Promise<void> {
  rmSync(siteDir, { recursive: true, force: true });
  mkdirSync(siteDir, { recursive: true });
  const assets = await buildAssets();
  const fill = (frame: string, values: Readonly<Record<string, string>> = {}) =>
    fillFrame(frame, { ...assets, ...values });
  mkdirSync(join(siteDir, "play"));
  writeFileSync(join(siteDir, "play/index.html"), fill("play.html"));
  writeReadPages(readPages(root), siteDir, (values) => fill("read.html", values));
  await buildWorker();
}

/** The scripts and styles of all rooms; answers their paths by plain names, as `play.js`. */
async function buildAssets(): Promise<Readonly<Record<string, string>>> {
  const rooms = ["src/play/main.ts", "src/read/main.ts"];
  const entries = [...rooms, "src/styles/site.css", "src/styles/play.css", "src/styles/read.css"];
  const { metafile } = await build({
    ...common,
    entryPoints: entries.map((entry) => ({ in: join(home, entry), out: plainName(entry) })),
    outdir: join(siteDir, "assets"),
    entryNames: "[name]-[hash]",
    chunkNames: "part-[hash]",
    splitting: true,
    metafile: true,
    absWorkingDir: home,
  });
  const assets: Record<string, string> = { "icon.svg": "assets/icon.svg" };
  for (const [path, { entryPoint }] of Object.entries(metafile.outputs)) {
    const extension = path.endsWith(".css") ? ".css" : ".js";
    if (entryPoint !== undefined) assets[plainName(entryPoint) + extension] = path.replace(/^dist\//, "");
  }
  cpSync(join(home, "src/icon.svg"), join(siteDir, "assets/icon.svg"));
  return assets;
}

/** `src/play/main.ts` is `play`. */
function plainName(entry: string): string {
  const [name = "", folder = ""] = entry
    .replace(/\.\w+$/, "")
    .split("/")
    .reverse();
  return name === "main" ? folder : name;
}

/** A frame in `pages/` with the values of what stands in it in double braces. */
function fillFrame(frame: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(join(home, "pages", frame), "utf8");
  return text.replaceAll(/\{\{(.*?)\}\}/g, (_, name: string) => {
    const value = name === "policy" ? POLICY : values[name];
    if (value === undefined) throw new Error(`${frame} names ${name}, which is not there`);
    return value;
  });
}

/** The worker that keeps the site for times without a network knows the site by a digest of all of it. */
async function buildWorker(): Promise<void> {
  const digest = createHash("sha256");
  for (const file of readdirSync(siteDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
    digest.update(readFileSync(join(file.parentPath, file.name)));
  }
  await build({
    ...common,
    entryPoints: [join(home, "service-worker/service-worker.ts")],
    outfile: join(siteDir, "service-worker.js"),
    define: { SITE_DIGEST: JSON.stringify(digest.digest("hex").slice(0, 16)) },
  });
}
