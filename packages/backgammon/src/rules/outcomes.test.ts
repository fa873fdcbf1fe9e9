import { seededChance } from "@tyche/engine";
import { expect, it } from "vitest";
import { randomBoards } from "../../test/random-boards.js";
import { shippedNetworkEvaluator } from "../evaluation/evaluators.js";
import { BACKGAMMON } from "./board.js";
import { BoardRecords, RECORD } from "./board-records.js";
import { OUTCOME_COUNT, roundedOutcomes } from "./outcomes.js";

/** Percentages with one digit as they are printed, in tenths: what a reader adds up. */
const printed = (shares: readonly number[]): number[] =>
  shares.map((share) => Number((100 * share).toFixed(1).replace(".", "")));

/** Evaluations of random boards, then probabilities that lie halfway between two digits. */
function* evaluations(): Generator<readonly number[]> {
  const boards = new BoardRecords(2 * RECORD);
  const next = randomBoards("rounded", BACKGAMMON);
  const into = new Float64Array(OUTCOME_COUNT);
  const evaluator = shippedNetworkEvaluator("int16");
  for (let i = 0; i < 300; i++) {
    boards.load(0, next(), BACKGAMMON.checkers);
    evaluator.evaluate(boards, 0, 1, 0, into, 0);
    yield [...into];
  }
  const chance = seededChance("rounded");
  for (let i = 0; i < 3000; i++) {
    const [win, gammon, backgammon, lostGammon, lostBackgammon] = Array.from(
      { length: 5 },
      () => chance.die(2001) - 1,
    );
    const [lost, most] = [2000 - win!, (count: number, limit: number) => Math.min(count, limit) / 2000];
    yield [
      win! / 2000,
      most(gammon!, win!),
      most(backgammon!, Math.min(gammon!, win!)),
      most(lostGammon!, lost),
      most(lostBackgammon!, Math.min(lostGammon!, lost)),
    ];
  }
}

it("rounds probabilities so that what is printed adds up", () => {
  let apart = 0;
  for (const exact of evaluations()) {
    const rounded = roundedOutcomes(exact, 1000);
    const [win = 0, gammon = 0, backgammon = 0, lostGammon = 0, lostBackgammon = 0, lost = 0] = printed([
      ...rounded,
      1 - rounded[0]!,
    ]);
    const parts = [
      backgammon,
      gammon - backgammon,
      win - gammon,
      lost - lostGammon,
      lostGammon - lostBackgammon,
    ];
    expect(win + lost, exact.join()).toBe(1000);
    expect(Math.min(...parts, lostBackgammon), exact.join()).toBeGreaterThanOrEqual(0);
    for (const [k, share] of rounded.entries())
      expect(Math.abs(share - exact[k]!), exact.join()).toBeLessThan(0.0005 + 1e-6);
    const [aloneWin = 0, aloneLost = 0] = printed([exact[0]!, 1 - exact[0]!]);
    if (aloneWin + aloneLost !== 1000) apart++;
  }
  // Rounded each by itself, some do not add up.
  expect(apart).toBeGreaterThan(0);
});

it("clips the error of a sum of rolls", () => {
  expect(roundedOutcomes([1 + 1e-7, -1e-9, 0, -1e-9, 1e-9], 1000)).toEqual([1, 0, 0, 0, 0]);
  expect(roundedOutcomes([0.50075, 0, 0, 0.49925, 0], 1000)).toEqual([0.501, 0, 0, 0.499, 0]);
});
