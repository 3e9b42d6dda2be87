import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";

/** Puts a question to whoever types; "" where nobody does. */
export function askIn(input: Readable, output: Writable): (question: string) => Promise<string> {
  return (question) =>
    new Promise((resolve) => {
      const lines = createInterface({ input, output });
      lines.once("close", () => resolve(""));
      lines.question(question, (answer) => {
        resolve(answer);
        lines.close();
      });
    });
}
