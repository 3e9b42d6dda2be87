/** `value` within lo..hi; with lo > hi it is lo. */
export function clamp(value: number, lo: number, hi: number): number {
  return Math.max(lo, Math.min(hi, value));
}

/** The nearest whole number, halves away from zero. Never −0. */
export function roundHalfAway(value: number): number {
  const rounded = Math.floor(Math.abs(value) + 0.5);
  return value < 0 && rounded > 0 ? -rounded : rounded;
}
