import type { Chance } from "@tyche/engine";

/**
 * How many ways chance has along one way through a rule, on which every draw gives the first of its values: their product. It says
 * whether all of chance can be listed before that is tried.
 */
export function drawsAhead(rule: (chance: Chance) => unknown): number {
  let ways = 1;
  const drawn = <T>(value: T, count: number): T => {
    ways *= count;
    return value;
  };
  rule({
    die: (sides) => drawn(1, sides),
    dice: (count, sides) => drawn(new Array<number>(count).fill(1), sides ** count),
    pick: (items) => drawn(items[0]!, items.length),
    weighted: (pairs) => drawn(pairs[0]![0], pairs.length),
    shuffle(cards) {
      for (let left = cards.length; left > 1; left--) ways *= left;
      return [...cards];
    },
  });
  return ways;
}
