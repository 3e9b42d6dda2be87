import { describe, expect, it, vi } from "vitest";
import type { Abilities } from "../../src/terminal/abilities.js";
import { openTerminal } from "../../src/terminal/open-terminal.js";
import { type Block, line, span } from "../../src/widgets/row.js";
import { virtualTerminal } from "../fixtures/virtual-terminal.js";

const FULL: Abilities = { colors: 16, characters: "unicode" };

function opened(width = 80, height = 24) {
  const virtual = virtualTerminal(width, height);
  const events = { onKeys: vi.fn(), onResize: vi.fn(), onHangUp: vi.fn() };
  const terminal = openTerminal(virtual.streams, events);
  const draw = (block: Block, abilities: Abilities = FULL, cursor?: { x: number; y: number }) =>
    terminal.draw({ layers: [{ block, x: 0, y: 0 }], cursor, abilities });
  return { virtual, events, terminal, draw };
}

describe("the terminal", () => {
  it("shows rows in their colours", async () => {
    const { virtual, draw } = opened();
    draw([[span("plain "), span("bad", "bad"), span(" mine", "text", "magenta")], line("second")]);
    expect((await virtual.text()).trimEnd()).toBe("plain bad mine\nsecond");
    expect(await virtual.cell(6, 0)).toMatchObject({ char: "b", color: 1 });
    expect(await virtual.cell(11, 0)).toMatchObject({ char: "i", color: 5 });
  });

  it("writes only what changed", () => {
    const { virtual, draw } = opened();
    const floor = Array.from({ length: 24 }, () => line("·".repeat(80), "floor"));
    const at = (x: number): Block =>
      floor.map((row, y) =>
        y === 10 ? [span("·".repeat(x), "floor"), span("@", "hero"), span("·".repeat(79 - x), "floor")] : row,
      );
    draw(at(40));
    const before = virtual.written().length;
    draw(at(41));
    const step = virtual.written().slice(before);
    expect(step.length).toBeGreaterThan(0);
    expect(Buffer.byteLength(step)).toBeLessThan(40);
    draw(at(41));
    expect(virtual.written().length).toBe(before + step.length);
  });

  it("shows the same after many small changes as after a fresh drawing", async () => {
    const { virtual, draw, terminal } = opened(30, 5);
    let seed = 7;
    const random = (n: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed % n;
    };
    const roles = ["text", "bad", "accent", "cursor"] as const;
    let block: Block = [];
    for (let round = 0; round < 200; round += 1) {
      block = Array.from({ length: 5 }, () =>
        Array.from({ length: 10 }, () => span("ab █░"[random(5)]?.repeat(random(5)) ?? "", roles[random(4)] ?? "text")),
      );
      draw(block);
    }
    const grown = await virtual.text();
    terminal.forget();
    draw(block);
    expect(await virtual.text()).toBe(grown);
  });

  it("lets no control sequence through, from whatever text", async () => {
    const { virtual, draw } = opened();
    draw([]);
    const before = virtual.written().length;
    const nasty = "\x1b[31mred\x1b]0;title\x07\x9b5m\x00\x85\u202eevil";
    draw([line(nasty), [{ text: nasty, role: "text" }]]);
    const output = virtual.written().slice(before);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    expect(output.replace(/\x1b\[[\d;]*[Hm]|\x1b\[\?25[hl]/g, "")).not.toMatch(/[\x00-\x1f\x7f-\x9f\u202e]/);
    expect(await virtual.text()).toContain("red");
    expect((await virtual.cell(5, 0)).color).toBe(-1);
  });

  it("keeps columns where text is wide, combining or written from right to left", async () => {
    const { virtual, draw } = opened();
    for (const text of ["漢字", "e\u0301te\u0301", "עברית", "👾👾", "ﬁ\u200dx", "ｗｉｄｅ"]) {
      draw([[span(text), span("|")]]);
      const [first = ""] = (await virtual.text()).split("\n");
      expect(first.trimEnd().endsWith("|")).toBe(true);
      expect((await virtual.cell(span(text).text.length, 0)).char).toBe("|");
    }
  });

  it("does without colours, keeping what is bold or reversed", async () => {
    const { virtual, draw } = opened();
    draw([[span("bad", "bad"), span("here", "cursor"), span("mine", "text", "red")]], {
      colors: 0,
      characters: "unicode",
    });
    expect(await virtual.cell(0, 0)).toMatchObject({ color: -1 });
    expect(await virtual.cell(3, 0)).toMatchObject({ color: -1, reverse: true });
    expect(virtual.written()).not.toMatch(/\[0;[\d;]*3\dm/);
  });

  it("keeps to ASCII when asked", async () => {
    const { virtual, draw } = opened();
    draw([line("╭─ Tür ·█░ ☠ → 5−3 × … ß ╮"), line("漢")], { colors: 16, characters: "ascii" });
    const shown = (await virtual.text()).trimEnd();
    expect(shown).toMatch(/^[ -~\n]*$/);
    expect(shown).toContain("+- Tur .#. % > 5-3 x ~ s +");
  });

  it("draws full blocks as coloured spaces where that is asked", async () => {
    const { virtual, draw } = opened();
    draw([[span("█", "health"), span("░", "bar_empty")]], { ...FULL, solidBlocks: true });
    expect((await virtual.text()).trimEnd()).toBe(" ░");
    expect(await virtual.cell(0, 0)).toMatchObject({ color: 2, reverse: true });
  });

  it("redraws in full after a resize", async () => {
    const { virtual, draw, events } = opened();
    draw([line("hello")]);
    virtual.resize(100, 30);
    expect(events.onResize).toHaveBeenCalledOnce();
    draw([line("hello again")]);
    expect((await virtual.text()).split("\n")[0]).toBe("hello again");
  });

  it("uses the other screen buffer and gives everything back on closing, once", async () => {
    const { virtual, draw, terminal } = opened();
    draw([line("x")], FULL, { x: 1, y: 0 });
    expect(await virtual.isAlternate()).toBe(true);
    terminal.close();
    terminal.close();
    expect(await virtual.isAlternate()).toBe(false);
    expect(virtual.written().startsWith("\x1b[?1049h\x1b[>4;0m\x1b[=0u\x1b[?2004h")).toBe(true);
    expect(virtual.written().endsWith("\x1b[?25h\x1b[?2004l\x1b[?1049l")).toBe(true);
    expect(virtual.rawModes).toEqual([true, false]);
  });

  it("comes back from the shell with the whole picture", async () => {
    const { virtual, draw, terminal } = opened();
    draw([line("picture")]);
    terminal.suspend();
    expect(await virtual.isAlternate()).toBe(false);
    terminal.resume();
    draw([line("picture")]);
    expect(await virtual.isAlternate()).toBe(true);
    expect(await virtual.text()).toContain("picture");
    expect(virtual.rawModes).toEqual([true, false, true]);
  });

  it("takes the terminal over anew after it was stopped without being asked", async () => {
    const { virtual, draw, terminal } = opened();
    draw([line("picture")]);
    virtual.streams.output.write("\x1b[?1049l$ fg");
    terminal.resume();
    draw([line("picture")]);
    expect(await virtual.isAlternate()).toBe(true);
    expect((await virtual.text()).trimEnd()).toBe("picture");
    expect(virtual.rawModes).toEqual([true, false, true]);
  });

  it("shows the cursor where it is wanted and hides it again", () => {
    const { virtual, draw } = opened();
    draw([line("name")], FULL, { x: 4, y: 0 });
    expect(virtual.written().endsWith("\x1b[1;5H\x1b[?25h")).toBe(true);
    draw([line("name")]);
    expect(virtual.written().endsWith("\x1b[?25l")).toBe(true);
  });
});
