// npm run site: builds the site, and shows it on the loopback address with --serve [PORT].
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundle } from "../tools/bundle.mjs";
import { root } from "./run-tool.mjs";

const folder = join(root, "packages/web");
const path = await bundle({
  folder,
  name: "site",
  entry: "build/main.ts",
  external: ["esbuild", "highlight.js", "markdown-it"],
});
await import(pathToFileURL(path).href);
