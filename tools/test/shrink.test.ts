import fc from "fast-check";
import { expect, it } from "vitest";
import { shrink } from "../common/shrink.js";

it("what is left still fails, and no element of it can be spared", () => {
  const lists = fc.array(fc.nat({ max: 6 }), { minLength: 1, maxLength: 40 });
  const wanted = fc.array(fc.nat({ max: 6 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(lists, wanted, (list, subset) => {
      const fails = (some: readonly number[]) => subset.every((value) => some.includes(value));
      fc.pre(fails(list));
      const left = shrink(list, fails);
      expect(fails(left)).toBe(true);
      expect(left).toHaveLength(new Set(subset).size);
    }),
    { seed: 4711 },
  );
});
