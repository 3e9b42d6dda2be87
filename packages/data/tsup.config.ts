import { defineConfig } from "tsup";

export default defineConfig({
  entry: [
    "src/core.ts",
    "src/explain.ts",
    "src/index.ts",
    "src/json-schema.ts",
    "src/paths.ts",
    "src/recordings.ts",
    "src/saves.ts",
    "src/settings.ts",
    "src/sources.ts",
  ],
  format: "esm",
  platform: "node",
  target: "node20",
  dts: false,
  clean: true,
});
