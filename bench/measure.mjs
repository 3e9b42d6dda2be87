const WARM_UP_MS = 500;
const MEASURED_MS = 2000;

/**
 * How much work is done in a second on one thread: `batch` does some and returns how much. By the clock, and by the time
 * that the processor gave, which counts on a busy machine.
 */
export function measure(name, batch) {
  repeat(batch, WARM_UP_MS);
  const begun = performance.now();
  const used = process.cpuUsage();
  const done = repeat(batch, MEASURED_MS);
  const seconds = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage(used);
  return {
    name,
    per_second: Math.round(done / seconds),
    per_cpu_second: Math.round((done / (user + system)) * 1e6),
  };
}

function repeat(batch, milliseconds) {
  const end = performance.now() + milliseconds;
  let done = 0;
  do done += batch();
  while (performance.now() < end);
  return done;
}

/** Prints the rows of a benchmark, one for each line; as JSON with `--json`. */
export function printRows(rows) {
  if (process.argv.includes("--json")) console.log(JSON.stringify(rows));
  else for (const row of rows) console.log(`${row.name.padEnd(36)} ${row.per_cpu_second}/s of the processor`);
}
