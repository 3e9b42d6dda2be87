/** A small mistake that somebody could make in the engine, and the tests that must notice it. */
export interface Mutation {
  /** The rule that it breaks, in a few words. */
  rule: string;
  /** Path within packages/engine/src. */
  file: string;
  /** Text that stands in the file exactly once. */
  from: string;
  /** What stands there instead. */
  to: string;
  /** Test files within packages/engine/test, without `.test.ts`, of which at least one test must fail. */
  tests: readonly string[];
}
