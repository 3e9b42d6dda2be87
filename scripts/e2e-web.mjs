// npm run e2e:web: the built site in Chromium. Where that is missing it is installed in continuous integration (as root,
// with apt-get); elsewhere the tests are left out and that is said. CHROMIUM names another program than Debian's.
import { installInCi, succeeds } from "./install-tool.mjs";
import { runTool } from "./run-tool.mjs";

const chromium = process.env.CHROMIUM ?? "/usr/bin/chromium";
const hasChromium = () => succeeds(chromium, ["--version"]);

if (!hasChromium()) installInCi("chromium");
if (hasChromium()) {
  process.exitCode = runTool("vitest", [
    "run",
    "--config",
    "packages/web/e2e/vitest.config.ts",
    ...process.argv.slice(2),
  ]);
} else {
  console.log(`${chromium} is not there: the tests of the site in a browser are left out`);
  console.log("0 passed, 0 failed");
}
