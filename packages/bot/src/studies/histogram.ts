/**
 * How often each value was seen. Histograms add up in any order to the same whole, so a study does not depend on how its
 * work was divided.
 */
export type Histogram = Record<string, number>;

/** What a histogram of numbers says. Everything is NaN where nothing was seen. */
export interface Statistics {
  count: number;
  mean: number;
  /** Standard deviation of a single value. */
  deviation: number;
  median: number;
  /** Half the width of the 95 % interval of the mean. */
  margin: number;
}

/** Counts a value. */
export function count(histogram: Histogram, value: string | number, times = 1): void {
  histogram[value] = (histogram[value] ?? 0) + times;
}

/** Adds one histogram to another. */
export function addHistogram(into: Histogram, from: Histogram): void {
  for (const [value, times] of Object.entries(from)) count(into, value, times);
}

/** How many values were seen. */
export function total(histogram: Histogram): number {
  return Object.values(histogram).reduce((sum, times) => sum + times, 0);
}

/** The statistics of a histogram whose values are numbers. */
export function statisticsOf(histogram: Histogram): Statistics {
  const values = Object.entries(histogram)
    .map(([value, times]) => [Number(value), times] as const)
    .sort(([a], [b]) => a - b);
  const count = values.reduce((sum, [, times]) => sum + times, 0);
  const mean = values.reduce((sum, [value, times]) => sum + value * times, 0) / count;
  const squares = values.reduce((sum, [value, times]) => sum + (value - mean) ** 2 * times, 0);
  const deviation = count > 1 ? Math.sqrt(squares / (count - 1)) : Number.NaN;
  return { count, mean, deviation, median: medianOf(values, count), margin: (1.96 * deviation) / Math.sqrt(count) };
}

/** The lower of the two middle ones where there are two. */
function medianOf(values: readonly (readonly [number, number])[], count: number): number {
  let seen = 0;
  for (const [value, times] of values) {
    seen += times;
    if (seen * 2 >= count) return value;
  }
  return Number.NaN;
}
