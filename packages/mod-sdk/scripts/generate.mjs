// Writes the schemas for editors and the pages of the reference. With --check nothing is written and whatever is not
// current is listed.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../../../", import.meta.url));
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

const generatedFolders = ["packages/mod-sdk/schemas", "docs/reference"];

function leftOver(files) {
  const folders = generatedFolders.filter((folder) => existsSync(join(root, folder)));
  const there = folders.flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`));
  return there.filter((name) => !(name in files));
}

function write(name, text) {
  const file = join(root, name);
  if (text === undefined) rmSync(file);
  else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(`${text === undefined ? "removed" : "wrote"} ${name}`);
}

function current(name, text) {
  const file = join(root, name);
  return existsSync(file) && readFileSync(file, "utf8") === text;
}

const check = process.argv.includes("--check");
const files = await generatedFiles();
for (const name of leftOver(files)) files[name] = undefined;
for (const [name, text] of Object.entries(files)) {
  if (current(name, text)) continue;
  if (check) {
    console.error(`${name} is stale: run npm run generate`);
    process.exitCode = 1;
  } else write(name, text);
}
