import { describe, expect, it } from "vitest";
import { linkTo, readLink } from "../src/play/link.js";

describe("a link", () => {
  it("carries a seed, a hero and a name, of the base game where no mod is named", () => {
    const { wish } = readLink("#seed=0x2a&hero=elf,frost:skald&name=Ada%20L");
    expect(wish).toEqual({ newRun: false, yes: false, seed: 42n, name: "Ada L", options: ["core:elf", "frost:skald"] });
  });

  it("asks for nothing where it holds nothing, or no seed that is one", () => {
    for (const fragment of ["", "#", "#seed=", "#seed=-1", "#seed=abc", "#seed=18446744073709551616", "#seed=1e3"]) {
      expect(readLink(fragment).wish).toMatchObject({ seed: undefined, options: [], name: "" });
    }
  });

  it("made from a run asks for that run", () => {
    const { wish } = readLink(
      linkTo({ seed: "0x00000000000000ff", options: ["core:elf", "frost:skald"], name: "Ä & B" }),
    );
    expect(wish).toMatchObject({ seed: 255n, options: ["core:elf", "frost:skald"], name: "Ä & B" });
  });

  it("can ask for lines, for a trial and for a recording", () => {
    expect(readLink("#plain&try")).toMatchObject({ plain: true, tryOut: true, watch: "" });
    expect(readLink("#watch=abc_-9")).toMatchObject({ plain: false, watch: "abc_-9" });
  });
});
