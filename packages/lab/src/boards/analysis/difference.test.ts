import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { differenceOf, flipPoint, type Happening, nearestFlip, type Pair, pairsOf } from "./difference.js";

const sixth = (values: readonly number[]): readonly Happening[] =>
  values.map((value, face) => ({ name: String(face + 1), probability: 1 / 6, value }));

describe("two actions side by side", () => {
  it("are paired by outcome in any order; an action without chance is paired with every outcome", () => {
    const one = sixth([0, 1, 2, 3, 4, 5]);
    const other = sixth([1, 1, 1, 1, 1, 1]).toReversed();
    expect(differenceOf(pairsOf(one, other)!)).toBeCloseTo(1.5, 12);
    expect(pairsOf(one, 2)).toEqual(one.map(({ value, ...rest }) => ({ ...rest, one: value, other: 2 })));
    expect(differenceOf(pairsOf(2, one)!)).toBeCloseTo(-0.5, 12);
  });

  it("are not paired if chance has different outcomes after them", () => {
    const one = sixth([0, 1, 2, 3, 4, 5]);
    expect(pairsOf(1, 2)).toBeUndefined();
    expect(pairsOf(one, one.slice(1))).toBeUndefined();
    expect(
      pairsOf(
        one,
        one.map((each) => ({ ...each, name: `${each.name}!` })),
      ),
    ).toBeUndefined();
    expect(
      pairsOf(
        one,
        one.map((each, at) => ({ ...each, probability: (at + 1) / 21 })),
      ),
    ).toBeUndefined();
    expect(
      pairsOf(
        one,
        one.map((each) => ({ ...each, name: "1" })),
      ),
    ).toBeUndefined();
  });

  it("Pig: a turn total of 20 is held because a 1 costs too much; a probability of one in seven would change that", () => {
    // A roll at turn total t gains 2 to 6 or loses t. The faces other than 1 gain 4 on average, so rolling pays if p t
    // < 4 (1 - p).
    const total = 24;
    const pairs = pairsOf(
      sixth([0, 2, 3, 4, 5, 6].map((points, face) => (face === 0 ? 0 : total + points))),
      total,
    )!;
    expect(differenceOf(pairs)).toBeLessThan(0);
    expect(nearestFlip(pairs)).toMatchObject({ pair: { name: "1" } });
    expect(flipPoint(pairs, pairs[0]!)).toBeCloseTo(4 / (total + 4), 12);
  });

  it("have equal values at the flip point, with the other probabilities in proportion", () => {
    const pair = fc.record({
      weight: fc.integer({ min: 1, max: 9 }),
      one: fc.integer(),
      other: fc.integer(),
    });
    fc.assert(
      fc.property(fc.array(pair, { minLength: 2, maxLength: 8 }), (drawn) => {
        const sum = drawn.reduce((total, { weight }) => total + weight, 0);
        const pairs = drawn.map(
          ({ weight, one, other }, at): Pair => ({
            name: String(at),
            probability: weight / sum,
            one: one / 2 ** 31,
            other: other / 2 ** 31,
          }),
        );
        for (const each of pairs) {
          const flip = flipPoint(pairs, each);
          if (flip === undefined) continue;
          const moved = pairs.map((other) => ({
            ...other,
            probability: other === each ? flip : (other.probability * (1 - flip)) / (1 - each.probability),
          }));
          expect(differenceOf(moved)).toBeCloseTo(0, 6);
        }
      }),
    );
  });
});
