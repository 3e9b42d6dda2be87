import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { core } from "@rustkeep/data/core";
import { type BuildOptions, build, type Plugin } from "esbuild";

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
  writePage("play/index.html", "play.html", assets);
  await buildWorker();
}

/** The scripts and styles of all rooms; answers their paths by plain names, as `play.js`. */
async function buildAssets(): Promise<ReadonlyMap<string, string>> {
  const entries = ["src/play/main.ts", "src/styles/site.css", "src/styles/play.css"];
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
  const assets = new Map<string, string>();
  for (const [path, { entryPoint }] of Object.entries(metafile.outputs)) {
    const extension = path.endsWith(".css") ? ".css" : ".js";
    if (entryPoint !== undefined) assets.set(plainName(entryPoint) + extension, path.replace(/^dist\//, ""));
  }
  cpSync(join(home, "src/icon.svg"), join(siteDir, "assets/icon.svg"));
  return assets.set("icon.svg", "assets/icon.svg");
}

/** `src/play/main.ts` is `play`. */
function plainName(entry: string): string {
  const [name = "", folder = ""] = entry
    .replace(/\.\w+$/, "")
    .split("/")
    .reverse();
  return name === "main" ? folder : name;
}

/** A page from a frame in `pages/`, with the paths of what it names in double braces. */
function writePage(path: string, frame: string, assets: ReadonlyMap<string, string>): void {
  const text = readFileSync(join(home, "pages", frame), "utf8");
  const page = text.replaceAll(/\{\{(.*?)\}\}/g, (_, name: string) => {
    const value = name === "policy" ? POLICY : assets.get(name);
    if (value === undefined) throw new Error(`${frame} names ${name}, which is not there`);
    return value;
  });
  mkdirSync(join(siteDir, path, ".."), { recursive: true });
  writeFileSync(join(siteDir, path), page);
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
