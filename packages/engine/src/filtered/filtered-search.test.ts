import { describe, expect, it } from "vitest";
import { type PigState, pig } from "../../test/sample-games.js";
import type { BatchEvaluator } from "../contract/evaluator.js";
import { positionOf } from "../position/adapter.js";
import { FilteredSearch } from "./filtered-search.js";
import { FULL_WIDTH } from "./filters.js";

const START: PigState = [5, 5, 4, 0];
const game = pig(50);

/** Every position is worth the same; the second number is its index in the batch. */
function evaluator(more: Partial<BatchEvaluator> = {}): BatchEvaluator {
  return {
    components: ["value", "index"],
    put: () => {},
    judge: (count, into, at) => {
      for (let i = 0; i < count; i++) into.set([0.5, i], at + 2 * i);
    },
    value: (vectors, at) => vectors[at]!,
    ...more,
  };
}

const searchWith = (more?: Partial<BatchEvaluator>) =>
  new FilteredSearch(positionOf(game, START), evaluator(more), game.facts, FULL_WIDTH);

describe("FilteredSearch", () => {
  it("takes the first of equal moves, or the one that the evaluator prefers", () => {
    const preference: BatchEvaluator["preference"] = (vectors, at) => vectors[at + 1]!;
    const [value, first] = searchWith().expect(1);
    const [same, last] = searchWith({ preference }).expect(1);
    expect(last).toBeGreaterThan(first!);
    // The preference is no part of the value.
    expect(same).toBe(value);
    const search = searchWith({ preference });
    search.judgeMoves();
    expect(search.moveAt(1).own).toBe(0.5);
  });

  it("does not search positions that are final to the evaluator", () => {
    const horizonsAfter = (isFinal: boolean): number => {
      const search = searchWith({ isFinal: () => isFinal });
      search.judgeMoves();
      const before = search.horizons;
      search.deepen(0, 2);
      return search.horizons - before;
    };
    expect(horizonsAfter(false)).toBeGreaterThan(0);
    expect(horizonsAfter(true)).toBe(0);
  });
});
