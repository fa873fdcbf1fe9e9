import { CHANCE, OVER, seededChance } from "@tyche/engine";
import { FilteredSearch, FULL_WIDTH } from "@tyche/engine/search";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { type OutcomeEvaluator, pipsOnly } from "../evaluation/evaluator.js";
import { OUTCOME_COUNT, turnOutcomes } from "../rules/outcomes.js";
import { cubeEvaluator, worthOf } from "./cube-evaluator.js";
import { cubeGame } from "./cube-game.js";
import type { CubePosition } from "./cube-position.js";
import type { CubeState } from "./cube-rules.js";
import { computedEquities } from "./match-equity.js";

const START = "-b----E-C---eE---c-e----B-";
/** GNU Backgammon 1.07's 0-ply results for two positions; its equities with the cube are in janowski.test.ts. */
const EVEN = [0.521514, 0.153921, 0.007563, 0.129847, 0.007546];
const LEAD = [0.658149, 0.302087, 0.016156, 0.082108, 0.003434];

/** An evaluator that gives the player on roll these outcome probabilities on every board. */
const always = (chances: readonly number[]): OutcomeEvaluator => ({
  name: "always",
  evaluate(_boards, _at, count, _player, into, to) {
    for (let i = 0; i < count; i++) turnOutcomes(chances, 0, into, to + i * OUTCOME_COUNT);
  },
});

/** The equity of the player on roll. */
function worth(options: Parameters<typeof cubeGame>[0], chances: readonly number[], rest: string): number {
  const { notation, position, rules } = cubeGame(options);
  const state = notation.parsePosition(`XGID=${START}:${rest}`);
  const value = worthOf(cubeEvaluator(() => always(chances), rules))(position(state));
  return state.player === 0 ? value : -value;
}

describe("value of a position with the cube", () => {
  it.each([
    ["0:0:1:00:0:0:0:0:10", EVEN, 0.09209],
    ["0:0:-1:00:0:0:0:0:10", EVEN, 0.09209],
    // Double and take are correct.
    ["0:0:1:00:0:0:0:0:10", LEAD, 0.86554],
    ["1:1:1:00:0:0:0:0:10", LEAD, 2 * 0.86554],
    ["1:1:-1:00:0:0:0:0:10", EVEN, -0.19113],
    ["0:0:1:D:0:0:0:0:10", EVEN, -0.19113],
    ["0:0:1:D:0:0:0:0:10", [0.9, 0, 0, 0, 0], 1],
    // With dice there is no cube decision.
    ["0:0:1:31:0:0:0:0:10", LEAD, 0.74513],
  ] as const)("for money: %s", (rest, chances, value) => {
    expect(Math.abs(worth({}, chances, rest) - value)).toBeLessThan(3e-5);
  });

  it("for money with Jacoby and beavers", () => {
    const rules = { jacoby: true, beavers: true };
    expect(worth(rules, EVEN, "0:0:1:31:0:0:3:0:10")).toBeCloseTo(0.08438, 4);
    // A double that is too early should be beavered.
    expect(worth(rules, EVEN, "0:0:1:D:0:0:3:0:10")).toBeCloseTo(2 * -0.19113, 4);
    expect(worth(rules, EVEN, "1:-1:1:B:0:0:3:0:10")).toBeCloseTo(2 * -0.19113, 4);
    // A wrong beaver is answered by a raccoon, which should be taken.
    expect(worth(rules, LEAD, "1:-1:1:B:0:0:3:0:10")).toBeCloseTo(4 * 0.86554, 3);
    expect(worth(rules, LEAD, "2:-1:1:R:0:0:3:0:10")).toBeCloseTo(4 * 0.86554, 3);
  });

  it("is 2p - 1 in a match for a match-winning probability p", () => {
    const table = computedEquities();
    const lost = (own: number, other: number): number => 2 * table.chance(own, other, false) - 1;
    // A sure loser passes, or loses a single game.
    expect(worth({ length: 7 }, [0, 0, 0, 0, 0], "0:0:1:31:3:2:0:7:10")).toBeCloseTo(lost(4, 4), 12);
    expect(worth({ length: 7 }, [0, 0, 0, 1, 0], "0:0:1:31:3:2:0:7:10")).toBeCloseTo(lost(4, 3), 12);
    expect(worth({ length: 7 }, [1, 0, 0, 0, 0], "0:0:1:D:3:2:0:7:10")).toBeCloseTo(lost(3, 5), 12);
    expect(worth({ length: 7 }, [0.6, 0.6, 0, 0, 0], "1:1:1:31:4:5:0:7:10")).toBeCloseTo(2 * 0.6 - 1, 12);
    expect(worth({ length: 1 }, EVEN, "0:0:1:31:0:0:0:1:10")).toBeCloseTo(2 * EVEN[0]! - 1, 12);
  });

  it("is what a resignation gives up, or more if it should be rejected", () => {
    const game = cubeGame({ resignations: true });
    const at = (chances: readonly number[], offer: string): number => {
      const state = game.notation.parsePosition(`XGID=${START}:1:1:1:00:0:0:0:0:10 resign=${offer}`);
      return worthOf(cubeEvaluator(() => always(chances), game.rules))(game.position(state));
    };
    expect(at([0, 0, 0, 0, 0], "single")).toBe(-2);
    expect(at([0, 0, 0, 0.5, 0], "single")).toBe(-3);
    expect(at([0, 0, 0, 0.5, 0], "gammon")).toBe(-4);
  });
});

/** States of seeded random games, including cube decisions. */
function statesOf(game: ReturnType<typeof cubeGame>, seed: string, count: number): CubeState[] {
  const chance = seededChance(seed);
  const found: CubeState[] = [];
  for (let state = game.start(chance); found.length < count; ) {
    if (game.turn(state) === OVER) state = game.start(chance);
    found.push(state);
    const actions = game.actions(state).filter((action) => action !== "pass" || chance.die(4) === 1);
    state = game.play(state, chance.pick(actions), chance);
  }
  return found;
}

describe("batches of positions with the cube", () => {
  it.each([{}, { jacoby: true, beavers: true }, { length: 3 }])(
    "evaluates all results of a turn as one by one (%j)",
    (options) => {
      const game = cubeGame(options);
      const evaluator = cubeEvaluator(() => pipsOnly, game.rules);
      const size = evaluator.components.length;
      const moves = new Int32Array(4096);
      for (const state of statesOf(game, "batches", 60)) {
        if (state.dice === null) continue;
        const position = game.position(state);
        const count = position.moves(moves, 0);
        const together = new Float64Array(count * size);
        expect(evaluator.putAfter!(position)).toBe(count);
        evaluator.judge(count, together, 0);
        const alone = new Float64Array(count * size);
        for (let i = 0; i < count; i++) {
          position.play(i);
          evaluator.put(position, i);
          position.undo();
        }
        evaluator.judge(count, alone, 0);
        expect(together).toEqual(alone);
      }
    },
  );

  /** Few checkers a side, so that games end within the search depth. */
  const ENDINGS = ["-A-A-----------------a-a--", "--B------------------aa---", "-CA---------------------a-"];

  it.each([
    [{}, "0:0:1:00:0:0:0:0:10"],
    [{ beavers: true }, "0:0:1:00:0:0:2:0:10"],
    [{ length: 3 }, "0:0:1:00:1:0:0:3:10"],
    [{}, "1:-1:1:00:0:0:0:0:10"],
  ])("searches through cube decisions like plain recursion (%j, %s)", (options, rest) => {
    const game = cubeGame(options);
    const evaluator = cubeEvaluator(() => pipsOnly, game.rules);
    const judge = worthOf(evaluator);
    // The moves of one position after those of the positions before it.
    const into = new Int32Array(1 << 16);
    const weights = new Float64Array(1 << 16);
    /** The value for player 0, searched `depth` checker turns deep. */
    const value = (position: CubePosition, depth: number, at = 0): number => {
      const turn = position.turn();
      if (turn === OVER) return position.payoff(0);
      // The next game of a match is valued by the score.
      if (depth === 0 || position.stage === "opening") return judge(position);
      const count = turn === CHANCE ? position.outcomes(into, weights, at) : position.moves(into, at);
      const end = at + count;
      const left = position.stage === "rolled" ? depth - 1 : depth;
      const values = Array.from(into.subarray(at, end), (move) => {
        position.play(move);
        const found = value(position, left, end);
        position.undo();
        return found;
      });
      if (turn === CHANCE) return values.reduce((sum, found, i) => sum + weights[at + i]! * found, 0);
      return turn === 0 ? Math.max(...values) : Math.min(...values);
    };
    for (const ending of ENDINGS.slice(0, cases(ENDINGS.length, 1))) {
      const position = game.position(game.notation.parsePosition(`XGID=${ending}:${rest}`));
      const search = new FilteredSearch(position, evaluator, game.facts, FULL_WIDTH);
      for (const depth of [1, 2])
        expect(search.expect(depth)[evaluator.components.length - 1]).toBeCloseTo(value(position, depth), 10);
    }
  });

  it("widens its filters with the stakes", () => {
    const unit = (options: Parameters<typeof cubeGame>[0], rest: string): number => {
      const { notation, position, batchEvaluators } = cubeGame(options);
      return batchEvaluators!.pips!.unit!(position(notation.parsePosition(`XGID=${START}:${rest}`)) as never);
    };
    expect(unit({}, "2:1:1:00:0:0:0:0:10")).toBe(4);
    const table = computedEquities();
    expect(unit({ length: 7 }, "0:0:1:00:0:0:0:7:10")).toBeCloseTo(
      table.chance(6, 7, false) - table.chance(7, 6, false),
      12,
    );
  });
});
