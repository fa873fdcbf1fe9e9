import type { Facts } from "../contract/facts.js";
import { constantSum } from "../contract/sides.js";

/** What sums of doubles may be off by, as a share of their size. */
const ROUNDING = 1e-9;

/** What is wrong with the payoffs at the end of a game, as the end of a sentence; undefined where nothing is. */
export function problemOfPayoffs(facts: Facts, payoffs: unknown): string | undefined {
  const {
    players,
    bounds: [low, high],
  } = facts;
  if (!Array.isArray(payoffs)) return `payoff gives ${String(payoffs)}, not a list of one number a player`;
  if (payoffs.length !== players)
    return `payoff gives ${payoffs.length} ${payoffs.length === 1 ? "number" : "numbers"} for ${players} ${players === 1 ? "player" : "players"}`;
  for (const value of payoffs as unknown[]) {
    if (typeof value !== "number" || Number.isNaN(value))
      return `payoff gives ${String(value)}, which is no number`;
    if (!(value >= low && value <= high)) return `the payoff ${value} is outside of facts.bounds`;
    if (!Number.isFinite(value)) return `payoff gives ${value}, which is no finite number`;
  }
  const numbers = payoffs as number[];
  if (facts.cooperative && numbers.some((value) => value !== numbers[0]))
    return `facts.cooperative is true, but the payoffs ${numbers.join(", ")} differ`;
  const sum = numbers.reduce((total, value) => total + value, 0);
  const wanted = constantSum(facts);
  if (facts.zeroSum && !facts.cooperative && players === 2 && !isAbout(sum, wanted)) {
    if (facts.sum === undefined && !Number.isFinite(low + high))
      return `facts.zeroSum is true, but the payoffs ${numbers.join(", ")} add up to ${sum}, and with infinite facts.bounds to 0 unless facts.sum says otherwise: give facts.sum`;
    return facts.sum === undefined
      ? `facts.zeroSum is true, but the payoffs ${numbers.join(", ")} add up to ${sum}, and facts.bounds to ${wanted}: give facts.sum, or bounds that are as far from the middle`
      : `facts.zeroSum is true, but the payoffs ${numbers.join(", ")} add up to ${sum}, and facts.sum is ${wanted}`;
  }
  if (facts.sum !== undefined && sum > facts.sum && !isAbout(sum, facts.sum))
    return `the payoffs add up to ${sum}, more than facts.sum`;
  return undefined;
}

function isAbout(one: number, other: number): boolean {
  return Math.abs(one - other) <= ROUNDING * Math.max(1, Math.abs(other));
}
