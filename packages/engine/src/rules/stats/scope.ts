/**
 * Which modifiers count: all; only those without a condition, as within a modifier's condition (that bounds the
 * recursion); or those of the creature's own sources, without auras.
 */
export type Scope = "all" | "unconditional" | "own";
