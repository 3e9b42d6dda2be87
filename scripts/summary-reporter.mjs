function countOf(modules, unhandledErrors) {
  const counts = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
  for (const module of modules) {
    const states = [...module.children.allTests()].map((test) => test.result().state);
    counts.passed += states.filter((state) => state === "passed").length;
    counts.skipped += states.filter((state) => state === "skipped").length;
    const failed = states.filter((state) => state === "failed" || state === "pending").length;
    // A file that cannot be loaded, or a hook that throws, may leave no failed test of its own.
    counts.failed += failed === 0 && module.state() === "failed" ? 1 : failed;
  }
  return counts;
}

/** Vitest reporter that ends the run with one line: `N passed, N failed`, and `, N skipped` when any were. */
export default class SummaryReporter {
  onInit() {
    // At exit, since other reporters write after the run's end as well.
    process.once("exit", () => {
      if (this.line !== undefined) process.stdout.write(`${this.line}\n`);
    });
  }

  onTestRunEnd(modules, unhandledErrors) {
    const { passed, failed, skipped } = countOf(modules, unhandledErrors);
    this.line = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
  }
}
