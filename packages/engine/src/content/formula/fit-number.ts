/** What a field that holds a number takes. */
export interface NumberField {
  /** Is it a whole number? Otherwise it is a fraction or a figure of health, in single precision. */
  readonly whole: boolean;
  readonly minimum: number;
  readonly maximum: number;
}

/** A computed number as a field takes it: rounded down or to single precision, then held within the bounds. */
export function fitNumber(value: number, { whole, minimum, maximum }: NumberField): number {
  const rounded = whole ? Math.floor(value) : Math.fround(value);
  return Math.max(minimum, Math.min(maximum, rounded)) + 0;
}
