// Runs a tool: `node tools/run.mjs soak --minutes 1` bundles tools/soak/main.ts and starts it with the rest of the line.
import { fileURLToPath, pathToFileURL } from "node:url";
import { bundle } from "./bundle.mjs";

const [, , tool, ...rest] = process.argv;
const path = await bundle({
  folder: fileURLToPath(new URL(".", import.meta.url)),
  name: tool,
  entry: `${tool}/main.ts`,
});
process.setSourceMapsEnabled(true);
process.argv = [process.execPath, path, ...rest];
await import(pathToFileURL(path).href);
