import { SearchError } from "@tyche/engine";
import { cached } from "../kit/cached.js";
import {
  ACE,
  type BlackjackAction,
  type BlackjackState,
  CARDS,
  DEALER_STANDS,
  holesBelow,
  isNatural,
  isOver,
  MOST,
  payoffOf,
} from "./state.js";
import { texts } from "./texts.js";

/**
 * Basic strategy by a recursion over totals (R. Baldwin, W. Cantey, H. Maisel, J. McDermott, "The Optimum Strategy in
 * Blackjack", 1956). With an infinite deck every probability is a multiple of a power of 1/13, so all computations
 * use whole numbers.
 */

/**
 * Unit of values and probabilities. No round lasts for 40 cards, and below a dealer's ace or ten the hidden card has
 * 9 or 12 possible ranks, so nothing is ever rounded.
 */
const UNIT = 36n * 13n ** 40n;

/** The relevant properties of a hand: the sum with aces as 1, and whether there is an ace. */
interface Hand {
  readonly hard: number;
  readonly ace: boolean;
}

const NONE: Hand = { hard: 0, ace: false };

function handOf(cards: readonly number[]): Hand {
  return cards.reduce(plus, NONE);
}

function plus({ hard, ace }: Hand, card: number): Hand {
  return { hard: hard + card, ace: ace || card === ACE };
}

function totalOf({ hard, ace }: Hand): number {
  return ace && hard + 10 <= MOST ? hard + 10 : hard;
}

type Weighted = readonly (readonly [card: number, ranks: number])[];

/** Indexed by final total, MOST + 1 for a bust: the probability. */
type Ends = readonly bigint[];

const knownEnds = new Map<string, Ends>();

/** Distribution of the dealer's final total from a hand that must still draw. */
function endsAfter(hand: Hand): Ends {
  const total = totalOf(hand);
  return cached(knownEnds, `${hand.hard} ${hand.ace}`, () =>
    total < DEALER_STANDS
      ? meanEnds(hand, CARDS)
      : Array.from({ length: MOST + 2 }, (_, end) => (end === Math.min(total, MOST + 1) ? UNIT : 0n)),
  );
}

function meanEnds(hand: Hand, cards: Weighted): Ends {
  const after = cards.map(([card, ranks]) => ({ ranks: BigInt(ranks), ends: endsAfter(plus(hand, card)) }));
  return Array.from({ length: MOST + 2 }, (_, total) =>
    mean(after.map(({ ranks, ends }) => [ranks, ends[total]!])),
  );
}

function mean(weighted: readonly (readonly [weight: bigint, value: bigint])[]): bigint {
  const [weights, sum] = weighted.reduce(
    ([w, s], [weight, value]) => [w + weight, s + weight * value],
    [0n, 0n],
  );
  return sum / weights;
}

/** Expected value of a final player total. */
function standing(total: number, ends: Ends): bigint {
  return ends.reduce((sum, chance, end) => {
    if (end > MOST || total > end) return sum + chance;
    return total === end ? sum : sum - chance;
  }, 0n);
}

/** Decisions against a dealer who shows one card, has checked for a natural, and has none. */
class AgainstCard {
  private readonly ends: Ends;
  private readonly known = new Map<string, bigint>();

  constructor(shown: number) {
    this.ends = meanEnds(handOf([shown]), holesBelow(shown));
  }

  /** The value of each action. */
  actions(hand: Hand, mayDouble: boolean): Map<BlackjackAction, bigint> {
    const values = new Map<BlackjackAction, bigint>([
      ["hit", this.drawn(hand, (next) => this.best(next))],
      ["stand", this.stand(hand)],
    ]);
    if (mayDouble) values.set("double", 2n * this.drawn(hand, (next) => this.stand(next)));
    return values;
  }

  stand(hand: Hand): bigint {
    return standing(totalOf(hand), this.ends);
  }

  /** The best value of a hand of three or more cards. */
  private best(hand: Hand): bigint {
    if (totalOf(hand) === MOST) return this.stand(hand);
    return cached(this.known, `${hand.hard} ${hand.ace}`, () => most(this.actions(hand, false).values()));
  }

  private drawn(hand: Hand, worth: (next: Hand) => bigint): bigint {
    return mean(
      CARDS.map(([card, ranks]) => {
        const next = plus(hand, card);
        return [BigInt(ranks), next.hard > MOST ? -UNIT : worth(next)];
      }),
    );
  }
}

function most(values: Iterable<bigint>): bigint {
  return [...values].reduce((a, b) => (a > b ? a : b));
}

const knownCards = new Map<number, AgainstCard>();

function against(shown: number): AgainstCard {
  return cached(knownCards, shown, () => new AgainstCard(shown));
}

const NATURAL = (3n * UNIT) / 2n;

/**
 * The exact value of every action, best first, using only what the player sees: while there is a decision, the hidden card may be
 * any card that is possible after the dealer's check.
 *
 * @throws SearchError if the round is over
 */
export function actionValues(state: BlackjackState): Map<BlackjackAction, number> {
  if (isOver(state)) throw texts.error(SearchError, "blackjack-over", {});
  const { player, dealer, stake, done } = state;
  const [shown, below, ...more] = dealer as [number, number, ...number[]];
  if (!done) {
    const values = against(shown).actions(handOf(player), player.length === 2);
    const shares = [...values].map(([action, value]) => [action, shareOf(value, UNIT)] as const);
    return new Map(shares.sort(([, a], [, b]) => b - a));
  }
  if (isNatural(player)) return new Map([["deal", shareOf(NATURAL, UNIT)]]);
  const hand = handOf([shown, below, ...more]);
  const ends = below === 0 ? meanEnds(hand, holesBelow(shown)) : endsAfter(hand);
  return new Map([["deal", shareOf(BigInt(stake) * standing(player[0]!, ends), UNIT)]]);
}

/** Value of a round under basic strategy, in bets, as a fraction in lowest terms. */
export function roundValue(): {
  readonly numerator: bigint;
  readonly denominator: bigint;
  readonly value: number;
} {
  let sum = 0n;
  for (const [first, firstRanks] of CARDS) {
    for (const [second, secondRanks] of CARDS) {
      for (const [shown, shownRanks] of CARDS) {
        for (const [below, belowRanks] of CARDS) {
          const weight = BigInt(firstRanks * secondRanks * shownRanks * belowRanks);
          sum += weight * dealtValue([first, second], [shown, below]);
        }
      }
    }
  }
  const denominator = 13n ** 4n * UNIT;
  const divisor = greatestCommonDivisor(sum < 0n ? -sum : sum, denominator);
  const fraction = { numerator: sum / divisor, denominator: denominator / divisor };
  return { ...fraction, value: shareOf(fraction.numerator, fraction.denominator) };
}

/** Value of a round after the deal and the dealer's check, with the hidden card still unknown. */
function dealtValue(player: readonly number[], dealer: readonly number[]): bigint {
  if (isNatural(player) || isNatural(dealer)) {
    const state: BlackjackState = { player, dealer, stake: 1, done: true };
    return BigInt(2 * payoffOf(state)) * (UNIT / 2n);
  }
  return most(against(dealer[0]!).actions(handOf(player), true).values());
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}

/** Converts a fraction of absolute value below 2 to a double, exact but for the last digit. */
function shareOf(numerator: bigint, denominator: bigint): number {
  return Number((numerator << 60n) / denominator) / 2 ** 60;
}
