import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keyDecoder, type RawKey } from "../../src/terminal/decode-keys.js";

/** The keys in some input after which nothing more comes. */
function keysIn(...parts: readonly string[]): RawKey[] {
  const decoder = keyDecoder();
  return [...parts.flatMap((part) => decoder.take(part)), ...decoder.finish()];
}

const names = (...parts: readonly string[]) => keysIn(...parts).map(({ key }) => key);

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
      const decoder = keyDecoder();
      expect(decoder.take(sequence.slice(0, cut))).toEqual([]);
      expect(decoder.pending()).toBe(cut < 3 ? "escape" : "sequence");
      expect(decoder.take(sequence.slice(cut)).map(({ key }) => key)).toEqual(["shift+up"]);
      expect(decoder.pending()).toBe("nothing");
    }
  });

  it.each([
    ["\x1b", "escape"],
    ["\x1b[", "alt+["],
    ["\x1bO", "alt+O"],
    ["\x1b]", "alt+]"],
    ["\x1bP", "alt+P"],
  ])("takes %j for a key once nothing more can be on its way", (input, key) => {
    expect(names(input)).toEqual([key]);
  });

  it.each([
    "\x1b[99~",
    "\x1b[?1;2c",
    "\x1b[>41;354;0c",
    "\x1b[I",
    "\x1b[O",
    "\x1b[0n",
    "\x1b[24;80R",
    "\x1b[8;24;80t",
    "\x1b[?2004;1$y",
    "\x1b]11;rgb:3030/3434/4646\x1b\\",
    "\x1b]11;rgb:3030/3434/4646\x07",
    "\x1bP>|XTerm(370)\x1b\\",
    "\x1bP1+r544e=787465726d\x1b\\",
    "\x1b_Gi=31;OK\x1b\\",
    "\x1b^message\x1b\\",
    "\x1bXstring\x1b\\",
    "\x9d11;rgb:0/0/0\x9c",
    "\x9b?1;2c",
    "\x1b[M H,",
    "\x1b[M\x20\x1b[",
    "\x1b[<0;10;20M",
    "\x1b[<0;10;20m",
    "\x1b[32;10;20M",
    "\x1b[97;1:3u",
    "\x1b[1;1:3A",
    "\x1b[5;1:3~",
    "\x1b[57441;2u",
    `\x1b[${"1;".repeat(50)}m`,
    "\x1b[200~jjjj\n:q!\n\x1b[A\x1b[201~".replace("jjjj", ""),
  ])("hears no key in %j, and the next one after it", (input) => {
    expect(names(`${input}x`).filter((key) => key !== "paste")).toEqual(["x"]);
  });

  it.each([
    ["\x1b[27u", "escape"],
    ["\x1b[27;1:1u", "escape"],
    ["\x1b[99;5u", "ctrl+c"],
    ["\x1b[27;5;99~", "ctrl+c"],
    ["\x1b[27;2;65~", "A"],
    ["\x1b[97u", "a"],
    ["\x1b[97;2u", "A"],
    ["\x1b[97:65;2u", "A"],
    ["\x1b[49:33;2u", "!"],
    ["\x1b[97;65u", "a"],
    ["\x1b[120;3u", "alt+x"],
    ["\x1b[13u", "enter"],
    ["\x1b[9;2u", "shift+tab"],
    ["\x1b[32u", "space"],
    ["\x1b[57400u", "1"],
    ["\x1b[1;1:2A", "up"],
    ["\x1b[1;65A", "up"],
  ])("understands %j of newer protocols as %s", (input, key) => {
    expect(names(input)).toEqual([key]);
  });

  it("gives a paste as one text: its first line, without anything that drives a terminal", () => {
    expect(keysIn("\x1b[200~\nAda\x1b[31m \x07Lovelace\r\nand more\x1b[201~x")).toEqual([
      { key: "paste", text: "Ada[31m Lovelace" },
      { key: "x", text: "x" },
    ]);
    expect(keysIn("\x1b[200~", "\x1b[20", "1~", "x").map(({ key }) => key)).toEqual(["x"]);
    expect(keysIn(`\x1b[200~${"a".repeat(5000)}\x1b[201~`)[0]?.text).toHaveLength(1000);
  });

  it("hears Ctrl-C in the middle of anything but a paste", () => {
    for (const begun of ["\x1b[1;", "\x1bO", "\x1b]11;rgb", "\x1bP>|"])
      expect(names(`${begun}\x03`)).toEqual(["ctrl+c"]);
    expect(names("\x1b[200~a\x03b\x1b[201~")).toEqual(["paste"]);
  });

  it("types only what can be printed", () => {
    const typed = (input: string) => keysIn(input).map(({ text }) => text);
    expect(typed("ab ")).toEqual(["a", "b", " "]);
    expect(typed("\x01\x7f\x84\x1b[A")).toEqual(["", "", ""]);
    expect(typed("\x1bOq")).toEqual(["1"]);
  });

  it("hears the same however input is cut, and throws on nothing", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "\x1b",
        "\x1b[",
        "\x1bO",
        "\x1b]",
        "\x1bP",
        "\x1b\\",
        "\x07",
        "\x9b",
        "\x1b[M",
        "\x1b[200~",
        "\x1b[201~",
      ),
      fc.constantFrom("1;5", "27;5;99~", "99;5u", "A", "~", "R", "$", "\x03", "\r", "j", "ü", "日"),
      fc.string({ unit: "binary", maxLength: 3 }),
    );
    const property = fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const whole = pieces.join("");
      const known = /^(?:(?:ctrl|alt|shift)\+)*(?:.|[a-z]+\d*)$/su;
      const keys = keysIn(whole);
      for (const { key, text } of keys) {
        expect(key).toMatch(known);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not be there
        expect(text).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/);
      }
      expect(keysIn(...whole)).toEqual(keys);
    });
    fc.assert(property, { numRuns: 2000 });
  });

  it("takes a million characters in a second", () => {
    const noise = "\x1b]11;rgb:3030/3434\x1b[M abc\x1b[1;2A日本jkl\x1b[200~paste\n\x1b[201~".repeat(20_000);
    const decoder = keyDecoder();
    const begun = performance.now();
    for (let at = 0; at < noise.length; at += 4096) decoder.take(noise.slice(at, at + 4096));
    expect(noise.length).toBeGreaterThan(1_000_000);
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});
