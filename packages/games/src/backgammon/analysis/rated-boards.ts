import { grown } from "../../kit/numbers.js";
import {
  BACKGAMMON,
  type BackgammonPlayer,
  type Dice,
  mirrored,
  opponentOf,
  winKind,
} from "../board/board.js";
import { RECORD } from "../board/board-records.js";
import { MoveGenerator } from "../board/moves.js";
import { equityOf, OUTCOME_COUNT, wonOutcomes } from "../board/outcomes.js";
import type { OutcomeEvaluator } from "../evaluation/evaluator.js";

/** Boards of the move generator, each with the five outcome probabilities of the player who has just played. */
export class RatedBoards {
  readonly generator = new MoveGenerator(4096);
  readonly checkers: number;
  /** Five numbers per board; see `indexOf`. */
  chances = new Float64Array(8192);
  /** Number of boards evaluated so far. */
  evaluations = 0;
  private readonly evaluator: OutcomeEvaluator;

  constructor(evaluator: OutcomeEvaluator, checkers = BACKGAMMON.checkers) {
    this.evaluator = evaluator;
    this.checkers = checkers;
  }

  /** Index in `chances` of the first probability of the board at word offset `at`. */
  indexOf(at: number): number {
    return (at / RECORD) * OUTCOME_COUNT;
  }

  equity(at: number): number {
    return equityOf(this.chances, this.indexOf(at));
  }

  /** A copy of a board's five outcome probabilities. */
  outcomes(at: number): number[] {
    const first = this.indexOf(at);
    return Array.from(this.chances.subarray(first, first + OUTCOME_COUNT));
  }

  /** Loads a board and evaluates it for `player`, who has just played. */
  load(at: number, points: readonly number[], player: BackgammonPlayer): void {
    this.generator.reserve(at, 1);
    this.generator.load(at, points, this.checkers);
    this.rate(at, 1, player);
  }

  /**
   * Generates all distinct plays of a roll side by side from `into`, and evaluates them.
   * @returns the number of plays
   */
  play(from: number, player: BackgammonPlayer, [high, low]: Dice, into: number): number {
    const count = this.generator.generate(from, player, high, low, into);
    this.rate(into, count, player);
    return count;
  }

  /** Word offset of the board with the best equity; the first of equals. */
  best(results: number, count: number): number {
    let best = results;
    let most = Number.NEGATIVE_INFINITY;
    const end = results + count * RECORD;
    for (let at = results; at < end; at += RECORD) {
      const equity = this.equity(at);
      if (equity > most) {
        most = equity;
        best = at;
      }
    }
    return best;
  }

  /** Whether the player has borne off every checker. */
  isWon(at: number, player: BackgammonPlayer): boolean {
    return this.generator.off(at, player) === this.checkers;
  }

  /** Evaluates boards; a finished game gets its exact result. */
  private rate(at: number, count: number, player: BackgammonPlayer): void {
    const needed = this.indexOf(at + count * RECORD);
    if (this.chances.length < needed)
      this.chances = grown(this.chances, Math.max(needed, 2 * this.chances.length));
    this.evaluations += count;
    this.evaluator.evaluate(this.generator, at, count, player, this.chances, this.indexOf(at));
    for (let board = at; board < at + count * RECORD; board += RECORD)
      if (this.isWon(board, player)) this.writeWon(board, player);
  }

  private writeWon(at: number, winner: BackgammonPlayer): void {
    const loser = opponentOf(winner);
    const points = this.generator.points(at);
    const kind =
      this.generator.off(at, loser) > 0 ? 1 : winKind(loser === 0 ? points : mirrored(points), this.checkers);
    wonOutcomes(kind, this.chances, this.indexOf(at));
  }
}
