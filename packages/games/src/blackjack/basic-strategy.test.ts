import { decide } from "@tyche/engine";
import { solveGame } from "@tyche/engine/exact";
import { describe, expect, it } from "vitest";
import { IS_LONG } from "../../../../tests/cases.js";
import { actionValues, roundValue } from "./basic-strategy.js";
import { blackjack } from "./index.js";

const dealt = blackjack();
const later = blackjack({ hole: "later" });

/** Independent reference implementation in doubles: a hand is a hard total and whether it has an ace. */
const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10];

function best(hard: number, ace: boolean): number {
  return ace && hard <= 11 ? hard + 10 : hard;
}

/** Probability of each final dealer total: 17 to 21, or 22 for a bust; two-card totals exclude naturals. */
function dealerEnds(shown: number): number[] {
  const ends = new Array<number>(23).fill(0);
  const play = (hard: number, ace: boolean, p: number): void => {
    const total = best(hard, ace);
    if (total >= 17) ends[Math.min(total, 22)]! += p;
    else for (const rank of RANKS) play(hard + rank, ace || rank === 1, p / 13);
  };
  const holes = RANKS.filter((rank) => best(shown + rank, shown === 1 || rank === 1) !== 21);
  for (const rank of holes) play(shown + rank, shown === 1 || rank === 1, 1 / holes.length);
  return ends;
}

/** Reference values of hit, stand and double. */
function book(shown: number): (hard: number, ace: boolean) => Record<string, number> {
  const ends = dealerEnds(shown);
  const known = new Map<string, number>();
  const stand = (hard: number, ace: boolean): number => {
    const total = best(hard, ace);
    return ends.reduce((sum, p, end) => sum + p * (end > 21 || total > end ? 1 : total === end ? 0 : -1), 0);
  };
  const after = (hard: number, ace: boolean, then: (hard: number, ace: boolean) => number): number =>
    RANKS.reduce((sum, rank) => sum + (hard + rank > 21 ? -1 : then(hard + rank, ace || rank === 1)), 0) / 13;
  const onward = (hard: number, ace: boolean): number => {
    const key = `${hard} ${ace}`;
    const value =
      known.get(key) ??
      (best(hard, ace) === 21 ? stand(hard, ace) : Math.max(stand(hard, ace), after(hard, ace, onward)));
    known.set(key, value);
    return value;
  };
  return (hard, ace) => ({
    hit: after(hard, ace, onward),
    stand: stand(hard, ace),
    double: 2 * after(hard, ace, stand),
  });
}

const LETTERS = "?A23456789T";

/** All combinations of two player cards and the dealer's card: 55 hands against 10 cards, 10 of them naturals. */
const STARTS = RANKS.slice(0, 10).flatMap((first) =>
  RANKS.slice(first - 1, 10).flatMap((second) =>
    RANKS.slice(0, 10).map((shown) => ({ first, second, shown, isNatural: first === 1 && second === 10 })),
  ),
);

describe("basic strategy", () => {
  it("matches the reference in all 550 starting cases, value by value, and think follows it", async () => {
    const books = new Map(RANKS.slice(0, 10).map((shown) => [shown, book(shown)]));
    let compared = 0;
    for (const { first, second, shown, isNatural } of STARTS) {
      compared++;
      if (isNatural) continue;
      const values = books.get(shown)!(first + second, first === 1);
      const expected = Object.entries(values).sort(([, a], [, b]) => b - a);
      const text = `${LETTERS[first]}${LETTERS[second]} v ${LETTERS[shown]}`;
      for (const [game, position] of [
        [dealt, `${text}?`],
        [later, text],
      ] as const) {
        const { actions, solved, algorithm } = await decide(game, game.notation!.parsePosition(position));
        expect(actions.map(({ action }) => action)).toEqual(expected.map(([action]) => action));
        for (const { action, value, bound } of actions) {
          expect(value).toBeCloseTo(values[action]!, 13);
          expect(bound).toBe("exact");
        }
        expect([solved, algorithm]).toEqual([true, "basic-strategy"]);
      }
    }
    expect(compared).toBe(550);
  });

  it.each([
    ["A7 v A?", "hit", -0.092935],
    ["65 v A?", "hit", 0.143001],
    ["72 v 2?", "hit", 0.074446],
  ])("solves %s, which sampling got wrong: %s, %d", async (position, action, value) => {
    const decision = await decide(dealt, dealt.notation!.parsePosition(position));
    expect([decision.actions[0]!.action, decision.value!.toFixed(6)]).toEqual([action, value.toFixed(6)]);
  });

  it("computes the house edge, as does the reference", () => {
    const { value, numerator, denominator } = roundValue();
    let sum = 0;
    for (const shown of RANKS) {
      const byBook = book(shown);
      const natural = shown === 1 ? 4 / 13 : shown === 10 ? 1 / 13 : 0;
      for (const first of RANKS) {
        for (const second of RANKS) {
          const ace = first === 1 || second === 1;
          const own = best(first + second, ace) === 21;
          const played = own ? 1.5 : Math.max(...Object.values(byBook(first + second, ace)));
          sum += ((1 - natural) * played - (own ? 0 : natural)) / 13 ** 3;
        }
      }
    }
    expect(value).toBeCloseTo(sum, 13);
    expect(value.toFixed(12)).toBe("-0.010867422745");
    expect(Number(numerator) / Number(denominator)).toBeCloseTo(value, 14);
  });

  it("computes the values of the dealer's remaining turns after the player is done", () => {
    const turnValue = (text: string) => actionValues(dealt.notation!.parsePosition(text)).get("deal")!;
    for (const text of ["=20 v T6 done", "=15 v A6 doubled done", "=16 v 45 done", "=18 v 22A done"]) {
      const from = later.notation!.parsePosition(text);
      if (later.turn(from) < 0) continue;
      const { low, high } = solveGame(later, { from }).value;
      expect(turnValue(text)).toBeCloseTo((low + high) / 2, 12);
    }
    expect(() => turnValue("=16 v T7 done")).toThrow("The round is over");
  });

  if (IS_LONG) {
    it("matches the engine's solution of the rules, over all deals", () => {
      const { value } = solveGame(later, { enumeration: { limit: 20_000 } });
      expect(roundValue().value).toBeCloseTo((value.low + value.high) / 2, 11);
    });
  }
});
