import { describe, expect, it } from "vitest";
import { addHistogram, count, type Histogram, statisticsOf } from "../../src/studies/histogram.js";
import { shareOf } from "../../src/studies/intervals.js";
import { seedOfGame } from "../../src/studies/seeds.js";

const histogramOf = (values: readonly number[]): Histogram => {
  const histogram: Histogram = {};
  for (const value of values) count(histogram, value);
  return histogram;
};

describe("statistics of a study", () => {
  it("know mean, deviation, median and the interval of the mean", () => {
    const { count: seen, mean, deviation, median, margin } = statisticsOf(histogramOf([2, 4, 4, 4, 5, 5, 7, 9]));
    expect([seen, mean, median]).toEqual([8, 5, 4]);
    expect(deviation).toBeCloseTo(2.138, 3);
    expect(margin).toBeCloseTo((1.96 * 2.138) / Math.sqrt(8), 3);
  });

  it("cope with negative values", () => {
    expect(statisticsOf(histogramOf([-1, -1, 0, 1])).mean).toBe(-0.25);
  });

  it("are the same however the values were divided", () => {
    const whole = histogramOf([3, 1, 4, 1, 5, 9, 2, 6]);
    const parts = histogramOf([9, 2, 6]);
    addHistogram(parts, histogramOf([3, 1, 4, 1, 5]));
    expect(statisticsOf(parts)).toEqual(statisticsOf(whole));
  });

  // Reference values of Wilson's interval for 95 %.
  it.each([
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [3, 10, 0.1078, 0.6032],
    [350, 1000, 0.3211, 0.3801],
  ])("give the interval of %i in %i", (hits, trials, low, high) => {
    const share = shareOf(hits, trials);
    expect(share.low).toBeCloseTo(low, 3);
    expect(share.high).toBeCloseTo(high, 3);
  });

  it("spread the seeds of neighbouring games over all 64 bits", () => {
    const seeds = Array.from({ length: 1000 }, (_, at) => seedOfGame(1n, at));
    expect(new Set(seeds).size).toBe(1000);
    expect(seeds.every((seed) => seed >= 0n && seed < 2n ** 64n)).toBe(true);
    const odd = seeds.filter((seed) => seed % 2n === 1n).length;
    expect(odd).toBeGreaterThan(430);
    expect(odd).toBeLessThan(570);
  });
});
