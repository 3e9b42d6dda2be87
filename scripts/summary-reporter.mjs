/** Vitest reporter that ends the run with one line: `N passed, N failed`, and `, N skipped` when any were. */
export default class SummaryReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    for (const module of modules) {
      let failedTests = 0;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === "failed") failedTests += 1;
        if (state in counts) counts[state] += 1;
        else counts.failed += 1;
      }
      // A file that cannot be loaded, or a hook that throws, has no failed test of its own.
      if (failedTests === 0 && module.state() === "failed") counts.failed += 1;
    }
    const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
    process.once("exit", () => process.stdout.write(`${counts.passed} passed, ${counts.failed} failed${skipped}\n`));
  }
}
