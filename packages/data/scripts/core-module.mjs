// Puts the texts of the base game in the place of the built module that reads them, so that it needs nothing of Node.
import { rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const built = new URL("../dist/core.js", import.meta.url);
const { core } = await import(built.href);
writeFileSync(built, `export const core = ${JSON.stringify(core)};\n`);
rmSync(fileURLToPath(new URL("../dist/core.js.map", import.meta.url)));
