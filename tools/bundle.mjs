// Bundles TypeScript sources of the repository into a module that plain Node runs.
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

/** Lets every source think that it lies where it lies, so that what it finds beside itself is found. */
const sourcePlaces = {
  name: "source-places",
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href)),
      loader: "ts",
    }));
  },
};

/** Code that some packages of the old module system need within a bundle. */
const REQUIRE = 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';

/**
 * Bundles an entry, or the text of one that lies in `folder`, into `folder`/node_modules/.cache and answers the path. The
 * sources of all packages are taken in, never their built form; packages in `external` are left to Node.
 */
export async function bundle({ folder, name, entry, text, external = [] }) {
  const cache = join(folder, "node_modules", ".cache");
  mkdirSync(cache, { recursive: true });
  const outfile = join(cache, `${name}.mjs`);
  await build({
    ...(entry === undefined
      ? { stdin: { contents: text, resolveDir: folder, loader: "ts" } }
      : { entryPoints: [join(folder, entry)] }),
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    conditions: ["@rustkeep/source"],
    external,
    sourcemap: "inline",
    banner: { js: REQUIRE },
    plugins: [sourcePlaces],
    logLevel: "warning",
  });
  return outfile;
}
