import { describe, expect, it } from "vitest";
import { decodeKeys } from "../../src/terminal/decode-keys.js";

const names = (input: string, final = true) => decodeKeys(input, final).keys.map(({ key }) => key);

describe("decoding keys", () => {
  it.each([
    ["a", "a"],
    ["A", "A"],
    ["é", "é"],
    [" ", "space"],
    ["\r", "enter"],
    ["\n", "enter"],
    ["\t", "tab"],
    ["\x7f", "backspace"],
    ["\b", "backspace"],
    ["\x03", "ctrl+c"],
    ["\x1a", "ctrl+z"],
    ["\x1b[A", "up"],
    ["\x1bOB", "down"],
    ["\x1b[1;2C", "shift+right"],
    ["\x1b[d", "shift+left"],
    ["\x1b[1;5D", "ctrl+left"],
    ["\x1b[Z", "shift+tab"],
    ["\x1b[H", "home"],
    ["\x1b[1~", "home"],
    ["\x1b[7~", "home"],
    ["\x1bOF", "end"],
    ["\x1b[5~", "pageup"],
    ["\x1b[6~", "pagedown"],
    ["\x1b[3~", "delete"],
    ["\x1bOP", "f1"],
    ["\x1b[[A", "f1"],
    ["\x1b[11~", "f1"],
    ["\x1b[24~", "f12"],
    ["\x1b[24;2~", "shift+f12"],
    ["\x1b[24$", "shift+f12"],
    ["\x1bOs", "3"],
    ["\x1bOM", "enter"],
    ["\x1bOk", "+"],
    ["\x1b[E", "5"],
    ["\x1bx", "alt+x"],
    ["\x1b", "escape"],
  ])("%j is %s", (input, key) => {
    expect(names(input)).toEqual([key]);
  });

  it("keeps the order of what came in one go", () => {
    expect(names("h\x1b[Aj\x1b\x1b[Bq")).toEqual(["h", "up", "j", "escape", "down", "q"]);
  });

  it("waits for the rest of a split sequence, however it is split", () => {
    const sequence = "\x1b[1;2A";
    for (let cut = 1; cut < sequence.length; cut += 1) {
      const first = decodeKeys(sequence.slice(0, cut), false);
      expect(first).toEqual({ keys: [], rest: sequence.slice(0, cut) });
      expect(names(first.rest + sequence.slice(cut))).toEqual(["shift+up"]);
    }
  });

  it("takes a lone ESC for Escape once nothing more can be on its way", () => {
    expect(decodeKeys("\x1b", false)).toEqual({ keys: [], rest: "\x1b" });
    expect(names("\x1b", true)).toEqual(["escape"]);
  });

  it("swallows sequences that are no known key", () => {
    expect(names("\x1b[99~\x1b[?1;2cx\x1b[I")).toEqual(["x"]);
  });

  it("does not wait for ever for a sequence that never ends", () => {
    const noise = `\x1b[${"1;".repeat(50)}`;
    expect(decodeKeys(noise, false).rest).toBe("");
  });

  it("types only what can be printed", () => {
    const typed = (input: string) => decodeKeys(input, true).keys.map(({ text }) => text);
    expect(typed("ab ")).toEqual(["a", "b", " "]);
    expect(typed("\x01\x7f\x9b\x1b[A")).toEqual(["", "", "", ""]);
    expect(typed("\x1bOq")).toEqual(["1"]);
  });
});
