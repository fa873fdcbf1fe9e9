import type { Chance } from "@tyche/engine";

/**
 * The number of combinations of draws along one path through a rule, on which every draw returns its first value: the
 * product of the numbers of values. Estimates whether all outcomes can be listed, before trying.
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
