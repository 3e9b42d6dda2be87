/**
 * A value that the rules of this package say is there, although its type cannot say so.
 * @param what names the value in the error
 * @throws Error where it is missing all the same, which is a fault of the program, never of a file
 */
export function certain<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`${what} is missing`);
  return value;
}
