import { defineConfig } from "tsup";

export default defineConfig({
  entry: {
    index: "src/index.ts",
    cli: "src/cli.ts",
    workshop: "src/workshop.ts",
    "simulate-worker": "src/simulate/worker.ts",
  },
  format: "esm",
  platform: "node",
  target: "node20",
  dts: false,
  clean: true,
});
