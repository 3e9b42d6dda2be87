/** A seed below 2^64: a whole number, or up to 16 hexadecimal digits as `Game.seed` has them. */
export type Seed = bigint | number | string;
