import { describe, expect, it } from "vitest";
import { attribute, attributeSources } from "../../src/index.js";
import { readGolden } from "../fixtures/golden.js";
import { item, scene } from "../support/scene.js";

interface SumRow {
  kind: string;
  base: number;
  modifiers: { flat: number; percent: number }[];
  value: number;
  bits: string;
}

const rows = readGolden("attributes") as SumRow[];
const kinds = [...new Set(rows.map(({ kind }) => kind))];

/** The bits of a number in single precision; undefined where it is none. */
function bits(value: number): string | undefined {
  const view = new DataView(new ArrayBuffer(4));
  view.setFloat32(0, value);
  return view.getFloat32(0) === value ? view.getUint32(0).toString(16).padStart(8, "0") : undefined;
}

describe.each(kinds)("sums of base, flat and percent agree with the vectors to the last bit: %s", (kind) => {
  const ofKind = rows.filter((row) => row.kind === kind);

  it("on what the hero wears", () => {
    for (const row of ofKind) {
      const modifiers = row.modifiers.map((modifier) => ({ attribute: "damage" as const, ...modifier }));
      const { game, registries } = scene({
        define: { items: { "core:thing": { slot: "core:hand", modifiers } } },
        hero: { base: { damage: row.base }, equipment: { "core:hand": item("core:thing") } },
      });
      expect([row, bits(attribute(game, game.player, "damage", undefined, registries))]).toEqual([row, row.bits]);
    }
  });

  it("in the definition of an enemy", () => {
    for (const row of ofKind) {
      const modifiers = row.modifiers.map((modifier) => ({ attribute: "luck" as const, ...modifier }));
      const { game, registries } = scene({
        define: { creatures: { "core:dummy": { base: { luck: row.base }, modifiers } } },
        enemies: ["core:dummy"],
      });
      const [dummy] = game.enemies;
      if (dummy === undefined) throw new Error("no enemy");
      expect([row, bits(attribute(game, dummy, "luck", undefined, registries))]).toEqual([row, row.bits]);
    }
  });
});

describe("the sources of an attribute", () => {
  it("are told with the numbers that their authors wrote", () => {
    const { game, registries } = scene({
      define: {
        items: { "core:thing": { slot: "core:hand", modifiers: [{ attribute: "damage", flat: 0.1, percent: 0.7 }] } },
      },
      hero: { equipment: { "core:hand": item("core:thing") } },
    });
    const sources = attributeSources(game, game.player, "damage", registries);
    expect(sources).toContainEqual(
      expect.objectContaining({ by: { registry: "items", id: "core:thing" }, flat: 0.1, percent: 0.7 }),
    );
  });
});
