import { defineConfig } from "tsup";

// Apart from the program, which starts quicker in few files.
export default defineConfig({
  entry: { app: "src/application.ts" },
  format: "esm",
  platform: "neutral",
  target: "es2022",
  dts: false,
});
