import { seededChance } from "@tyche/engine";
import {
  BACKGAMMON,
  type BackgammonPlayer,
  backgammon,
  type Dice,
  equityOf,
  MoveGenerator,
  OUTCOME_COUNT,
  type OutcomeEvaluator,
  ROLLS,
} from "@tyche/games/backgammon";

/** Turns between two selected positions. */
const APART = 5;

/** The boards of a roll, side by side in the generator. */
export interface RollBoards {
  readonly at: number;
  readonly count: number;
  readonly player: BackgammonPlayer;
}

/**
 * Yields every distinct result of all 21 rolls from positions of games that an evaluator plays against itself; always
 * the same ones.
 *
 * @param generator receives the boards, from its first record on
 */
export function rollsOfGames(
  generator: MoveGenerator,
  evaluator: OutcomeEvaluator,
  positions: number,
): RollBoards[] {
  const chance = seededChance("rolls of games");
  const board = MoveGenerator.FIRST;
  const all: RollBoards[] = [];
  const record = generator.after(board) - board;
  let free = board + record;
  let player: BackgammonPlayer = 0;
  const generate = ([high, low]: Dice): RollBoards => {
    const roll = { at: free, count: generator.generate(board, player, high, low, free), player };
    free = generator.after(free, roll.count);
    return roll;
  };
  const { points } = backgammon().start(seededChance(0));
  generator.load(board, points, BACKGAMMON.checkers);
  for (let turn = 0; turn < positions * APART; turn++) {
    if (turn % APART === 0) all.push(...ROLLS.map(({ dice }) => generate(dice)));
    const kept = free;
    const { at, count } = generate(chance.dice(2, 6) as Dice);
    const chances = new Float64Array(OUTCOME_COUNT * count);
    evaluator.evaluate(generator, at, count, player, chances, 0);
    const from = generator.after(at, bestOfBoards(chances, count));
    generator.words.copyWithin(board, from, from + record);
    free = kept;
    if (generator.off(board, player) === BACKGAMMON.checkers)
      generator.load(board, points, BACKGAMMON.checkers);
    player = player === 0 ? 1 : 0;
  }
  return all;
}

/** The index of the board with the best equity among the first `count`, the first of equals. */
export function bestOfBoards(chances: Float64Array, count: number): number {
  let best = 0;
  for (let i = 1; i < count; i++)
    if (equityOf(chances, OUTCOME_COUNT * i) > equityOf(chances, OUTCOME_COUNT * best)) best = i;
  return best;
}
