import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { setImmediate as anyNews } from "node:timers/promises";
import { cleanText } from "@rustkeep/presentation";
import type { LineIo } from "./line-io.js";

/**
 * Lines over two streams. `echo` writes what was read behind its prompt, so that what comes out of a pipe reads like a
 * conversation; a terminal shows it by itself.
 */
export function streamLines(input: Readable, output: Writable, echo: boolean): LineIo {
  const reader = createInterface({ input, terminal: false, crlfDelay: Number.POSITIVE_INFINITY });
  const lines = reader[Symbol.asyncIterator]();
  let closed = false;
  return {
    ask: async (prompt) => {
      output.write(cleanText(prompt));
      const next = await lines.next();
      // Lines that wait in a row would otherwise keep signals, and the news that nobody reads on, from being heard.
      await anyNews();
      // Lines that had already come when the input was closed are no longer played.
      if (closed || next.done === true) {
        output.write("\n");
        return undefined;
      }
      if (echo) output.write(`${cleanText(next.value)}\n`);
      return next.value;
    },
    tell: (line) => {
      output.write(`${cleanText(line)}\n`);
    },
    close: () => {
      closed = true;
      reader.close();
    },
  };
}
