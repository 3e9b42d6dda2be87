import { describe, expect, it } from "vitest";
import { abilitiesOf, isUsable } from "../../src/terminal/abilities.js";

describe("what a terminal can", () => {
  it.each([
    [{ TERM: "xterm-256color" }, 16],
    [{ TERM: "tmux-256color" }, 16],
    [{ TERM: "screen" }, 16],
    [{ TERM: "xterm-kitty", COLORTERM: "truecolor" }, 16],
    [{ TERM: "linux" }, 16],
    [{ TERM: "never-heard-of" }, 16],
    [{ TERM: "ansi" }, 8],
    [{ TERM: "vt100" }, 0],
    [{ TERM: "xterm-mono" }, 0],
    [{ TERM: "xterm-256color", COLORTERM: "truecolor", NO_COLOR: "1" }, 0],
    [{ TERM: "xterm-256color", NO_COLOR: "" }, 16],
  ])("%j has %i colours", (env, colors) => {
    expect(abilitiesOf(env).colors).toBe(colors);
  });

  it("keeps to the characters of the console's fonts there, and to ASCII on terminals that are older than Unicode", () => {
    expect(abilitiesOf({ TERM: "vt100" }).characters).toBe("ascii");
    expect(abilitiesOf({ TERM: "linux" }).characters).toBe("console");
    expect(abilitiesOf({ TERM: "xterm" }).characters).toBe("unicode");
  });

  it("is not usable when it is dumb or has no name", () => {
    expect(isUsable({ TERM: "dumb" }, "linux")).toBe(false);
    expect(isUsable({}, "linux")).toBe(false);
    expect(isUsable({}, "win32")).toBe(true);
    expect(isUsable({ TERM: "xterm" }, "linux")).toBe(true);
  });
});
