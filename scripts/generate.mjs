// Generates anew what packages generate from their sources, package by package in the order of their dependencies. With
// --check nothing is written, and the exit code tells whether everything is current.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./run-tool.mjs";

const scripts = ["presentation", "data", "mod-sdk"].map((name) =>
  join(root, "packages", name, "scripts", "generate.mjs"),
);

/** Runs the generators with some arguments and returns the exit status of the first one that fails. */
export function generate(args) {
  for (const script of scripts.filter((file) => existsSync(file))) {
    const { status } = spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: "inherit" });
    if (status !== 0) return status ?? 1;
  }
  return 0;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exitCode = generate(process.argv.slice(2));
