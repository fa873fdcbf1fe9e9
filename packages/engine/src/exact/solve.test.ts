import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { neverOver } from "../../test/endless-games.js";
import { FastPig } from "../../test/fast-pig.js";
import { GRAPH_FACTS, type GraphNode, GraphPosition, oracle, randomGraph } from "../../test/random-graph.js";
import { type PigState, pig, ticTacToe } from "../../test/sample-games.js";
import { seededChance } from "../chance/seeded.js";
import { sfc32 } from "../chance/sfc32.js";
import { Budget } from "../contract/budget.js";
import type { Decision } from "../contract/decision.js";
import { type Game, OVER } from "../contract/game.js";
import { positionOf } from "../position/adapter.js";
import { methodNamed } from "../think/table.js";
import { decide } from "../think/think.js";
import { stateGraph } from "./graph.js";
import { searchOrSolve } from "./method.js";
import { retrograde } from "./retrograde.js";
import { solveGame } from "./solve.js";
import { solvedDecision } from "./solved-decision.js";
import { iterateValues } from "./value-iteration.js";

const unlimited = (): Budget => new Budget({});

/** The result of all steps. */
function whole<Result>(steps: Generator<unknown, Result, void>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value as Result;
  }
}

describe("a decision from a solution", () => {
  it("is not solved if play can go on for ever and the interval stays open", () => {
    const solution = solveGame(neverOver);
    const start = neverOver.start(seededChance(1));
    const { low, high } = solution.at(start).value;
    expect(high - low).toBeGreaterThan(0.1);
    const decision = solvedDecision(neverOver, start, solution);
    expect(decision.solved).toBe(false);
    expect(decision.actions.map(({ bound }) => bound)).toEqual(["estimate", "estimate"]);
    return expect(decide(neverOver, start, { algorithm: "exact" })).resolves.toMatchObject({ solved: false });
  });

  it("is solved if the interval closes", () => {
    const game = pig(12);
    const start = game.start(seededChance(1));
    const decision = solvedDecision(game, start, solveGame(game));
    expect(decision.solved).toBe(true);
    expect(decision.actions.every(({ bound }) => bound === "exact")).toBe(true);
  });
});

describe("value iteration", () => {
  it("gives the same values from rules and native positions in a small Pig", () => {
    const slow = solveGame(pig(12));
    const fast = solveGame({ ...pig(12), position: (state: PigState) => new FastPig(12, state) });
    expect(slow.value.low).toBeCloseTo(fast.value.low, 10);
    expect(slow.value.high - slow.value.low).toBeLessThan(1e-10);
  });

  it("Piglet to 2: exact fractions", () => {
    const piglet: Game<PigState, "flip" | "hold"> = {
      ...(pig(2) as unknown as Game<PigState, "flip" | "hold">),
      actions: (state) => (pig(2).turn(state) === OVER ? [] : state[2] > 0 ? ["flip", "hold"] : ["flip"]),
      play: ([own, other, total, player], action, chance) => {
        if (action === "hold") return [other, own + total, 0, 1 - player];
        return chance.die(2) === 1 ? [other, own, 0, 1 - player] : [own, other, total + 1, player];
      },
    };
    const solution = solveGame(piglet);
    for (const [state, value] of [
      [[0, 0, 0], 4 / 7],
      [[0, 0, 1], 5 / 7],
      [[0, 1, 0], 2 / 5],
      [[0, 1, 1], 3 / 5],
      [[1, 0, 0], 4 / 5],
      [[1, 1, 0], 2 / 3],
    ] as const) {
      const { low, high } = solution.at([...state, 0] as unknown as PigState).value;
      expect(low).toBeLessThanOrEqual(value);
      expect(high).toBeGreaterThanOrEqual(value);
      expect(high - low).toBeLessThan(1e-10);
      // The same from the other player's side.
      expect(1 - solution.at([...state, 1] as unknown as PigState).value.low).toBeCloseTo(value, 10);
    }
  });

  it("craps: the pass line wins 244 of 495", () => {
    const craps: Game<number, "roll"> = {
      name: "craps",
      facts: { players: 1, zeroSum: false, bounds: [0, 1], cycles: true, chance: true },
      start: () => 0,
      turn: (point) => (point < 0 ? OVER : 0),
      actions: (point) => (point < 0 ? [] : ["roll"]),
      // -1: won, -2: lost, 0: come-out roll, else the point.
      play: (point, _, chance) => {
        const sum = chance.die(6) + chance.die(6);
        if (point === 0)
          return sum === 7 || sum === 11 ? -1 : sum === 2 || sum === 3 || sum === 12 ? -2 : sum;
        return sum === point ? -1 : sum === 7 ? -2 : point;
      },
      payoff: (point) => [point === -1 ? 1 : 0],
    };
    const { value, nodes } = solveGame(craps);
    expect(value.low).toBeLessThanOrEqual(244 / 495);
    expect(value.high).toBeGreaterThanOrEqual(244 / 495);
    expect(value.high - value.low).toBeLessThan(1e-10);
    expect(nodes).toBe(7 + 2 + 7);
  });

  it("agrees with the direct definition on random games, with the value inside its interval", () => {
    for (let seed = 0; seed < cases(400, 15); seed++) {
      const graph = randomGraph(`solve ${seed}`);
      const states = whole(stateGraph([new GraphPosition(graph)], 1000, unlimited()));
      const { low, high } = whole(iterateValues(states, GRAPH_FACTS, {}, unlimited()));
      const value = oracle(graph, 0, 1000, "decision");
      const root = new GraphPosition(graph);
      const node = states.find(root.hashLow(), root.hashHigh());
      expect(low[node]).toBeLessThanOrEqual(value + 1e-15);
      expect(high[node]).toBeGreaterThanOrEqual(value - 1e-15);
      expect(high[node]! - low[node]!).toBeLessThan(1e-12);
    }
  });

  it("leaves the interval open if a player may play on for ever", () => {
    // Max may stay for ever or leave for -0.5.
    const graph: GraphNode[] = [
      { turn: 0, children: [0, 1], probabilities: [], value: 0 },
      { turn: OVER, children: [], probabilities: [], value: -0.5 },
    ];
    const states = whole(stateGraph([new GraphPosition(graph)], 10, unlimited()));
    const { low, high } = whole(iterateValues(states, GRAPH_FACTS, {}, unlimited()));
    const root = states.turn.indexOf(0);
    expect([low[root], high[root]]).toEqual([-0.5, 1]);
  });

  it("rejects what it cannot solve, with one sentence", () => {
    expect(() => solveGame(pig(30), { limit: 100 })).toThrow("More than 100 positions can be reached");
    expect(() => solveGame(pig(6), { enumeration: { limit: 2 } })).toThrow("raise enumeration.limit");
    let plays = 0;
    const counted = {
      ...pig(100),
      play: (...given: Parameters<ReturnType<typeof pig>["play"]>) => {
        plays++;
        return pig(100).play(...given);
      },
    };
    expect(() => solveGame(counted, { enumeration: { limit: 2 } })).toThrow("raise enumeration.limit");
    // On the first call some rules are tried before anything is solved.
    plays = 0;
    expect(() => solveGame(counted, { enumeration: { limit: 2 } })).toThrow("raise enumeration.limit");
    // It fails at the first chance node, before the whole game is visited; two states of one key were compared.
    expect(plays).toBeLessThan(600);
    const endless = {
      ...pig(6),
      facts: { ...pig(6).facts, sum: 1, bounds: [0, Number.POSITIVE_INFINITY] as const },
    };
    expect(() => solveGame(endless)).toThrow("finite bounds");
    expect(() => solveGame(pig(6), { method: "retrograde" })).toThrow("use value iteration");
    for (const limits of [{ time: 0 }, { signal: AbortSignal.abort() }])
      expect(() => solveGame(pig(30), limits)).toThrow("pig: a limit was reached before the game was solved");
  });

  it("is used by the method exact, which keeps the solution for all positions that it reached", async () => {
    const kept = new Map<string, unknown>();
    const game = pig(12);
    const values = new Map<string, number>();
    for (const state of [
      [9, 9, 0, 0],
      [9, 10, 2, 0],
      [0, 0, 0, 0],
      [3, 9, 0, 1],
    ] as const) {
      const { value, stopped } = await decide(game, state, { algorithm: "exact", kept });
      expect(stopped).toBe("solved");
      const { low, high } = solveGame(game, { from: state }).value;
      expect(value).toBeCloseTo((low + high) / 2, 10);
      values.set(state.join(), value!);
    }
    expect(new Set(values.values()).size).toBe(4);
  });
});

describe("retrograde analysis", () => {
  it("tic-tac-toe: a draw in 5,478 positions", () => {
    const solution = solveGame(ticTacToe);
    expect(solution.method).toBe("retrograde");
    expect(solution.nodes).toBe(5478);
    expect(solution.value).toEqual({ low: 0, high: 0 });
    // No path is longer than the nine moves; checks of states that grow for ever rely on the length.
    let longest = 0;
    const check = (_: unknown, depth: number): void => {
      longest = Math.max(longest, depth);
    };
    whole(stateGraph([positionOf(ticTacToe, Array(9).fill(0))], 5478, unlimited(), check));
    expect(longest).toBe(9);
    // X in a corner, O on an edge: X wins.
    expect(solution.at([1, 2, 0, 0, 0, 0, 0, 0, 0]).value).toEqual({ low: 1, high: 1 });
  });

  it("equals a fixed point from both sides on random graphs with cycles", () => {
    const next = sfc32("cycles");
    let endless = 0;
    for (let game = 0; game < cases(1000); game++) {
      const size = 6 + (next() % 20);
      const graph = Array.from({ length: size }, (): GraphNode => {
        const over = next() % 4 === 0;
        const value = ((next() % 5) - 2) / 2;
        const children = new Set(Array.from({ length: 1 + (next() % 3) }, () => next() % size));
        return over
          ? { turn: OVER, children: [], probabilities: [], value }
          : { turn: next() % 2, children: [...children], probabilities: [], value };
      });
      const states = whole(stateGraph([new GraphPosition(graph)], 100, unlimited()));
      const { value } = whole(retrograde(states, GRAPH_FACTS, 0, unlimited()));
      // A value v > 0 is what max can force in finitely many steps: the limit from the value 0 everywhere, where
      // endless play gains nothing; likewise for values below 0. Both limits are plain value iteration from 0 at the
      // ends not reached.
      const plain = plainValues(graph);
      for (let id = 0; id < size; id++) {
        const at = new GraphPosition(graph, id);
        const node = states.find(at.hashLow(), at.hashHigh());
        if (node < 0) continue;
        expect(value[node], JSON.stringify({ game, id, graph })).toBe(plain[id]);
        if (plain[id] === 0) endless++;
      }
    }
    expect(endless).toBeGreaterThan(100);
  });
});

/**
 * Values of a graph without chance in which endless play is worth 0: those of 200 steps followed by a stop worth 0.
 */
function plainValues(graph: readonly GraphNode[]): number[] {
  let values = graph.map((node) => (node.turn === OVER ? node.value : 0));
  for (let step = 0; step < 200; step++) {
    values = graph.map((node) => {
      if (node.turn === OVER) return node.value;
      const children = node.children.map((child) => values[child]!);
      return node.turn === 0 ? Math.max(...children) : Math.min(...children);
    });
  }
  return values.map((value) => value + 0);
}

describe("a search of the whole depth", () => {
  /** Two players move a token 20 times along a row; what a square pays at the end depends on all of it. */
  const row = (plies: number): Game<readonly [ply: number, at: number], number> => ({
    name: "row",
    facts: { players: 2, zeroSum: true, bounds: [0, 1], cycles: false, chance: false },
    start: () => [0, 0],
    turn: ([ply]) => (ply === plies ? OVER : ply % 2),
    actions: () => [0, 1, 3, 7],
    play: ([ply, at], step) => [ply + 1, (at * 3 + step) % 1009],
    payoff: ([, at]) => [((at * 7919) % 101) / 100, 1 - ((at * 7919) % 101) / 100],
  });

  it("is answered by the solution where it takes too long, and the game is no deeper", async () => {
    const search = methodNamed<unknown, unknown>("alpha-beta");
    const last = async (depth: number, few: number) => {
      const game = row(20) as unknown as Game<unknown, unknown>;
      let decision: Decision<unknown> | undefined;
      for await (decision of searchOrSolve(search, game, [0, 0], { depth, table: false }, few));
      return decision!;
    };
    const truth = solveGame(row(20)).value.low;
    const solved = await last(20, 30_000);
    expect([solved.algorithm, solved.solved]).toEqual(["exact", true]);
    expect(solved.value).toBeCloseTo(truth, 12);
    // Deeper than asked, or too large: the search itself answers.
    const [shallow, large] = [await last(6, 1000), await last(7, 500)];
    expect([shallow.algorithm, shallow.depth, large.algorithm, large.depth]).toEqual([
      "alpha-beta",
      6,
      "alpha-beta",
      7,
    ]);
    expect((await decide(row(20), [0, 0], { depth: 20 })).value).toBeCloseTo(truth, 12);
  });
});
