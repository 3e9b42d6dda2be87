/** Thrown where a command is called in a way that makes no sense; the message says how it would. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UsageError";
  }
}
