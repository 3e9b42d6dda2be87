// npm run e2e:tmux: the built program in terminals of tmux. Where tmux is missing it is installed in continuous
// integration (as root, with apt-get); elsewhere the tests are left out and that is said.
import { installInCi, succeeds } from "./install-tool.mjs";
import { runTool } from "./run-tool.mjs";

const hasTmux = () => succeeds("tmux", ["-V"]);

if (!hasTmux()) installInCi("tmux");
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
