const WARM_UP_SECONDS = 1;
const MEASURED_SECONDS = 2;

/**
 * How much work is done in a second on one thread: `batch` does some and returns how much. By the clock, and by the time
 * that the processor gave, which counts on a busy machine and decides how long is measured.
 */
export function measure(name, batch) {
  repeat(batch, WARM_UP_SECONDS);
  const begun = performance.now();
  const { done, seconds } = repeat(batch, MEASURED_SECONDS);
  return {
    name,
    per_second: Math.round((done / (performance.now() - begun)) * 1000),
    per_cpu_second: Math.round(done / seconds),
  };
}

/** Works for some seconds of the processor. */
function repeat(batch, enough) {
  const begun = process.cpuUsage();
  let done = 0;
  let seconds = 0;
  while (seconds < enough) {
    done += batch();
    const { user, system } = process.cpuUsage(begun);
    seconds = (user + system) / 1e6;
  }
  return { done, seconds };
}

/** Prints the rows of a benchmark, one for each line; as JSON with `--json`. */
export function printRows(rows) {
  if (process.argv.includes("--json")) console.log(JSON.stringify(rows));
  else for (const row of rows) console.log(`${row.name.padEnd(44)} ${figureOf(row)}`);
}

function figureOf({ value, unit, per_cpu_second }) {
  return value === undefined ? `${per_cpu_second}/s of the processor` : `${value} ${unit}`;
}

/** A figure of its own unit of which less is better. */
export function less(name, value, unit) {
  return { name, value: Number(value.toPrecision(3)), unit, less_is_better: true };
}

/** Milliseconds of the processor that some work takes. */
export function cpuTime(work) {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

/** The value in the middle. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
