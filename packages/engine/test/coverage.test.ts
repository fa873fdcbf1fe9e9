/** The intervals of samples hold the exact value at their rate: random games of one decision followed by chance alone. */
import { describe, expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";
import { sfc32 } from "../src/chance/sfc32.js";
import type { Chance } from "../src/contract/chance.js";
import { type Game, OVER } from "../src/contract/game.js";
import { decide, type ThinkOptions } from "../src/think/think.js";

type Payoffs = readonly (readonly [payoff: number, weight: number])[];

/** What the actions of a game pay; weights add up to a whole number of `WEIGHT`. */
interface Lottery {
  readonly bounds: readonly [number, number];
  readonly actions: readonly Payoffs[];
}

interface State {
  readonly paid?: number;
  /** In a game with a hidden card: the action's payoff is chosen before it is taken. */
  readonly cards?: readonly number[];
  readonly mark?: readonly number[];
}

const meanOf = (payoffs: Payoffs): number =>
  payoffs.reduce((sum, [payoff, weight]) => sum + payoff * weight, 0) /
  payoffs.reduce((sum, [, weight]) => sum + weight, 0);

/** Kinds of payoffs within -1 and 1: weights are whole numbers. */
const KINDS: Readonly<Record<string, (random: () => number) => Payoffs>> = {
  "two payoffs": (random) => {
    const share = 1 + Math.floor(99 * random());
    return [
      [-1, share],
      [1, 100 - share],
    ];
  },
  "two payoffs, one rare": (random) => {
    const share = 2 + Math.floor(14 * random());
    return [
      [-1, share],
      [1, 100 - share],
    ];
  },
  "many payoffs": (random) =>
    Array.from({ length: 3 + Math.floor(8 * random()) }, () => [
      2 * random() - 1,
      1 + Math.floor(9 * random()),
    ]),
  "many payoffs, some rare": (random) =>
    Array.from({ length: 3 + Math.floor(6 * random()) }, () => [
      2 * random() - 1,
      1 + Math.floor(99 * random() ** 4),
    ]),
  "a long tail": () => Array.from({ length: 12 }, (_, i) => [-1 + (2 * i) / 11, Math.ceil(1000 * 0.6 ** i)]),
};

const METHODS = {
  mcts: { algorithm: "mcts", settings: { solver: "off", exploration: 1e9 } },
  ismcts: { algorithm: "ismcts", settings: { exploration: 1e9 } },
} as const;

function gameOf({ bounds, actions }: Lottery, hidden: boolean): Game<State, number> {
  return {
    name: "lottery",
    facts: { players: 1, zeroSum: false, bounds, cycles: false, chance: true, hidden },
    start: () => ({}),
    turn: ({ paid }) => (paid === undefined ? 0 : OVER),
    actions: ({ paid }) => (paid === undefined ? actions.map((_, i) => i) : []),
    play: ({ cards }, i, chance) => ({ paid: cards ? cards[i]! : chance.weighted(actions[i]!) }),
    payoff: ({ paid }) => [paid!],
    ...(hidden && {
      view: ({ paid }: State) => paid ?? null,
      // More states than any search lists, so that they are sampled.
      determinize: (_view: unknown, _player: number, chance: Chance) => ({
        mark: [0, 0, 0, 0].map(() => chance.die(97)),
        cards: actions.map((payoffs) => chance.weighted(payoffs)),
      }),
    }),
  } as Game<State, number>;
}

interface Covered {
  readonly rows: number;
  /** The share of the intervals that hold the value. */
  readonly share: number;
  /** The mean width, divided by that of an interval from the true variance. */
  readonly width: number;
}

/** Bounds far wider than what is paid. */
const BOUNDS = [-20, 20] as const;
const NORMAL = 1.96;

async function covered(
  kind: string,
  method: keyof typeof METHODS,
  samples: number,
  games: number,
): Promise<Covered> {
  let [rows, held, width] = [0, 0, 0];
  for (let seed = 0; seed < games; seed++) {
    const next = sfc32(`${kind} ${samples} ${seed}`);
    const random = (): number => next() / 2 ** 32;
    const actions = Array.from({ length: 2 + (seed % 2) }, () => KINDS[kind]!(random));
    const game = gameOf({ bounds: BOUNDS, actions }, method !== "mcts");
    const { settings, ...given } = METHODS[method];
    const limit = { simulations: samples * actions.length };
    const options = { ...given, settings: { ...settings, ...limit }, seed } as ThinkOptions<State>;
    const decision = await decide(game, {}, options);
    for (const { action, certainty } of decision.actions) {
      if (certainty.kind !== "sample") throw new Error(`${method}: ${certainty.kind}`);
      expect(certainty.count).toBe(samples);
      const value = meanOf(actions[action]!);
      const square = meanOf(actions[action]!.map(([payoff, weight]) => [payoff * payoff, weight]));
      const { low, high } = certainty;
      rows++;
      if (low <= value + 1e-12 && value <= high + 1e-12) held++;
      width += (high - low) / (2 * NORMAL * Math.sqrt((square - value * value) / samples));
    }
  }
  return { rows, share: held / rows, width: width / rows };
}

describe.each(Object.keys(KINDS))("intervals of %s", (kind) => {
  it("hold the value in 93 to 97 of 100 cases by ismcts", async () => {
    for (const samples of [10, 30, 100, 300]) {
      const { rows, share, width } = await covered(kind, "ismcts", samples, cases(1000, 25));
      const hint = `${samples} samples: ${(100 * share).toFixed(1)} % of ${rows}, width ${width.toFixed(2)}`;
      // Three standard errors; with few samples intervals may hold it more often.
      const noise = 3 * Math.sqrt((0.05 * 0.95) / rows);
      expect(share, hint).toBeGreaterThan(0.93 - noise);
      if (samples >= 30) expect(share, hint).toBeLessThan(0.97 + noise);
      if (samples >= 100) expect(width, hint).toBeLessThan(1.3);
    }
  });

  // Outcomes are drawn so that they are as frequent as they should be, which leaves less to chance than independent
  // draws. With a few samples of each, the rare outcomes of a long tail come too often.
  it("hold it more often by mcts, from 100 samples", async () => {
    for (const samples of [100, 300]) {
      const { rows, share } = await covered(kind, "mcts", samples, cases(400, 20));
      expect(share, `${samples} samples, ${rows} rows`).toBeGreaterThan(0.96);
    }
  });
});
