import { type Chance, positionOf, seededChance } from "@tyche/engine";

import { GAMES, loadGame } from "@tyche/registry";
import { describe, expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";
import { cubeAdvice } from "../../backgammon/src/analysis/cube-advice.js";
import { CubeRollout } from "../../backgammon/src/analysis/cube-rollout.js";
import { meanOfTrials } from "../../backgammon/src/analysis/rollout.js";
import { cubeEvaluator } from "../../backgammon/src/cube/cube-evaluator.js";
import { cubeGame } from "../../backgammon/src/cube/cube-game.js";
import { type CubeState, cubeRules, NEW_CUBE } from "../../backgammon/src/cube/cube-rules.js";
import { withBearOff } from "../../backgammon/src/evaluation/bear-off.js";
import { pipsOnly } from "../../backgammon/src/evaluation/evaluator.js";

/** `Position.turn` at a chance node and at the end. */
const [CHANCE, OVER] = [-2, -1];
const SMALL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  minesweeper: { size: "3x3", mines: "2" },
};

/**
 * If probabilities add up to 1 at most, from left to right, then no mean of numbers up to 1 exceeds 1: floating-point
 * products and sums are monotone.
 */
describe("probabilities add up to 1, and never to more", () => {
  it.each(GAMES.map(({ name }) => name))("in %s", async (name) => {
    const { game } = await loadGame(name, SMALL[name]);
    const chance = seededChance(`probabilities of ${name}`);
    for (let i = 0; i < cases(40, 4); i++) {
      const position = positionOf(game, game.start(chance));
      const moves = new Int32Array(position.width);
      const probabilities = new Float64Array(position.width);
      for (let ply = 0; ply < 60 && position.turn() !== OVER; ply++) {
        const isChance = position.turn() === CHANCE;
        const count = isChance ? position.outcomes(moves, probabilities, 0) : position.moves(moves, 0);
        if (isChance) {
          let sum = 0;
          for (let k = 0; k < count; k++) sum += probabilities[k]!;
          // Values of 2048 are points.
          expect(sum).toBeLessThanOrEqual(name === "2048" ? 1 + 1e-14 : 1);
          expect(sum).toBeGreaterThan(1 - 1e-14);
        }
        position.play(moves[chance.die(count) - 1]!);
      }
    }
  });
});

describe("probabilities of backgammon are within 0 and 1", () => {
  /** Few checkers a side, so that many positions are won or lost for sure. */
  function endOf(chance: Chance): number[] {
    const points = new Array<number>(26).fill(0);
    for (let k = chance.die(4); k > 0; k--) points[chance.die(6)]!++;
    for (let k = chance.die(4); k > 0; k--) points[25 - chance.die(6)]!--;
    return points;
  }
  const letters = (points: readonly number[]): string =>
    points.map((n) => (n === 0 ? "-" : String.fromCharCode(n > 0 ? 64 + n : 96 - n))).join("");

  it("in cube advice", () => {
    const game = cubeGame({});
    const means = {
      evaluator: cubeEvaluator(() => withBearOff(pipsOnly), game.rules),
      positionAt: game.position,
      facts: game.facts,
    };
    for (let i = 0; i < cases(400, 15); i++) {
      const chance = seededChance(`cube ends ${i}`);
      const text = `XGID=${letters(i === 0 ? [0, 1, ...new Array(19).fill(0), -1, 0, 0, 0, 0] : endOf(chance))}:0:0:1:00:0:0:0:0:10`;
      const state = game.notation.parsePosition(text);
      const found = cubeAdvice(game.rules, state, { ...means, depth: i % 2 })!;
      for (const number of [...found.chances, found.marketLosers, found.takePoint, found.cashPoint])
        expect(number >= 0 && number <= 1, `${text}: ${number}`).toBe(true);
      if (i === 0) expect([found.chances[0], found.marketLosers, found.noDouble]).toEqual([1, 1, 1]);
    }
  });

  it("in rollouts", () => {
    for (let i = 0; i < cases(100, 10); i++) {
      const chance = seededChance(`rollout ends ${i}`);
      const rollout = new CubeRollout(cubeRules({ limit: 1 }), () => pipsOnly);
      const terms = { ...NEW_CUBE, score: [0, 0], crawford: false, result: 0 } as const;
      const state: CubeState = { ...terms, points: endOf(chance), dice: null, player: 1 };
      const trials = Array.from({ length: 9 }, () => rollout.trial(state, chance));
      for (const number of meanOfTrials(trials).outcomes) expect(number >= 0 && number <= 1).toBe(true);
    }
  });
});
