import { equityOf, MoveGenerator, OUTCOME_COUNT, type OutcomeEvaluator } from "@tyche/games/backgammon";
import { bestOfBoards, rollsOfGames } from "./rolls-of-games.js";

/** The measured speed of an evaluator. */
export interface EvaluationSpeed {
  /** Number of boards per pass. */
  readonly boards: number;
  /** Duration of the fastest pass in milliseconds. */
  readonly ms: number;
}

/** Number of game positions whose rolls are evaluated. */
const POSITIONS = 40;

/**
 * Evaluates every distinct result of all 21 rolls from positions of games that the evaluator plays against itself, one
 * roll at a time as in play, in repeated passes. It runs in any environment that the evaluator supports.
 *
 * @param now returns the time in milliseconds
 * @param total time limit of all passes in milliseconds; there are at least three, the first of which also compile the
 * code
 */
export function evaluationSpeed(
  evaluator: OutcomeEvaluator,
  now: () => number,
  total = 2000,
): EvaluationSpeed {
  const generator = new MoveGenerator(16_384);
  const rolls = rollsOfGames(generator, evaluator, POSITIONS);
  const boards = rolls.reduce((sum, { count }) => sum + count, 0);
  const chances = new Float64Array(OUTCOME_COUNT * Math.max(...rolls.map(({ count }) => count)));
  const pass = (): number => {
    const start = now();
    for (const { at, count, player } of rolls) evaluator.evaluate(generator, at, count, player, chances, 0);
    return now() - start;
  };
  const end = now() + total;
  let ms = Number.POSITIVE_INFINITY;
  for (let passes = 0; passes < 3 || now() < end; passes++) ms = Math.min(ms, pass());
  return { boards, ms };
}

/** The difference between two evaluators. */
export interface EvaluationDifference {
  readonly boards: number;
  /** Of equity, in points. */
  readonly mean: number;
  readonly largest: number;
  /** The share of rolls for which both prefer the same play. */
  readonly samePlay: number;
}

/** Compares two evaluators on every distinct result of all 21 rolls from positions of games of the first one. */
export function evaluationDifference(
  one: OutcomeEvaluator,
  other: OutcomeEvaluator,
  positions: number,
): EvaluationDifference {
  const generator = new MoveGenerator(16_384);
  const rolls = rollsOfGames(generator, one, positions);
  const most = OUTCOME_COUNT * Math.max(...rolls.map(({ count }) => count));
  const [ofOne, ofOther] = [new Float64Array(most), new Float64Array(most)];
  let boards = 0;
  let sum = 0;
  let largest = 0;
  let same = 0;
  for (const { at, count, player } of rolls) {
    one.evaluate(generator, at, count, player, ofOne, 0);
    other.evaluate(generator, at, count, player, ofOther, 0);
    for (let i = 0; i < OUTCOME_COUNT * count; i += OUTCOME_COUNT) {
      const difference = Math.abs(equityOf(ofOne, i) - equityOf(ofOther, i));
      sum += difference;
      largest = Math.max(largest, difference);
    }
    boards += count;
    if (bestOfBoards(ofOne, count) === bestOfBoards(ofOther, count)) same++;
  }
  return { boards, mean: sum / boards, largest, samePlay: same / rolls.length };
}
