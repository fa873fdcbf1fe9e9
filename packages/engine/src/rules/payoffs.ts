import { type Problem, quoted } from "../contract/errors.js";
import type { Facts } from "../contract/facts.js";
import { constantSum } from "../contract/sides.js";

/** The rounding error allowed in sums of doubles, as a share of their size. */
const ROUNDING = 1e-9;

/** What is wrong with the payoffs at the end of a game, as a clause; undefined if nothing is. */
export function problemOfPayoffs(facts: Facts, payoffs: unknown): Problem | undefined {
  const {
    players,
    bounds: [low, high],
  } = facts;
  if (!Array.isArray(payoffs)) {
    const given = quoted(payoffs);
    return {
      id: "payoff-list",
      values: { given },
      message: `payoff returns ${given}, not a list of one number a player`,
    };
  }
  if (payoffs.length !== players)
    return {
      id: "payoff-count",
      values: { payoffs: payoffs.length, players },
      message: `payoff returns ${payoffs.length} ${payoffs.length === 1 ? "number" : "numbers"} for ${players} ${players === 1 ? "player" : "players"}`,
    };
  for (const value of payoffs as unknown[]) {
    if (typeof value !== "number" || Number.isNaN(value)) {
      const given = quoted(value);
      return {
        id: "payoff-number",
        values: { given },
        message: `payoff returns ${given}, which is not a number`,
      };
    }
    if (!(value >= low && value <= high))
      return {
        id: "payoff-outside",
        values: { payoff: value, low, high },
        message: `the payoff ${value} is outside facts.bounds [${low}, ${high}]`,
      };
    if (!Number.isFinite(value))
      return {
        id: "payoff-not-finite",
        values: { payoff: String(value) },
        message: `payoff returns ${value}, which is not a finite number`,
      };
  }
  const numbers = payoffs as number[];
  const written = numbers.join(", ");
  if (facts.cooperative && numbers.some((value) => value !== numbers[0]))
    return {
      id: "payoff-not-shared",
      values: { payoffs: numbers },
      message: `facts.cooperative is true, but the payoffs ${written} differ`,
    };
  const sum = numbers.reduce((total, value) => total + value, 0);
  const wanted = constantSum(facts);
  if (facts.zeroSum && !facts.cooperative && players === 2 && !isAbout(sum, wanted)) {
    const found = `facts.zeroSum is true, but the payoffs ${written} add up to ${sum}`;
    if (facts.sum !== undefined)
      return {
        id: "payoff-sum",
        values: { payoffs: numbers, sum, wanted },
        message: `${found}, and facts.sum is ${wanted}`,
      };
    if (!Number.isFinite(low + high))
      return {
        id: "payoff-sum-infinite",
        values: { payoffs: numbers, sum },
        message: `${found}, and with infinite facts.bounds to 0 unless facts.sum says otherwise: give facts.sum`,
      };
    return {
      id: "payoff-sum-bounds",
      values: { payoffs: numbers, sum, wanted },
      message: `${found}, and facts.bounds to ${wanted}: give facts.sum, or bounds that are as far from the middle`,
    };
  }
  if (facts.sum !== undefined && sum > facts.sum && !isAbout(sum, facts.sum))
    return {
      id: "payoff-sum-large",
      values: { sum, most: facts.sum },
      message: `the payoffs add up to ${sum}, more than facts.sum, which is ${facts.sum}`,
    };
  return undefined;
}

function isAbout(one: number, other: number): boolean {
  return Math.abs(one - other) <= ROUNDING * Math.max(1, Math.abs(other));
}
