import { seededChance } from "@tyche/engine";
import type { Variant } from "../src/rules/board.js";

/**
 * Random boards of a variant, including ones that play does not lead to: each side's checkers are placed in small
 * stacks on points that the other does not hold, often only near home, sometimes on the bar, and some are borne off,
 * but at least one remains.
 *
 * @returns a source of boards, 26 numbers from player 0's view
 */
export function randomBoards(seed: string, variant: Variant): () => number[] {
  const chance = seededChance(seed);
  return () => {
    const points = new Array<number>(26).fill(0);
    for (const sign of [1, -1]) {
      // How far from home the checkers may be: a small reach gives races and bear-offs.
      const reach = chance.pick([6, 7, 8, 12, 24, 24, 25, 25]);
      const left = Math.max(chance.die(variant.checkers), chance.die(variant.checkers));
      for (let placed = 0; placed < left; ) {
        const free = Array.from({ length: reach }, (_, i) => (sign === 1 ? i + 1 : 24 - i)).filter(
          (i) => sign * points[i]! >= 0,
        );
        const point = free.length > 0 ? chance.pick(free) : sign === 1 ? 25 : 0;
        const stack = Math.min(chance.die(3), left - placed);
        points[point]! += sign * stack;
        placed += stack;
      }
    }
    return points;
  };
}
