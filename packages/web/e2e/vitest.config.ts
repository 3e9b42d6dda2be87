import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const conditions = ["@rustkeep/source", "module", "node", "import", "default"];

// The built site in a real browser: `npm run e2e:web`. Not part of `npm test`, since it needs Chromium.
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    name: "web in Chromium",
    root: fileURLToPath(new URL(".", import.meta.url)),
    include: ["*.test.ts"],
    globalSetup: ["./fixtures/build.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    reporters: ["default", fileURLToPath(new URL("../../../scripts/summary-reporter.mjs", import.meta.url))],
  },
});
