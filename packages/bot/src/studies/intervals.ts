/** A share with its 95 % interval, all 0..1. */
export interface Share {
  share: number;
  low: number;
  high: number;
}

const Z = 1.959964;

/**
 * How large a share is likely to be that was seen `hits` times in `trials`, by Wilson's score interval: it stays within
 * 0..1 and is usable for small numbers.
 */
export function shareOf(hits: number, trials: number): Share {
  if (trials === 0) return { share: Number.NaN, low: 0, high: 1 };
  const share = hits / trials;
  const middle = share + Z ** 2 / (2 * trials);
  const half = Z * Math.sqrt((share * (1 - share)) / trials + Z ** 2 / (4 * trials ** 2));
  const scale = 1 + Z ** 2 / trials;
  const low = hits === 0 ? 0 : (middle - half) / scale;
  const high = hits === trials ? 1 : (middle + half) / scale;
  return { share, low, high };
}
