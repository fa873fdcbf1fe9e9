import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { guessTheDie } from "../../test/guess-the-die.js";
import { randomParty } from "../../test/random-party.js";
import { pig, type TicTacToeState, ticTacToe } from "../../test/sample-games.js";
import { seededChance } from "../chance/seeded.js";
import type { Decision } from "../contract/decision.js";
import { type Game, OVER } from "../contract/game.js";
import { solveGame } from "../exact/solve.js";
import { decide } from "../think/think.js";
import { thinkMonteCarlo } from "./monte-carlo.js";
import type { MonteCarloOptions } from "./settings.js";

const EMPTY: TicTacToeState = [0, 0, 0, 0, 0, 0, 0, 0, 0];

async function all<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: MonteCarloOptions<State>,
): Promise<Decision<Action>[]> {
  const decisions: Decision<Action>[] = [];
  for await (const decision of thinkMonteCarlo(game, state, options)) decisions.push(decision);
  return decisions;
}

async function last<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: MonteCarloOptions<State>,
): Promise<Decision<Action>> {
  return (await all(game, state, options)).at(-1)!;
}

describe("Monte-Carlo tree search", () => {
  it("proves tic-tac-toe", async () => {
    const decision = await last(ticTacToe, EMPTY, { simulations: 100_000 });
    expect(decision).toMatchObject({ value: 0, solved: true, stopped: "solved", approximations: [] });
    expect(decision.actions).toHaveLength(9);
    const lost = await last(ticTacToe, [1, 0, 0, 0, 2, 0, 0, 0, 1], { simulations: 100_000 });
    const exact = await decide(ticTacToe, [1, 0, 0, 0, 2, 0, 0, 0, 1]);
    expect(lost.value).toBe(exact.value);
  });

  it("follows the policy that a program gives", async () => {
    for (const favourite of [0, 7]) {
      const { actions } = await decide(ticTacToe, EMPTY, {
        algorithm: "puct",
        settings: { simulations: 60 },
        policy: (_position, moves, count, into) => {
          for (let i = 0; i < count; i++) into[i] = moves[i] === favourite ? 1 : 0.01;
        },
      });
      const [most] = [...actions].sort((a, b) => b.visits! - a.visits!);
      expect(most!.action).toBe(favourite);
      expect(most!.visits).toBeGreaterThan(30);
    }
  });

  it("finds the exact values of Pig, whose states recur", async () => {
    const game = pig(10);
    const solution = solveGame(game);
    const errors = [];
    for (const simulations of [500, cases(50_000, 20_000)]) {
      let error = 0;
      for (const seed of [2, 3, 4, 5]) {
        const state = [3, 5, seed, 0] as const;
        const { low, high } = solution.at(state).value;
        const { value } = await last(game, state, { simulations, seed });
        error += Math.abs(value! - (low + high) / 2) / 4;
      }
      errors.push(error);
    }
    expect(errors[1]!).toBeLessThan(0.01);
    expect(errors[1]!).toBeLessThan(errors[0]! / 2);
  });

  it("gives each player its own payoff, and agrees with max^n if there are no ties", async () => {
    let compared = 0;
    for (let seed = 0; compared < cases(12, 2); seed++) {
      const { game } = randomParty(`party ${seed}`, { players: 3 });
      const state = game.start(seededChance(0));
      const truth = await decide(game, state, { algorithm: "max-n", rank: "all" });
      const [first, second] = truth.actions;
      if (second === undefined || first!.payoffs === undefined) continue;
      const player = game.turn(state);
      const lead = first!.payoffs[player]! - second.payoffs![player]!;
      const found = await last(game, state, { simulations: 4000, seed });
      const best = found.actions[0]!;
      expect(best.payoffs).toHaveLength(3);
      expect(found.side ?? 0).toBe(player);
      expect(best.value).toBe(best.payoffs![player]);
      const [low, high] = best.interval!;
      expect(low).toBeLessThanOrEqual(best.value!);
      expect(high).toBeGreaterThanOrEqual(best.value!);
      if (lead < 0.5) continue;
      compared++;
      expect(best.payoffs![player]).toBeGreaterThan(second.payoffs![player]! - 0.25);
    }
  });

  it("maximises a shared payoff", async () => {
    for (let seed = 0; seed < 12; seed++) {
      const { game } = randomParty(`team ${seed}`, { players: 3, cooperative: true });
      const state = game.start(seededChance(0));
      const truth = await decide(game, state, {});
      const found = await last(game, state, { simulations: 20_000, seed });
      expect(found.value).toBeCloseTo(truth.value!, 1);
    }
  });

  it("gives the same answer for the same seed, and different answers for different seeds", async () => {
    const game = pig(30);
    const options = { simulations: 700 };
    const [one, two, other] = await Promise.all(
      [5, 5, 6].map((seed) => last(game, [3, 5, 7, 0], { ...options, seed })),
    );
    const plain = ({ ms: _, ...rest }: Decision<string>): unknown => rest;
    expect(plain(one!)).toEqual(plain(two!));
    expect(plain(one!)).not.toEqual(plain(other!));
  });

  it("reports as simulations double", async () => {
    const decisions = await all(pig(30), [3, 5, 7, 0], { simulations: 300 });
    expect(decisions.map(({ simulations }) => simulations)).toEqual([64, 128, 256, 300]);
    expect(decisions.at(-1)!.stopped).toBe("simulations");
    expect(decisions.at(-1)!.actions.reduce((sum, { visits }) => sum + visits!, 0)).toBe(300);
  });
});

describe("intervals", () => {
  it("contain the true value in at least 93 of 100 searches of a game of pure chance", async () => {
    let held = 0;
    let rows = 0;
    for (let seed = 0; seed < 200; seed++) {
      const { actions } = await last(guessTheDie, {}, { simulations: 300, seed, solver: false });
      for (const { interval } of actions) {
        rows++;
        if (interval![0] <= 1 / 6 && 1 / 6 <= interval![1]) held++;
      }
    }
    expect(held / rows).toBeGreaterThan(0.93);
  });

  it("are absent, like the value, for untried actions, and a single point if proved", async () => {
    const none = await last(ticTacToe, EMPTY, { simulations: 0 });
    expect(none.actions.map(({ action: _, ...row }) => row)).toEqual(
      new Array(9).fill({ certainty: { kind: "absent" }, depth: 0, method: "mcts", visits: 0 }),
    );
    expect("value" in none).toBe(false);
    const won = await last(ticTacToe, [1, 1, 0, 2, 2, 0, 0, 0, 0], { simulations: 10_000 });
    expect(won.actions[0]).toMatchObject({ action: 2, value: 1, interval: [1, 1] });
  });
});

/** One of `count` doors, then one of `count` prizes: door d adds d to a prize. */
function doors(count: number): Game<{ door?: number; prize?: number }, number> {
  return {
    name: "doors",
    facts: { ...guessTheDie.facts, bounds: [0, 2] },
    start: () => ({}),
    turn: ({ door }) => (door === undefined ? 0 : OVER),
    actions: ({ door }) => (door === undefined ? Array.from({ length: count }, (_, i) => i) : []),
    play: (_, door, chance) => ({ door, prize: chance.die(count) }),
    payoff: ({ door, prize }) => [(door! + prize!) / count],
  };
}

describe("too many actions and outcomes", () => {
  it("widen the tree step by step, with every action listed", async () => {
    const game = doors(150);
    const values: number[] = [];
    for (let seed = 0; seed < cases(8, 3); seed++) {
      const { actions, value, approximations } = await last(
        game,
        {},
        { simulations: 2000, widenActions: 8, widenOutcomes: 4, seed },
      );
      expect(actions).toHaveLength(150);
      const tried = actions.filter(({ visits }) => visits! > 0).length;
      expect(tried).toBeGreaterThan(8);
      expect(tried).toBeLessThan(150);
      expect(approximations).toEqual([{ kind: "sampled" }]);
      values.push(value!);
    }
    // The last door is worth 149 / 150 plus the mean prize; the best of many means is a little too large.
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(Math.abs(mean - (149 + 75.5) / 150)).toBeLessThan(0.12);
  });
});

describe("a tree kept from move to move", () => {
  it("is reused when the game reaches a position within it", async () => {
    const kept = new Map<string, unknown>();
    const options = { simulations: 2000, kept, solver: false };
    await last(ticTacToe, EMPTY, options);
    const after = ticTacToe.play(ticTacToe.play(EMPTY, 4, seededChance(0)), 0, seededChance(0));
    const again = await last(ticTacToe, after, { ...options, simulations: 100 });
    expect(again.simulations).toBe(100);
    expect(again.actions.reduce((sum, { visits }) => sum + visits!, 0)).toBeGreaterThan(150);
    const elsewhere = await last(ticTacToe, EMPTY, { ...options, simulations: 100 });
    expect(elsewhere.actions.reduce((sum, { visits }) => sum + visits!, 0)).toBe(100);
  });

  it("is reused after dice too, without changing the result", async () => {
    const game = pig(10);
    const kept = new Map<string, unknown>();
    await last(game, [3, 5, 0, 0], { simulations: 20_000, kept });
    const { low, high } = solveGame(game).at([3, 5, 4, 0]).value;
    const { value, actions } = await last(game, [3, 5, 4, 0], { simulations: 20_000, kept });
    expect(actions.reduce((sum, { visits }) => sum + visits!, 0)).toBeGreaterThan(20_500);
    expect(Math.abs(value! - (low + high) / 2)).toBeLessThan(0.02);
  });
});

describe("limits", () => {
  it("always leave a legal answer", async () => {
    for (const limit of [{ time: 0 }, { nodes: 0 }, { simulations: 0 }, { signal: AbortSignal.abort() }]) {
      const decision = await last(pig(100), [5, 5, 4, 0], limit);
      expect(decision.actions.map(({ action }) => action).sort()).toEqual(["hold", "roll"]);
      expect(decision.solved).toBe(false);
    }
  });

  it("stop at an abort while the event loop runs", async () => {
    const controller = new AbortController();
    setImmediate(() => controller.abort());
    const decision = await last(pig(100), [5, 5, 4, 0], { signal: controller.signal });
    expect(decision.stopped).toBe("abort");
    expect(decision.simulations).toBeGreaterThan(0);
  });

  it("of memory keep the tree small, and are reported", async () => {
    const decision = await last(ticTacToe, EMPTY, { simulations: 40_000, memory: 1, solver: false });
    expect(decision.approximations).toContainEqual({ kind: "memory" });
    expect(decision.simulations).toBe(40_000);
  });
});

describe("errors", () => {
  it("name the fix in one sentence", async () => {
    for (const [settings, message] of [
      [{ simulations: -1 }, "mcts: simulations must be a whole number, 0 or more, not -1."],
      [{ exploration: -1 }, "mcts: exploration must be a number, 0 or more, not -1."],
      [{ memory: 0 }, "mcts: memory must be a whole number, 1 or more, not 0."],
      [{ "widen-actions": 0 }, "mcts: widen-actions must be a whole number, 1 or more, not 0."],
      [{ "widen-outcomes": 0 }, "mcts: widen-outcomes must be a whole number, 1 or more, not 0."],
    ] as const)
      await expect(decide(ticTacToe, EMPTY, { algorithm: "mcts", settings })).rejects.toThrow(message);
    const hidden = { ...ticTacToe, facts: { ...ticTacToe.facts, hidden: true } };
    await expect(last(hidden, EMPTY, { simulations: 1 })).rejects.toThrow(
      "mcts would see what is hidden from the player: use ismcts or regret-ismcts.",
    );
    await expect(decide(ticTacToe, EMPTY, { algorithm: "mcts", depth: 3 })).rejects.toThrow(
      'mcts does not use "depth": limit it by simulations, time or nodes',
    );
    const over: TicTacToeState = [1, 1, 1, 2, 2, 0, 0, 0, 0];
    await expect(last(ticTacToe, over, { simulations: 1 })).rejects.toThrow("the game is over here");
  });
});
