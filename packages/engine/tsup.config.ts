import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts", "src/shapes.ts"],
  format: "esm",
  platform: "neutral",
  target: "node20",
  dts: false,
  clean: true,
});
