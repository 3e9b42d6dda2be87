// Puts the texts of the base game in the place of the built module that reads them, so that it needs nothing of Node.
import { writeFileSync } from "node:fs";

const built = new URL("../dist/core.js", import.meta.url);
const { core } = await import(built.href);
writeFileSync(built, `export const core = ${JSON.stringify(core)};\n`);
