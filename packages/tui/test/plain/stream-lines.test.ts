import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { streamLines } from "../../src/plain/stream-lines.js";

function streams(echo: boolean) {
  const input = new PassThrough();
  const output = new PassThrough();
  const io = streamLines(input, output, echo);
  return { input, io, written: () => String(output.read() ?? "") };
}

describe("lines in, lines out", () => {
  it("gives one line for each question, also of those that came at once", async () => {
    const { input, io } = streams(false);
    input.write("one\r\ntwo\nthr");
    input.end("ee");
    expect([await io.ask("> "), await io.ask("> "), await io.ask("> "), await io.ask("> ")]).toEqual([
      "one",
      "two",
      "three",
      undefined,
    ]);
  });

  it("shows what was typed where no terminal does", async () => {
    const { input, io, written } = streams(true);
    input.end("wait\n");
    await io.ask("> ");
    expect(written()).toBe("> wait\n");
  });

  it("ends a question that waits when it is closed, and plays nothing that came before", async () => {
    const waiting = streams(false);
    const answer = waiting.io.ask("> ");
    waiting.io.close();
    expect(await answer).toBeUndefined();
    const { input, io } = streams(false);
    input.write("one\ntwo\n");
    await io.ask("> ");
    io.close();
    expect(await io.ask("> ")).toBeUndefined();
  });

  it("lets signals be heard between lines that wait in a row", async () => {
    const { input, io } = streams(false);
    input.write("wait\n".repeat(2000));
    let asked = 0;
    const answered = await io.ask("> ");
    expect(answered).toBe("wait");
    setTimeout(io.close, 1);
    while ((await io.ask("> ")) !== undefined) asked += 1;
    expect(asked).toBeLessThan(1999);
  });
});
