// What code of mods may cost. No mod can raise any of it.

/** Characters of one formula or script. */
export const MOST_CHARACTERS = 4_000;
/** Parts that code is made of: values, calls, operators, lists, actions. */
export const MOST_NODES = 500;
/** How deeply brackets, arguments, branches and signs may be nested. */
export const MOST_DEPTH = 32;
/** Elements of any list. */
export const MOST_ELEMENTS = 1_000;
/** Creatures that `enemies()` gives. */
export const MOST_ENEMIES = 100;
/** Actions that a script may return. */
export const MOST_ACTIONS = 100;
/** Characters of an id. */
export const LONGEST_ID = 200;
/** Steps that a formula may take. */
export const FORMULA_STEPS = 10_000;
/** Steps that a script may take. */
export const SCRIPT_STEPS = 100_000;
/** Steps of a call; every other part takes one. */
export const CALL_STEPS = 10;
