import { seededChance } from "@tyche/engine";
import { BACKGAMMON, type Dice, opponentOf, type Player, startPoints } from "../board.js";
import { MoveGenerator } from "../moves.js";
import { equityOf, OUTCOME_COUNT } from "../outcomes.js";
import { RECORD } from "../records.js";
import { ROLLS } from "../rolls.js";
import type { OutcomeEvaluator } from "./evaluator.js";

/** How fast an evaluator was. */
export interface EvaluationSpeed {
  /** Boards of one pass. */
  readonly boards: number;
  /** Milliseconds of the fastest pass. */
  readonly ms: number;
}

/** Positions of games whose rolls are evaluated, and turns from one of them to the next. */
const POSITIONS = 40;
const APART = 5;

/**
 * Evaluates every distinct result of all 21 rolls from positions of games that the evaluator plays against itself, one roll
 * at a time as play does, pass after pass. It runs wherever the evaluator does.
 *
 * @param now a clock in milliseconds
 * @param total milliseconds that all passes may take; there are three at least, of which the first ones compile the code
 */
export function evaluationSpeed(
  evaluator: OutcomeEvaluator,
  now: () => number,
  total = 2000,
): EvaluationSpeed {
  const generator = new MoveGenerator(16_384);
  const rolls = rollsOfGames(generator, evaluator);
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

/** The boards of a roll, side by side in the generator. */
interface Roll {
  readonly at: number;
  readonly count: number;
  readonly player: Player;
}

function rollsOfGames(generator: MoveGenerator, evaluator: OutcomeEvaluator): Roll[] {
  const chance = seededChance("evaluation speed");
  const board = MoveGenerator.FIRST;
  const all: Roll[] = [];
  let free = board + RECORD;
  let player: Player = 0;
  const generate = ([high, low]: Dice): Roll => {
    const roll = { at: free, count: generator.generate(board, player, high, low, free), player };
    free += roll.count * RECORD;
    return roll;
  };
  generator.load(board, startPoints(BACKGAMMON), BACKGAMMON.checkers);
  for (let turn = 0; turn < POSITIONS * APART; turn++) {
    if (turn % APART === 0) all.push(...ROLLS.map(({ dice }) => generate(dice)));
    const kept = free;
    const { at, count } = generate(chance.dice(2, 6) as Dice);
    const from = at + bestOfRoll(generator, evaluator, at, count, player) * RECORD;
    generator.words.copyWithin(board, from, from + RECORD);
    free = kept;
    if (generator.off(board, player) === BACKGAMMON.checkers)
      generator.load(board, startPoints(BACKGAMMON), BACKGAMMON.checkers);
    player = opponentOf(player);
  }
  return all;
}

function bestOfRoll(
  generator: MoveGenerator,
  evaluator: OutcomeEvaluator,
  at: number,
  count: number,
  player: Player,
): number {
  const chances = new Float64Array(OUTCOME_COUNT * count);
  evaluator.evaluate(generator, at, count, player, chances, 0);
  let best = 0;
  for (let i = 1; i < count; i++)
    if (equityOf(chances, OUTCOME_COUNT * i) > equityOf(chances, OUTCOME_COUNT * best)) best = i;
  return best;
}
