import { type Game, OVER } from "@tyche/engine";
import { solveGame } from "@tyche/engine/exact";
import {
  APPROXIMATORS,
  decodeModel,
  encodeModel,
  plainFeatures,
  StateTraining,
  stateEvaluator,
} from "@tyche/learn";
import { describe, expect, it } from "vitest";
import { cases, IS_LONG } from "../../../../tests/cases.js";

/** Games between two reports. */
const GAMES = cases(100, 20);

interface Race {
  readonly scores: readonly [number, number];
  readonly player: 0 | 1;
  readonly over: boolean;
}

/** First to 12: a cautious action makes 2 points, a bold one 6 on heads and nothing on tails. */
const race: Game<Race, "cautious" | "bold"> = {
  name: "race",
  facts: { players: 2, zeroSum: true, bounds: [-1, 1], cycles: true, chance: true },
  start: () => ({ scores: [0, 0], player: 0, over: false }),
  turn: ({ player, over }) => (over ? OVER : player),
  actions: ({ over }) => (over ? [] : ["cautious", "bold"]),
  play({ scores, player }, action, chance) {
    const gain = action === "cautious" ? 2 : chance.pick([0, 6]);
    const own = Math.min(12, scores[player] + gain);
    const next: Race["scores"] = player === 0 ? [own, scores[1]] : [scores[0], own];
    return { scores: next, player: player === 0 ? 1 : 0, over: own === 12 };
  },
  payoff: ({ scores }) => (scores[0] === 12 ? [1, -1] : [-1, 1]),
};

function everyState(): Race[] {
  const scores = [0, 2, 4, 6, 8, 10];
  return scores.flatMap((a) =>
    scores.flatMap((b) =>
      ([0, 1] as const).map((player) => ({ scores: [a, b] as const, player, over: false })),
    ),
  );
}

async function trained(kind: (typeof APPROXIMATORS)[number], games: number) {
  const features = plainFeatures(race);
  const training = new StateTraining(race, features, kind, {
    games,
    seed: 7,
    hidden: [32],
    rate: kind === "network" ? [0.1, 0.01] : [0.3, 0.05],
    // With a higher lambda, later estimates would also teach the effects of occasional random moves.
    lambda: 0,
    explore: 0.3,
    every: games / 4,
  });
  for await (const _ of training.run());
  return { features, training };
}

describe("learning a game from its rules alone", () => {
  it.each(["network", "ntuple"] as const)("approaches the exact values with a %s", async (kind) => {
    const exact = solveGame(race);
    const { features, training } = await trained(kind, IS_LONG ? 6000 : 2400);
    const evaluate = stateEvaluator(race, features, decodeModel(encodeModel(training.model())));
    const errors = everyState().map((state) => {
      const { low, high } = exact.at(state).value;
      return Math.abs(evaluate(state) - (low + high) / 2);
    });
    const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
    expect(mean).toBeLessThan(IS_LONG ? 0.12 : 0.2);
  });

  it.each(APPROXIMATORS)("trains a %s that beats random play", async (kind) => {
    const { training } = await trained(kind, IS_LONG ? 2000 : 600);
    expect(training.strength(cases(400, 200), "test").low).toBeGreaterThan(0.1);
  });

  it("continues after a stop as if there had been none", async () => {
    const features = plainFeatures(race);
    const options = { games: 4 * GAMES, seed: 3, every: GAMES };
    for (const kind of APPROXIMATORS) {
      const whole = new StateTraining(race, features, kind, options);
      for await (const _ of whole.run());
      const first = new StateTraining(race, features, kind, options);
      let saved: Uint8Array | undefined;
      for await (const { games } of first.run()) {
        if (games === 2 * GAMES) saved = first.state().slice();
      }
      const second = new StateTraining(race, features, kind, options);
      second.restore(saved!);
      expect(second.games).toBe(2 * GAMES);
      for await (const _ of second.run());
      expect(second.model()).toEqual(whole.model());
    }
  });

  it("refuses a model for other features", async () => {
    const { features, training } = await trained("linear", 10);
    const other = { ...features, name: "others" };
    expect(() => stateEvaluator(race, other, training.model())).toThrow(
      /for race with plain numbers.* and race with others/,
    );
  });

  it("refuses games that one value per state cannot describe", () => {
    const three = { ...race, facts: { ...race.facts, players: 3 } };
    expect(() => new StateTraining(three, plainFeatures(race), "linear", { games: 1, seed: 1 })).toThrow(
      expect.objectContaining({ id: "training-one-value", values: { game: "race" } }),
    );
  });

  it("refuses games that branch too much, before it evaluates all results of a move", () => {
    let plays = 0;
    const wide: Game<Race, "cautious" | "bold"> = {
      ...race,
      play(state, action, chance) {
        plays++;
        chance.dice(12, 6);
        return race.play(state, action, chance);
      },
    };
    expect(() => new StateTraining(wide, plainFeatures(race), "linear", { games: 1, seed: 1 })).toThrow(
      expect.objectContaining({
        id: "training-too-wide",
        values: { game: "race", actions: 2, limit: 10_000 },
      }),
    );
    expect(plays).toBeLessThan(20_100);
  });
});
