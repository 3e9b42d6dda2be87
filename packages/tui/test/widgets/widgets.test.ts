import { definitions } from "@rustkeep/data/schema";
import { describe, expect, it } from "vitest";
import { bar } from "../../src/widgets/bar.js";
import { cellText, WIDE_TAIL } from "../../src/widgets/cell-text.js";
import { frame } from "../../src/widgets/frame.js";
import { list } from "../../src/widgets/list.js";
import { clipRow, fitRow, line, right, rowText, rowWidth, span, spread } from "../../src/widgets/row.js";
import { wrap } from "../../src/widgets/wrap.js";

const texts = (rows: readonly Parameters<typeof rowText>[0][]) => rows.map(rowText);

describe("cell text", () => {
  it("leaves single-width text as it is", () => {
    const text = "Zähler ☠ · █░ → ½ Ж λ ╭╮";
    expect(cellText(text)).toBe(text);
  });

  it("leaves every symbol that a mod may use", () => {
    const { pattern = "" } = definitions.Glyph ?? {};
    const plane = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code));
    const symbols = plane.filter((char) => new RegExp(pattern, "u").test(char) && !/\p{Cn}/u.test(char));
    expect(symbols.length).toBeGreaterThan(1000);
    // A few become the letter or sign that they are made of.
    const shown = (char: string) => char.normalize("NFC").charAt(0);
    expect(symbols.filter((char) => cellText(char) !== shown(char))).toEqual([]);
  });

  it("composes letters, drops marks that stand alone, and shows the rest as a question mark", () => {
    expect(cellText("e\u0301")).toBe("é");
    expect(cellText("q\u0301")).toBe("q");
    expect(cellText("a\tb\nc")).toBe("a b c");
    expect(cellText("漢👾א\x1b")).toBe(`漢${WIDE_TAIL}👾??`);
    expect(cellText("한국")).toBe(`한${WIDE_TAIL}국${WIDE_TAIL}`);
    expect(cellText("👍🏽𝔸🇩🇪")).toBe("👍???");
    expect(cellText("\u202eabc\u200d")).toBe("abc");
  });
});

describe("rows", () => {
  it("are clipped with an ellipsis and filled up with spaces", () => {
    expect(rowText(clipRow([span("hello "), span("world")], 8))).toBe("hello w…");
    expect(rowText(fitRow(line("ab"), 4))).toBe("ab  ");
    expect(rowWidth(clipRow(line("abc"), 0))).toBe(0);
  });

  it("spread two ends and clip the left one where they meet", () => {
    expect(rowText(spread(line("left"), line("right"), 12))).toBe("left   right");
    expect(rowText(spread(line("a long left"), line("right"), 12))).toBe("a lon… right");
  });

  it("align figures on the right", () => {
    expect(right("7", 3).text).toBe("  7");
  });
});

describe("wrapping", () => {
  it("breaks at spaces, at line breaks, and words that are too long", () => {
    expect(texts(wrap("one two three\nfour", 8))).toEqual(["one two", "three", "four"]);
    expect(texts(wrap("abcdefghij k", 4))).toEqual(["abcd", "efgh", "ij k"]);
    expect(texts(wrap("", 4))).toEqual([""]);
  });
});

describe("frames", () => {
  it("put a title and a note on the border and never exceed their width", () => {
    const rows = frame([line("content that is long")], 16, 4, { title: line("Title"), note: line("n") });
    expect(texts(rows)).toEqual(["╭─ Title ── n ─╮", "│ content tha… │", "│              │", "╰──────────────╯"]);
    expect(texts(frame([], 10, 3, { title: line("a very long title") }))[0]).toHaveLength(10);
  });
});

describe("lists", () => {
  const items = Array.from({ length: 9 }, (_, index) => line(`item ${index}`));

  it("scroll so that the selection is in sight, and mark where there is more", () => {
    const shown = texts(list({ items, cursor: 5, active: true, width: 12, height: 3 }));
    expect(shown).toEqual(["  item 4   ↑", "› item 5    ", "  item 6   ↓"]);
  });

  it("mark the selection of a list that is not active differently", () => {
    expect(texts(list({ items, cursor: 0, active: false, width: 12, height: 1 }))).toEqual(["· item 0   ↓"]);
  });
});

describe("bars", () => {
  it.each([
    [0, "░░░░"],
    [1, "█░░░"],
    [50, "██░░"],
    [100, "████"],
    [500, "████"],
  ])("of %i in 100 are %s", (value, shown) => {
    expect(rowText(bar(value, 100, 4, "health"))).toBe(shown);
  });
});
