import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts", "src/json-schema.ts", "src/explain.ts", "src/paths.ts", "src/sources.ts"],
  format: "esm",
  platform: "node",
  target: "node20",
  dts: false,
  clean: true,
  sourcemap: true,
});
