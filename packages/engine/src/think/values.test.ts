import { describe, expect, it } from "vitest";
import { decideMultiPlayer } from "../../test/decide.js";
import { type PigState, pig } from "../../test/sample-games.js";
import type { BatchEvaluator } from "../contract/evaluator.js";
import { type Game, OVER } from "../contract/game.js";
import { FilteredRoot } from "../filtered/filtered-root.js";
import { FilteredSearch } from "../filtered/filtered-search.js";
import { FULL_WIDTH } from "../filtered/filters.js";
import { decideSync } from "../minimax/decide-sync.js";
import { search } from "../minimax/root.js";
import { thinkMinimax } from "../minimax/think.js";
import { thinkMonteCarlo } from "../monte-carlo/monte-carlo.js";
import { createOpponent } from "../opponent/opponent.js";
import { fixedModel } from "../opponent-models/model.js";
import { modelledGame, modelledState } from "../opponent-models/modelled-game.js";
import { epsilonGreedyModel } from "../opponent-models/policies.js";
import { searchedValues } from "../opponent-models/values.js";
import { positionOf } from "../position/adapter.js";
import { Search } from "../search/search.js";
import { decide } from "./think.js";

const START: PigState = [5, 5, 4, 0];
const game = pig(50);
const judgedBy = (value: number): Game<PigState, "roll" | "hold"> => ({
  ...game,
  evaluators: { default: () => value, mine: () => value },
});
const position = () => positionOf(game, START);
const simulations = 100;

async function lastOf(all: AsyncIterable<object>): Promise<object | undefined> {
  let last: object | undefined;
  for await (const one of all) last = one;
  return last;
}

/** A batch of one position, whose vector is its value. */
const batches = (value: number): BatchEvaluator =>
  ({
    components: ["value"],
    told: 1,
    put: () => undefined,
    judge: (count: number, into: Float64Array, at: number) => void into.fill(value, at, at + count),
    value: (vectors: Float64Array, at: number) => vectors[at]!,
  }) as unknown as BatchEvaluator;

function filtered(value: number): object {
  const walker = new FilteredSearch(position(), batches(value), game.facts, FULL_WIDTH);
  const root = new FilteredRoot(position(), walker, game.facts);
  for (const _ of root.searchTo(1));
  return root.report("depth");
}

const depth = { depth: 2, evaluator: "mine", rank: "all" } as const;
/** Every function that takes an evaluator. */
const ENTRIES: Record<string, (value: number) => unknown> = {
  ...Object.fromEntries(
    ["expectiminimax", "star1", "star2", "star2.5", "max-n", "paranoid", "best-reply"].map((algorithm) => [
      algorithm,
      (value: number) => decide(judgedBy(value), START, { algorithm, depth: 2, evaluator: "mine" }),
    ]),
  ),
  mcts: (value) =>
    decide(judgedBy(value), START, {
      algorithm: "mcts",
      evaluator: "mine",
      settings: { simulations, playout: 1 },
    }),
  puct: (value) =>
    decide(judgedBy(value), START, { algorithm: "puct", evaluator: "mine", settings: { simulations } }),
  "a beam": (value) => decide(judgedBy(value), START, { ...depth, rank: "best", beam: 1 }),
  "a threshold": (value) => decide(judgedBy(value), START, { ...depth, threshold: 0.1 }),
  decideSync: (value) => decideSync(judgedBy(value), START, depth),
  thinkMinimax: (value) => lastOf(thinkMinimax(judgedBy(value), START, depth)),
  "max-n": (value) => decideMultiPlayer(judgedBy(value), START, { depth: 2 }),
  "the payoffs of all": (value) =>
    decideMultiPlayer(game, START, { depth: 2, evaluator: () => [value, 1 - value] }),
  thinkMonteCarlo: (value) =>
    lastOf(thinkMonteCarlo(judgedBy(value), START, { simulations, playout: 0, evaluator: "mine" })),
  search: (value) => search(position(), { facts: game.facts, evaluator: () => value, depth: 2 }),
  Search: (value) => new Search(position(), { facts: game.facts, evaluator: () => value }).run(2),
  "a batch": filtered,
  "a hint": (value) => createOpponent(judgedBy(value), { nodes: 200 }).hint(START),
  "a low level": (value) => createOpponent(judgedBy(value), { level: 4, unit: 1 }).play(START),
};

describe("an evaluator's result", () => {
  const wrong = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 2, -0.5] as const;
  // Typed arrays turn whatever is written into numbers.
  const noNumbers = ["1", null, undefined] as unknown as number[];

  it.each(Object.entries(ENTRIES))("is rejected if it is not a value of the game: %s", async (name, ask) => {
    for (const value of [...wrong, ...(name === "a batch" ? [] : noNumbers)]) {
      // Catches both a synchronous throw and a rejection.
      await expect((async () => ask(value))(), String(value)).rejects.toThrow(
        new RegExp(`^The evaluator gave ${value === ("1" as unknown) ? '"1"' : value}, `),
      );
    }
    expect(await ask(0.5)).toBeDefined();
  });

  it("must be finite if the bounds are not", async () => {
    for (const bounds of [
      [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
      [-9, Number.POSITIVE_INFINITY],
    ] as const) {
      const open = (value: number) => ({ ...judgedBy(value), facts: { ...game.facts, bounds, sum: 1 } });
      const asked = { evaluator: "mine" };
      for (const algorithm of ["expectiminimax", "max-n"]) {
        const options = { ...asked, algorithm, depth: 2 } as const;
        const infinite = decide(open(Number.POSITIVE_INFINITY), START, options);
        await expect(infinite).rejects.toThrow(/^The evaluator gave Infinity, which is not a finite number/);
        expect((await decide(open(7), START, options)).value).toBe(7);
      }
      const options = { ...asked, algorithm: "mcts", settings: { simulations, playout: 1 } } as const;
      await expect(decide(open(Number.POSITIVE_INFINITY), START, options)).rejects.toThrow(/Infinity/);
      expect((await decide(open(7), START, options)).value).toBe(7);
    }
  });

  it("is only an estimate without an evaluator, also at the end of half-infinite bounds", async () => {
    const open = {
      ...game,
      facts: { ...game.facts, bounds: [0, Number.POSITIVE_INFINITY] as const, sum: 1 },
    };
    for (const algorithm of ["expectiminimax", "max-n"]) {
      const { actions } = await decide(open, START, { algorithm, depth: 1, rank: "all" });
      for (const { action, bound } of actions) expect(bound, `${algorithm} ${action}`).toBe("estimate");
    }
  });
});

describe("payoffs", () => {
  it("must be finite if the bounds are not", async () => {
    const bounds = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const;
    const endless = {
      ...game,
      facts: { ...game.facts, bounds },
      payoff: () => [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
    };
    const late: PigState = [45, 45, 4, 0];
    const { facts } = endless;
    await expect(decide(endless, late, { depth: 2 })).rejects.toThrow(
      /payoff returns Infinity, which is not a finite/,
    );
    for (const ask of [
      () => search(positionOf(endless, late), { facts, algorithm: "expectiminimax", depth: 2 }),
      () => decideMultiPlayer(endless, late, { depth: 2 }),
      () => lastOf(thinkMonteCarlo(endless, late, { simulations })),
    ])
      await expect((async () => ask())()).rejects.toThrow(/^A payoff of the game is -?Infinity/);
  });
});

describe("a model's predictions", () => {
  const hint = (predict: (count: number) => unknown) => {
    const model = fixedModel<PigState, "roll" | "hold">(
      (_, actions) => predict(actions.length) as Float64Array,
    );
    return createOpponent(game, { model, nodes: 500 }).hint(START);
  };

  it.each([
    [(count: number) => new Array(count).fill(Number.NaN), "gave an action the probability NaN"],
    [(count: number) => [2, -1].slice(0, count), "must be 1"],
    [(count: number) => [-1, 2].slice(0, count), "gave an action the probability -1"],
    [(count: number) => new Array(count).fill("1"), "gave an action the probability 1"],
    [(count: number) => new Array(count).fill(1), "add up to 2: the sum must be 1"],
    [(count: number) => new Array(count).fill(0), "add up to 0: the sum must be 1"],
    [() => [], "one probability for each of the 1 actions, and gave 0"],
    [() => undefined, "one probability for each of the 1 actions, and gave 0"],
  ])("are rejected if they are not probabilities %#", async (predict, sentence) => {
    await expect(hint(predict)).rejects.toThrow(sentence);
  });

  it("are rejected on native positions too", async () => {
    const native = { ...game, moveOf: () => 0, position: (state: PigState) => positionOf(game, state) };
    for (const [first, sentence] of [
      [Number.NaN, "the probability NaN"],
      [-1, "the probability -1"],
      [0.9, "add up to"],
    ] as const) {
      const model = fixedModel<PigState, "roll" | "hold">(
        (_, actions) => new Float64Array(actions.length).fill(1 / actions.length),
        () => (_position, _moves, from, count, into) => {
          into.fill(0.5, from, from + count);
          into[from] = first;
        },
      );
      const modelled = modelledGame(native, 0);
      const root = modelledState(native, 0, START, [undefined, model]);
      await expect(decide(modelled, root, { depth: 3 })).rejects.toThrow(sentence);
    }
  });
});

describe("two players with a constant sum", () => {
  /** One step to the end, with an evaluation in between: the second player prefers what is small for the first. */
  const duel = (
    bounds: readonly [number, number],
    sum: number | undefined,
    constant: number,
  ): Game<number, number> => ({
    name: "duel",
    facts: {
      players: 2,
      zeroSum: true,
      bounds,
      cycles: false,
      chance: false,
      ...(sum !== undefined && { sum }),
    },
    start: () => 0,
    turn: (state) => (state >= 100 ? OVER : state % 2 === 0 ? 1 : 0),
    actions: () => [1, 3],
    play: (state, step) => state + step,
    payoff: () => [1, constant - 1],
    evaluators: { default: (state) => (state % 4 === 1 ? -2 : 3) },
  });

  it.each([
    [[Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY], undefined, 0],
    [[-9, Number.POSITIVE_INFINITY], undefined, 0],
    [[-9, 9], undefined, 0],
    [[-9, 12], 0, 0],
    [[-9, 12], undefined, 3],
  ] as const)("derive it from bounds %o and the sum %s", async (bounds, given, sum) => {
    const game = duel(bounds, given, sum);
    // Player 1 decides once; a search of depth 1 takes the first step, worth -2 to player 0.
    for (const algorithm of ["alpha-beta", "max-n", "paranoid"]) {
      const { best, value } = await decide(game, 0, { algorithm, depth: 1 });
      expect({ best, value }, algorithm).toEqual({ best: 1, value: -2 });
    }
    const greedy = epsilonGreedyModel(searchedValues(game, { depth: 1 }), 0);
    expect([...greedy.predict(0, [1, 3])]).toEqual([1, 0]);
    const judge = modelledGame(game, 1).evaluators!.default!;
    expect(judge(modelledState(game, 1, 1, []))).toBe(sum + 2);
  });
});
