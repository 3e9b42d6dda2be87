// npm run e2e:tmux: the built program in terminals of tmux. Where tmux is missing it is installed in continuous
// integration (as root, with apt-get); elsewhere the tests are left out and that is said.
import { spawnSync } from "node:child_process";
import { runTool } from "./run-tool.mjs";

const succeeds = (command, args) => spawnSync(command, args, { stdio: "ignore" }).status === 0;
const hasTmux = () => succeeds("tmux", ["-V"]);

function installTmux() {
  if (process.env.CI !== "true" || process.getuid?.() !== 0) return;
  const install = () => succeeds("apt-get", ["install", "--yes", "--no-install-recommends", "tmux"]);
  // The list of packages may not be there yet, or be out of date.
  if (!install() && succeeds("apt-get", ["update"])) install();
}

if (!hasTmux()) installTmux();
if (hasTmux()) {
  process.exitCode = runTool("vitest", [
    "run",
    "--config",
    "packages/tui/e2e/vitest.config.ts",
    ...process.argv.slice(2),
  ]);
} else {
  console.log("tmux is not installed: the tests in its terminals are left out");
  console.log("0 passed, 0 failed");
}
