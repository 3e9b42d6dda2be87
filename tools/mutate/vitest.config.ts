import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { mutatedEngine } from "./mutated-engine.js";
import { mutations } from "./mutations/index.js";

// Runs tests of the engine with the mutation that MUTATION numbers; without it, with the engine as it is.
const mutation = mutations[Number(process.env.MUTATION ?? "none")];

export default defineConfig({
  plugins: mutation === undefined ? [] : [mutatedEngine(mutation)],
  test: {
    root: fileURLToPath(new URL("../../packages/engine", import.meta.url)),
    include: ["test/**/*.test.ts"],
    testTimeout: 30_000,
    reporters: ["json"],
    silent: true,
  },
});
