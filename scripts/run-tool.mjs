// Starts the tools in node_modules without a shell and with the installed pnpm on the path, as turbo expects.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

function environment() {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1" };
  const pathKey = Object.keys(env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  env[pathKey] = `${join(root, "node_modules", ".bin")}${delimiter}${env[pathKey] ?? ""}`;
  return env;
}

function entryOf(packageName, binName) {
  const folder = join(root, "node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : bin[binName]);
}

/**
 * Runs a tool of a root dependency and returns its exit status. With `quiet` its output is held back and printed to
 * stderr only when it fails.
 */
export function runTool(packageName, args, { quiet = false, binName = packageName } = {}) {
  const result = spawnSync(process.execPath, [entryOf(packageName, binName), ...args], {
    cwd: root,
    env: environment(),
    stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    maxBuffer: 64 * 1024 * 1024,
  });
  const status = result.status ?? 1;
  if (result.error) console.error(result.error.message);
  if (quiet && status !== 0) process.stderr.write(Buffer.concat([result.stdout, result.stderr]));
  return status;
}

/** Runs a task of every package (in the order of their dependencies, reusing what has not changed). */
export function runTask(task, { quiet = false } = {}) {
  return runTool("turbo", ["run", task, "--output-logs=errors-only", "--log-order=grouped"], { quiet });
}
