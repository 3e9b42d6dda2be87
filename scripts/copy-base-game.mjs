// Copies the base game from mods/core into the folder given (relative to the working directory).
import { cpSync, existsSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const source = fileURLToPath(new URL("../mods/core", import.meta.url));
const target = process.argv[2];
if (target === undefined) throw new Error("usage: copy-base-game.mjs TARGET");

rmSync(target, { recursive: true, force: true });
if (existsSync(source)) cpSync(source, target, { recursive: true });
