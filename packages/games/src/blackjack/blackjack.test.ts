import { decide, NotationError, OVER } from "@tyche/engine";
import { solveGame } from "@tyche/engine/exact";
import { decideSync, enumerate } from "@tyche/engine/search";
import { checkGame } from "@tyche/engine/testing";
import { describe, expect, it } from "vitest";
import { type BlackjackAction, type BlackjackState, blackjack } from "./index.js";

const known = blackjack({ hole: "later" });
const dealt = blackjack();

/** Independent reference implementation: a hand is a hard total and whether it has an ace. */
const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10];

interface Hand {
  readonly hard: number;
  readonly ace: boolean;
}

const add = ({ hard, ace }: Hand, rank: number): Hand => ({ hard: hard + rank, ace: ace || rank === 1 });
const best = ({ hard, ace }: Hand): number => (ace && hard <= 11 ? hard + 10 : hard);

/** Probability of each final dealer total: 17 to 21, or 22 for a bust; two-card totals exclude naturals. */
function dealerEnds(shown: number): number[] {
  const ends = new Array<number>(23).fill(0);
  const play = (hand: Hand, p: number): void => {
    const total = best(hand);
    if (total >= 17) {
      ends[Math.min(total, 22)]! += p;
      return;
    }
    for (const rank of RANKS) play(add(hand, rank), p / 13);
  };
  const first = add({ hard: 0, ace: false }, shown);
  const holes = RANKS.filter((rank) => best(add(first, rank)) !== 21);
  for (const rank of holes) play(add(first, rank), 1 / holes.length);
  return ends;
}

function stand(total: number, ends: readonly number[]): number {
  return ends.reduce((sum, p, end) => sum + p * (end > 21 || total > end ? 1 : total === end ? 0 : -1), 0);
}

function hit(hand: Hand, ends: readonly number[]): number {
  return (
    RANKS.reduce((sum, rank) => {
      const next = add(hand, rank);
      if (next.hard > 21) return sum - 1;
      const stays = stand(best(next), ends);
      return sum + (best(next) === 21 ? stays : Math.max(stays, hit(next, ends)));
    }, 0) / 13
  );
}

function double(hand: Hand, ends: readonly number[]): number {
  const next = RANKS.map((rank) => add(hand, rank));
  return (2 * next.reduce((sum, each) => sum + (each.hard > 21 ? -1 : stand(best(each), ends)), 0)) / 13;
}

/** The solver's value of every action at a position. */
function solved(text: string): Map<BlackjackAction, number> {
  const from = known.notation!.parsePosition(text);
  const { actions } = solveGame(known, { from }).at(from);
  return new Map(actions.map(({ action, value }) => [action, (value.low + value.high) / 2]));
}

const at = (text: string): BlackjackState => dealt.notation!.parsePosition(text);

describe("Blackjack", () => {
  it.each(["dealt", "later"] as const)("fulfils the game contract, the hole card %s", (hole) => {
    checkGame(blackjack({ hole }), { games: 20, depth: 1 });
  });

  it("has the published values of 16 against 10: stand -0.540430, hit -0.539826", () => {
    const values = solved("T6 v T");
    expect(values.get("stand")!.toFixed(6)).toBe("-0.540430");
    expect(values.get("hit")!.toFixed(6)).toBe("-0.539826");
    expect(
      decideSync(known, known.notation!.parsePosition("T6 v T"), { rank: "all" }).actions[0]!.action,
    ).toBe("hit");
  });

  it.each([
    ["T2", 12, false, 3],
    ["T6", 16, false, 10],
    ["98", 17, false, 1],
    ["A7", 8, true, 9],
    ["65", 11, false, 10],
  ])("matches the reference values for %s (%i, ace %s) against %i", (text, hard, ace, shown) => {
    const ends = dealerEnds(shown);
    expect(ends.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
    const values = solved(`${text} v ${"?A23456789T"[shown]}`);
    const hand = { hard, ace };
    expect(values.get("stand")).toBeCloseTo(stand(best(hand), ends), 10);
    expect(values.get("hit")).toBeCloseTo(hit(hand, ends), 10);
    expect(values.get("double")).toBeCloseTo(double(hand, ends), 10);
  });

  it("draws the hidden card from the distribution left by the dealer's check", () => {
    for (const [shown, holes] of [
      ["T", 12],
      ["A", 9],
      ["6", 13],
    ] as const) {
      const view = dealt.view!(at(`T6 v ${shown}?`), 0);
      const rule = (chance: Parameters<typeof dealt.start>[0]) => dealt.determinize!(view, 0, chance);
      const { outcomes, probabilities } = enumerate(rule, (state) => String(state.dealer[1]));
      const tens = outcomes.findIndex(({ key }) => key === "10");
      if (shown === "A") expect(tens).toBe(-1);
      else expect(probabilities[tens]).toBeCloseTo(4 / holes, 12);
      expect(outcomes.some(({ key }) => key === "1")).toBe(shown !== "T");
    }
  });

  it("is not looked through: ISMCTS approaches the exact values", async () => {
    const exact = solved("T2 v T");
    const tree = await decide(dealt, at("T2 v T?"), {
      algorithm: "ismcts",
      seed: 1,
      settings: { simulations: 8000 },
    });
    expect(tree.actions[0]!.action).toBe("hit");
    for (const { action, interval, visits } of tree.actions) {
      if (visits! < 1000) continue;
      // Exploratory hits while the tree is still learning make the mean slightly worse than best play.
      expect(interval![0]).toBeLessThan(exact.get(action)! + 1e-9);
      expect(interval![1]).toBeGreaterThan(exact.get(action)! - 0.02);
    }
  });

  it("pays naturals 3 to 2, doubles the bet, and ends on a bust", () => {
    const payoff = (text: string): number => {
      const state = at(text);
      expect(dealt.turn(state)).toBe(OVER);
      return dealt.payoff(state)[0]!;
    };
    expect(payoff("AT v 67 done")).toBe(1.5);
    expect(payoff("AT v TA done")).toBe(0);
    expect(payoff("T9 v TA done")).toBe(-1);
    expect(payoff("T9 v T9 done")).toBe(0);
    expect(payoff("T56 v T9 doubled done")).toBe(2);
    expect(payoff("T59 v T9")).toBe(-1);
    expect(payoff("T2 v T67 done")).toBe(1);
  });

  it.each([
    ["", "blackjack-position"],
    ["T6", "blackjack-position"],
    [`T6 v T${" ".repeat(20_000)}x`, "blackjack-position"],
    [`T6${" ".repeat(20_000)}v${" ".repeat(20_000)}`, "blackjack-position"],
    ["T6 v TA", "blackjack-dealer-natural"],
    ["T6 v T65", "blackjack-dealer-draws"],
    ["T6 v T?5 done", "blackjack-dealer-hole"],
  ])('rejects the position "%s"', (text, id) => {
    expect(() => at(text)).toThrow(NotationError);
    expect(() => at(text)).toThrow(expect.objectContaining({ id }));
  });
});
