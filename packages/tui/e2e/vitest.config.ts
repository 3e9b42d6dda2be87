import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const conditions = ["@rustkeep/source", "module", "node", "import", "default"];

// The built program in real terminals: `npm run e2e:tmux`. Not part of `npm test`, since it needs tmux.
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    name: "tui in tmux",
    root: fileURLToPath(new URL(".", import.meta.url)),
    include: ["*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: ["default", fileURLToPath(new URL("../../../scripts/summary-reporter.mjs", import.meta.url))],
  },
});
