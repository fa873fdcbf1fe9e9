/** Fitted levels against what is known without the engine's solvers, and ratings against known strengths. */
import {
  fitLevels,
  type GameLosses,
  ladderOf,
  lossMeter,
  type Meeting,
  pairingsOf,
  playMeeting,
  ratingsOfMeetings,
} from "@tyche/arena";
import { type Game, measureUnit, OVER, seededChance } from "@tyche/engine";
import { expectedScore, meanOf } from "@tyche/engine/statistics";
import { expect, it } from "vitest";
import { judgedByInduction, lossesOf } from "../../../engine/test/level-losses.js";

const GOAL = 12;

interface Race {
  readonly points: readonly number[];
  readonly pot: number;
  readonly player: number;
}

const isOver = ({ points }: Race): boolean => Math.max(...points) >= GOAL;

/** Roll to add to the pot, which a 1 loses, or bank it. */
const race: Game<Race, string> = {
  name: "pot-race",
  facts: { players: 2, zeroSum: true, bounds: [0, 1], cycles: true, chance: true },
  start: () => ({ points: [0, 0], pot: 0, player: 0 }),
  turn: (state) => (isOver(state) ? OVER : state.player),
  actions: (state) => (isOver(state) ? [] : state.pot === 0 ? ["roll"] : ["roll", "bank"]),
  play({ points, pot, player }, action, chance) {
    const banked = points.map((own, seat) => (seat === player ? own + pot : own));
    if (action === "bank") return { points: banked, pot: 0, player: 1 - player };
    const die = chance.die(6);
    return die === 1
      ? { points, pot: 0, player: 1 - player }
      : { points, pot: Math.min(GOAL, pot + die), player };
  },
  payoff: ({ points }) => (points[0]! >= GOAL ? [1, 0] : [0, 1]),
};
const game = race as unknown as Game<unknown, unknown>;

/** What the rungs of a ladder lose, measured once for all numbers of levels. */
const climbed = (async () => {
  const unit = (await measureUnit(game))!;
  const rungs = ladderOf(unit, 1000);
  const meter = lossMeter(game, {
    seed: "fit",
    levels: rungs,
    gross: 2 * unit,
    reference: 5000,
    opening: 0,
  });
  const measured: GameLosses[] = [];
  for (let number = 0; number < 12; number++) {
    const found = await meter(number);
    if (found) measured.push(found);
  }
  expect(measured.every(({ exact }) => exact)).toBe(true);
  return { rungs, measured };
})();

it.each([10, 4])(
  "%d levels fitted by loss lose less and less by values of another program, and the first beats random play",
  async (count) => {
    const { rungs, measured } = await climbed;
    const levels = fitLevels(rungs, measured, count)!;
    expect(levels).toHaveLength(count);
    const judged = judgedByInduction(race, 30);
    const losses: number[][] = [];
    for (const chooser of ["random", ...levels.map((_, i) => i + 1)] as const)
      losses.push(
        (await lossesOf({ ...race, levels }, judged, chooser, 4)).map((choices) => meanOf(choices).value),
      );
    const means = losses.map((each) => meanOf(each).value);
    for (let level = 1; level < losses.length; level++)
      for (let below = 0; below < level; below++) {
        const fall = meanOf(losses[below]!.map((loss, i) => loss - losses[level]![i]!));
        expect(fall.high, `${below} and ${level}: ${means}`).toBeGreaterThan(0);
      }
    const middle = Math.ceil(count / 2);
    for (const [below, above] of [
      [0, 1],
      [1, middle],
      [middle, count - 1],
    ] as const)
      expect(means[above]).toBeLessThan(means[below]!);
    const results = await playMeeting(game, [levels[0], undefined], {
      games: 400,
      seed: "first",
      opening: 0,
    });
    const share = meanOf(Array.from(results as string, (halves) => Number(halves) / 4));
    expect(share.low).toBeGreaterThan(0.5);
  },
  120_000,
);

it("of known strengths, about 95 % lie in the intervals of the ratings", () => {
  const known = Array.from({ length: 11 }, (_, i) => 40 * (i - 5));
  const runs = 6;
  let covered = 0;
  for (let run = 0; run < runs; run++) {
    const chance = seededChance(`coverage ${run}`);
    const wins = (pair: readonly number[]): boolean =>
      chance.die(1_000_000) <= 1_000_000 * expectedScore(known[pair[0]!]! - known[pair[1]!]!);
    const meetings = Array.from({ length: 20 }, () =>
      pairingsOf(11, false).map((players): Meeting => {
        return { players, results: String(2 * [1, 2].filter(() => wins(players)).length) };
      }),
    ).flat();
    for (const [player, { low, high }] of ratingsOfMeetings(11, meetings).entries())
      if (low <= known[player]! && known[player]! <= high) covered++;
  }
  // The standard error of the share is 2 % if all were independent.
  expect(covered / (11 * runs)).toBeGreaterThan(0.86);
});
