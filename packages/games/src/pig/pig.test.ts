import { type Chance, NotationError, OVER, outcomesOf, seededChance } from "@tyche/engine";
import { checkGame } from "@tyche/engine/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases, IS_LONG } from "../../../../tests/cases.js";
import { type PigAction, type PigOptions, type PigState, pig } from "./index.js";
import { fromMover, variantOf } from "./state.js";

type Policy = (own: number, other: number, turnTotal: number) => PigAction;

/** A chance source that always rolls `face`; with one die or the coin nothing else is drawn. */
const told = { face: 0 };
const toldChance: Chance = { ...seededChance(0), die: () => told.face };

/** Win probabilities of the mover by own score, other score and turn total; unreachable totals stay 0. */
interface Solution {
  at(own: number, other: number, turnTotal: number): number;
  best(own: number, other: number, turnTotal: number): PigAction;
}

/**
 * Solves Pig with one die or the coin by value iteration over the positions from the mover's side, with results of
 * actions taken from the rules, until the values converge.
 */
function solve(options: PigOptions, policy?: Policy): Solution {
  const game = pig(options);
  const { target, most } = variantOf(options);
  const faces = options.dice === "coin" ? 2 : 6;
  const edge = target + most;
  const index = (own: number, other: number, total: number): number => (own * target + other) * edge + total;
  const values = new Float64Array(target * target * edge);
  /** Indexed by action: the successor index for each face, or ~index if the other player moves next. */
  const plans: {
    sum: number;
    at: number;
    action: PigAction;
    to: Int32Array;
    share: number;
    won: number;
  }[][] = [];
  for (let sum = 2 * target - 2; sum >= 0; sum--) {
    for (let own = Math.min(sum, target - 1); own >= Math.max(0, sum - target + 1); own--) {
      for (let total = target - own + most - 1; total >= 0; total--) {
        const state = fromMover(0, own, sum - own, total);
        const allowed = game.actions(state);
        const chosen = policy?.(own, sum - own, total);
        plans.push(
          (chosen && allowed.includes(chosen) ? [chosen] : allowed).map((action) => {
            let won = 0;
            const to: number[] = [];
            for (told.face = 1; told.face <= (action === "roll" ? faces : 1); told.face++) {
              const result = game.play(state, action, toldChance);
              if (game.turn(result) === OVER) {
                won++;
                continue;
              }
              const [mine, theirs] = result.scores;
              to.push(result.player === 0 ? index(mine, theirs, result.turnTotal) : ~index(theirs, mine, 0));
            }
            const share = action === "roll" ? 1 / faces : 1;
            const at = index(own, sum - own, total);
            return { sum, at, action, to: Int32Array.from(to), share, won };
          }),
        );
      }
    }
  }
  const worth = ({ to, share, won }: (typeof plans)[number][number]): number => {
    let value = won;
    for (let i = 0; i < to.length; i++) {
      const next = to[i]!;
      value += next >= 0 ? values[next]! : 1 - values[~next]!;
    }
    return value * share;
  };
  // A position leads to those with the same or a higher sum of scores, so each sum is solved in turn.
  for (let from = 0; from < plans.length; ) {
    const sum = plans[from]![0]!.sum;
    let end = from;
    while (end < plans.length && plans[end]![0]!.sum === sum) end++;
    for (let change = 1; change > 1e-14; ) {
      change = 0;
      for (let i = from; i < end; i++) {
        let best = 0;
        for (const action of plans[i]!) best = Math.max(best, worth(action));
        const { at } = plans[i]![0]!;
        change = Math.max(change, Math.abs(best - values[at]!));
        values[at] = best;
      }
    }
    from = end;
  }
  return {
    at: (own, other, total) => values[index(own, other, total)]!,
    best: (own, other, total) =>
      plans
        .find((plan) => plan[0]!.at === index(own, other, total))!
        .reduce((a, b) => (worth(b) > worth(a) ? b : a)).action,
  };
}

describe("Pig", () => {
  it.each([{}, { target: 20 }, { dice: "2", target: 60 }, { dice: "coin", target: 10 }] as const)(
    "fulfils the game contract, with rules and native positions: %o",
    (options) => {
      expect(checkGame(pig(options), { games: cases(12, 2), depth: 3 }).compared).toBeGreaterThan(
        cases(24, 2),
      );
    },
  );

  it("gives the exact values of Piglet to 2 points", () => {
    const { at } = solve({ target: 2, dice: "coin" });
    expect(at(0, 0, 0)).toBeCloseTo(4 / 7, 12);
    expect(at(0, 0, 1)).toBeCloseTo(5 / 7, 12);
    expect(at(0, 1, 0)).toBeCloseTo(2 / 5, 12);
    expect(at(0, 1, 1)).toBeCloseTo(3 / 5, 12);
    expect(at(1, 0, 0)).toBeCloseTo(4 / 5, 12);
    expect(at(1, 1, 0)).toBeCloseTo(2 / 3, 12);
  });

  if (IS_LONG)
    it("gives the exact value and policy of Pig to 100 points", () => {
      const { at, best } = solve({});
      expect(at(0, 0, 0)).toBeCloseTo(0.530592725274, 11);
      const policy = Array.from({ length: 57 }, (_, i) => best(41, 49, i + 2));
      const rolls = policy.flatMap((action, i) => (action === "roll" ? [i + 2] : []));
      expect(rolls).toEqual([...Array.from({ length: 20 }, (_, i) => i + 2), 27, 57, 58]);
    });

  if (IS_LONG)
    it("gives the first player 0.534698326165 if both hold at 20", () => {
      const { at } = solve({}, (_own, _other, total) => (total < 20 ? "roll" : "hold"));
      expect(at(0, 0, 0)).toBeCloseTo(0.534698326165, 11);
    });

  it("rolls two dice by the standard rules: one 1 costs the turn, two the score as well", () => {
    const game = pig({ dice: "2" });
    const state = game.notation!.parsePosition("30,50,12");
    const { outcomes } = outcomesOf(game, state, "roll");
    const seen = new Map(
      outcomes.map(({ key, fraction }) => [key, Number(fraction.numerator) / Number(fraction.denominator)]),
    );
    expect(seen.get("30,50,0,1")).toBe(10 / 36);
    expect(seen.get("0,50,0,1")).toBe(1 / 36);
    const sums = new Map<number, number>();
    for (const first of [2, 3, 4, 5, 6]) {
      for (const second of [2, 3, 4, 5, 6]) sums.set(first + second, (sums.get(first + second) ?? 0) + 1);
    }
    for (const [sum, ways] of sums) expect(seen.get(`30,50,${12 + sum},0`)).toBeCloseTo(ways / 36, 15);
    expect(seen.size).toBe(11);
  });

  it("begins a turn with a roll and ends it when the points suffice to win", () => {
    const game = pig();
    const actions = (text: string): readonly PigAction[] => game.actions(game.notation!.parsePosition(text));
    expect(actions("41,49,0")).toEqual(["roll"]);
    expect(actions("41,49,58")).toEqual(["roll", "hold"]);
    expect(actions("41,49,59")).toEqual(["hold"]);
    expect(actions("103,49,0")).toEqual([]);
  });

  it("writes the scores from the mover's side", () => {
    const { notation } = pig();
    const state: PigState = { scores: [49, 41], turnTotal: 12, player: 1 };
    expect(notation!.position(state)).toBe("41,49,12,1");
    expect(notation!.parsePosition("41 49 12 1")).toEqual(state);
  });

  it.each([
    ["106,0,0", "pig-score"],
    ["0,150,0", "pig-score"],
    ["100,100,0", "pig-both-won"],
    ["100,0,3", "pig-turn-after-end"],
    ["41,49,65", "pig-turn-too-high"],
    ["41,49,-1", "pig-negative"],
    ["41,49,3,2", "game-player-of-two"],
    ["41", "pig-numbers"],
    ["41,49,x", "game-not-whole"],
  ])("rejects %s with a one-sentence error", (text, id) => {
    expect(() => pig().notation!.parsePosition(text)).toThrow(NotationError);
    expect(() => pig().notation!.parsePosition(text)).toThrow(expect.objectContaining({ id }));
  });

  it("parses any numbers to a position that round-trips, or throws a NotationError", () => {
    const { notation } = pig();
    const points = fc.integer({ min: 0, max: 110 });
    let read = 0;
    fc.assert(
      fc.property(points, points, points, fc.constantFrom("", ",0", ",1"), (own, other, total, player) => {
        try {
          const state = notation!.parsePosition(`${own},${other},${total}${player}`);
          expect(notation!.parsePosition(notation!.position(state))).toEqual(state);
          read++;
        } catch (error) {
          expect(error).toBeInstanceOf(NotationError);
        }
      }),
      { seed: 6, numRuns: cases(3000) },
    );
    expect(read).toBeGreaterThan(cases(500));
  });
});
