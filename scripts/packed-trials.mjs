// What is tried with the packages once they are installed in a folder of their own.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "./run-tool.mjs";

const program = `
import { loadMods, coreModsDir } from "@rustkeep/data";
import { createGame, digest, execute } from "@rustkeep/engine";
import { schemas } from "@rustkeep/mod-sdk";
const { registries, diagnostics } = loadMods({ paths: [coreModsDir()] });
const game = createGame({ seed: 1, name: "Reya", options: ["core:human", "core:warrior"] }, registries);
execute(game, { command: "wait" }, registries);
if (diagnostics.some(({ severity }) => severity !== "notice")) throw new Error("the base game has findings");
if (Object.keys(schemas).length === 0) throw new Error("there are no schemas");
process.stdout.write(digest(game));
`;

const page = `
import { core } from "@rustkeep/data/core";
import { replayRecording } from "@rustkeep/data/recordings";
import { parseSettings } from "@rustkeep/data/settings";
import { loadFromSources } from "@rustkeep/data/sources";
import { createGame, digest } from "@rustkeep/engine";
import { createApp } from "@rustkeep/tui/app";
const { registries } = loadFromSources([core]);
globalThis.rustkeep = { createApp, parseSettings, replayRecording };
globalThis.begun = digest(createGame({ seed: 1, name: "Reya", options: ["core:human", "core:warrior"] }, registries));
`;

const consumer = `
import { createGame, type Game, type Outcome, execute, type Registries } from "@rustkeep/engine";
export function begin(registries: Registries): [Game, Outcome] {
  const game = createGame({ seed: 1, name: "Reya", options: [] }, registries);
  return [game, execute(game, { command: "wait" }, registries)];
}
// @ts-expect-error a command that does not exist
export const wrong = (game: Game, registries: Registries) => execute(game, { command: "fly" }, registries);
`;
const toolUser = `
import { type Diagnostic, type LoadResult, loadFromSources } from "@rustkeep/data";
import { definitions } from "@rustkeep/data/schema";
import { schemas } from "@rustkeep/mod-sdk";
const result: LoadResult = loadFromSources([]);
export const findings: readonly Diagnostic[] = result.diagnostics;
export const names: string[] = [...Object.keys(schemas), ...Object.keys(definitions)];
`;

const required = `
const { core } = require("@rustkeep/data/core");
const { loadFromSources } = require("@rustkeep/data/sources");
const { createGame, digest } = require("@rustkeep/engine");
const { registries } = loadFromSources([core]);
process.stdout.write(digest(createGame({ seed: 1, name: "Reya", options: ["core:human", "core:warrior"] }, registries)));
`;

/** Runs a script with Node in the folder; its status, or 1 where it does not print what is expected. */
function node(folder, args, { input = "", prints = /(?:)/ } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, input, encoding: "utf8" });
  const good = status === 0 && prints.test(stdout);
  if (!good) process.stderr.write(`${stdout}${stderr}`);
  return good ? 0 : status || 1;
}

// esbuild refuses a bundle for browsers that any module of Node reaches.
function bundle(folder, contents) {
  const { buildSync } = createRequire(join(root, "packages/data/package.json"))("esbuild");
  const stdin = { contents, resolveDir: folder };
  try {
    buildSync({ stdin, bundle: true, platform: "browser", format: "esm", write: false, logLevel: "error" });
    return 0;
  } catch {
    // What is wrong has been logged.
    return 1;
  }
}

/** What a README says, word by word, but for the installation: that has been done. */
function readme(folder, name) {
  const text = readFileSync(join(folder, "node_modules/@rustkeep", name, "README.md"), "utf8");
  const blocks = [...text.matchAll(/```(js|sh)\n([\s\S]*?)```/g)];
  const failed = blocks.find(([, language, code]) =>
    language === "js" ? node(folder, ["--input-type=module"], { input: code, prints: /\S/ }) : shell(folder, code),
  );
  return blocks.length < 2 || failed !== undefined ? 1 : 0;
}

function shell(folder, lines) {
  const rest = lines.split("\n").filter((line) => line !== "" && !line.startsWith("npm install "));
  const failed = rest.find((line) => {
    const [command, ...args] = line.split(" ");
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: folder,
      encoding: "utf8",
      shell: process.platform === "win32",
    });
    if (status !== 0) process.stderr.write(`${line}\n${stdout}${stderr}`);
    return status !== 0;
  });
  return failed === undefined ? 0 : 1;
}

function types(folder, name, text, options) {
  writeFileSync(join(folder, `${name}.ts`), text);
  const compilerOptions = { module: "NodeNext", target: "ES2022", strict: true, noEmit: true, ...options };
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ compilerOptions, files: [`${name}.ts`] }));
  return node(folder, [join(root, "node_modules/typescript/bin/tsc"), "-p", `${name}.json`]);
}

function resolvedBy(resolution) {
  return resolution === "bundler"
    ? { module: "ESNext", moduleResolution: "bundler" }
    : { module: resolution, moduleResolution: resolution };
}

/** What is tried, by name: each answers 0, or something else where it fails. */
export function trials(folder) {
  const game = join(folder, "node_modules/@rustkeep/tui/dist/main.js");
  const tool = join(folder, "node_modules/@rustkeep/mod-sdk/dist/cli.js");
  const plain = [
    "--plain",
    "--data-dir",
    join(folder, "data"),
    "--new",
    "--yes",
    "--seed",
    "1",
    "--name",
    "Reya",
    "--options",
    "core:elf,core:thief",
  ];
  const nodeTypes = { types: ["node"], typeRoots: [join(root, "packages/data/node_modules/@types")] };
  return [
    ["rustkeep --version", () => node(folder, [game, "--version"], { prints: /\d+\.\d+\.\d+/ })],
    ["rustkeep --plain", () => node(folder, [game, ...plain], { input: "wait\nquit\n", prints: /Floor 1/ })],
    ["rustkeep-mod new", () => node(folder, [tool, "new", "frost_hall"])],
    ["rustkeep-mod validate", () => node(folder, [tool, "validate", "frost_hall", "--strict"])],
    ["a script that plays", () => node(folder, ["--input-type=module"], { input: program, prints: /^[0-9a-f]+$/ })],
    [
      "a script that requires",
      () => node(folder, ["--input-type=commonjs"], { input: required, prints: /^[0-9a-f]+$/ }),
    ],
    ...["engine", "data", "presentation", "bot", "mod-sdk", "tui"].map((name) => [
      `the README of ${name}`,
      () => readme(folder, name),
    ]),
    ["engine, loader and application in a browser's bundle", () => bundle(folder, page)],
    ...["Node16", "NodeNext", "bundler"].map((resolution) => [
      `types of the engine, without Node's, by ${resolution}`,
      () => types(folder, "consumer", consumer, { types: [], skipLibCheck: false, ...resolvedBy(resolution) }),
    ]),
    ["types of the other packages", () => types(folder, "tool-user", toolUser, nodeTypes)],
  ];
}
