// The four packages as they ship: packs them, looks the tarballs over, installs them into an empty folder with nothing else,
// and tries there what users do (scripts/packed-trials.mjs). npm fetches the few packages that they depend on.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { trials } from "./packed-trials.mjs";
import { runTask, runTool } from "./run-tool.mjs";

const packages = ["engine", "data", "presentation", "bot", "mod-sdk", "tui"];

function pack(name, folder) {
  return runTool("pnpm", ["-C", `packages/${name}`, "pack", "--pack-destination", folder], { quiet: true });
}

// npm finds the packages' dependencies on each other among the tarballs, since their versions fit.
function install(folder, tarballs) {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const args = ["install", "--no-audit", "--no-fund", "--prefer-offline", ...tarballs];
  const shell = process.platform === "win32";
  const { status } = spawnSync("npm", args, { cwd: folder, shell, stdio: ["ignore", "ignore", "inherit"] });
  return status ?? 1;
}

/** The steps by name, in order; each needs those before it. */
function steps(folder) {
  const packed = () => readdirSync(folder).filter((name) => name.endsWith(".tgz"));
  const paths = () => packed().map((name) => join(folder, name));
  return [
    ["build", () => runTask("build", { quiet: true })],
    ...packages.map((name) => [`pack ${name}`, () => pack(name, folder)]),
    ["publint", () => Math.max(...paths().map((path) => runTool("publint", [path, "--strict"], { quiet: true })))],
    ["types of all entries", () => Math.max(...paths().map(entryTypes))],
    ["install", () => install(folder, paths())],
    ...trials(folder),
  ];
}

// Every way of loading is looked at. The one rule left out holds that `require` cannot load ES modules, which Node can from
// 20.19 on: what requires them is tried by the trials.
function entryTypes(path) {
  const schemas = path.includes("mod-sdk") ? ["--exclude-entrypoints", "schemas/*"] : [];
  const args = [path, "--no-emoji", "--ignore-rules", "cjs-resolves-to-esm", ...schemas];
  return runTool("@arethetypeswrong/cli", args, { quiet: true, binName: "attw" });
}

const folder = mkdtempSync(join(tmpdir(), "rustkeep-packed-"));
try {
  for (const [name, run] of steps(folder)) {
    if (run() !== 0) {
      console.error(`packed: failed at: ${name}`);
      process.exitCode = 1;
      break;
    }
    console.log(`packed: ${name}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
