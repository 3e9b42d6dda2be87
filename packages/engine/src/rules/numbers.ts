import { BOUNDS } from "../state/generated-shapes.js";

/** A value of an attribute, within the bounds that figures have. */
export function figure(value: number): number {
  return clamp(value, BOUNDS.Figure.least, BOUNDS.Figure.most);
}

/** `value` within lo..hi; with lo > hi it is lo. */
export function clamp(value: number, lo: number, hi: number): number {
  return Math.max(lo, Math.min(hi, value));
}

/** `value` and some more, which stays at the bound that the state has for it. */
export function addUp(value: number, more: number, { most }: { readonly most: number }): number {
  return Math.min(value + more, most);
}

/** The nearest whole number, halves away from zero. Never −0. */
export function roundHalfAway(value: number): number {
  const rounded = Math.floor(Math.abs(value) + 0.5);
  return value < 0 && rounded > 0 ? -rounded : rounded;
}
