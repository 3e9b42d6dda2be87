// The tests of the engine that MUTATION_TESTS names, as Stryker runs them against one mutant after the other.
import { fileURLToPath } from "node:url";

export default {
  test: {
    root: fileURLToPath(new URL("../packages/engine", import.meta.url)),
    include: (process.env.MUTATION_TESTS ?? "").split(","),
    pool: "threads",
    isolate: false,
    watch: false,
  },
};
