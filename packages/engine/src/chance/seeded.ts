import type { Chance } from "../contract/chance.js";
import { RulesError } from "../contract/errors.js";
import { checkCount, checkItems, checkWeights } from "./draws.js";
import { sfc32 } from "./sfc32.js";

/** Chance for play: a seeded generator (sfc32). The same seed gives the same draws on every machine. */
export function seededChance(seed: number | string): Chance {
  if (typeof seed !== "number" && typeof seed !== "string")
    throw new RulesError("rules-no-seed", {}, "seededChance needs a seed: a number or a text.");
  const next = sfc32(seed);

  /** A whole number in [0, count), each equally likely: draws beyond the last multiple of `count` are rejected. */
  const below = (count: number): number => {
    if (count > 0x1_0000_0000) return Math.floor(unit() * count);
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % count);
    let word = next();
    while (word >= limit) word = next();
    return word % count;
  };

  /** A double in [0, 1) with 53 random bits. */
  const unit = (): number => ((next() >>> 5) * 0x400_0000 + (next() >>> 6)) / 0x20_0000_0000_0000;

  return {
    die(sides) {
      checkCount("die", [sides]);
      return 1 + below(sides);
    },
    dice(count, sides) {
      checkCount("dice", [count, sides]);
      return Array.from({ length: count }, () => 1 + below(sides)).sort((a, b) => b - a);
    },
    pick(items) {
      checkItems("chance.pick", items);
      return items[below(items.length)]!;
    },
    weighted(pairs) {
      let rest = unit() * checkWeights(pairs);
      for (const [value, weight] of pairs) {
        rest -= weight;
        if (rest < 0) return value;
      }
      return pairs[pairs.length - 1]![0];
    },
    shuffle(cards) {
      const shuffled = [...cards];
      for (let i = shuffled.length - 1; i > 0; i--) {
        const j = below(i + 1);
        const card = shuffled[i]!;
        shuffled[i] = shuffled[j]!;
        shuffled[j] = card;
      }
      return shuffled;
    },
  };
}
