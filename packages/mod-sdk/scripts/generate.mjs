// Writes the schemas for editors and the pages of the reference. With --check nothing is written and whatever is not
// current is listed.
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { settleFiles } from "../../../scripts/settle-files.mjs";

const entry = fileURLToPath(new URL("../src/generated-files.ts", import.meta.url));

// The sources are TypeScript that imports the sources of other packages, so they are bundled before they are run.
async function generatedFiles() {
  const bundle = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    conditions: ["@rustkeep/source"],
  });
  const module = await import(
    `data:text/javascript;base64,${Buffer.from(bundle.outputFiles[0].text).toString("base64")}`
  );
  return module.generatedFiles();
}

settleFiles(await generatedFiles(), ["packages/mod-sdk/schemas", "docs/reference"]);
