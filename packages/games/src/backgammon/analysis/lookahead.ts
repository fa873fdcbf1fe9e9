import { BACKGAMMON, type Dice, mirrored, opponentOf, type Play, type Player } from "../board.js";
import { RECORD } from "../board-records.js";
import { MoveGenerator } from "../moves.js";
import { OUTCOME_COUNT, turnOutcomes } from "../outcomes.js";
import { ROLLS } from "../rolls.js";
import type { OutcomeEvaluator } from "./evaluator.js";
import { RatedBoards } from "./rated-boards.js";

/** Which plays are worth a closer look: at most so many, and none that is further behind the best one, in points. */
export interface MoveFilter {
  readonly most: number;
  readonly within: number;
}

/** Filters by how deep the plays that pass are then looked at. */
export interface Filters {
  /** For the plays of the position that is asked about: `root[0]` for depth 2, `root[1]` for depth 3, the last for all deeper. */
  readonly root: readonly MoveFilter[];
  /** For the replies further down; they are only filtered where they are looked at more closely, from depth 3 on. */
  readonly reply: MoveFilter;
}

/** Nothing is left out. */
export const FULL_WIDTH: Filters = {
  root: [{ most: Number.POSITIVE_INFINITY, within: Number.POSITIVE_INFINITY }],
  reply: { most: Number.POSITIVE_INFINITY, within: Number.POSITIVE_INFINITY },
};

/** As wide as experience with other programs asks for at depth 2, and narrower beyond. */
export const USUAL_FILTERS: Filters = {
  root: [
    { most: 8, within: 0.16 },
    { most: 4, within: 0.08 },
  ],
  reply: { most: 2, within: 0.04 },
};

/** A play and what it is worth. */
export interface RatedPlay {
  readonly play: Play;
  /** The 26 numbers after it, seen by the player who made it. */
  readonly points: readonly number[];
  /** The five chances of the player who made it; see `OUTCOMES`. */
  readonly outcomes: readonly number[];
  readonly equity: number;
  /** Decisions looked ahead, the play itself included: 1 is the evaluator's word on the board after it. */
  readonly depth: number;
}

/**
 * Expectiminimax over whole turns that carries the five chances instead of one number, all 21 rolls at each turn, with
 * move filters. Every player takes what has the best equity for money without a cube.
 *
 * The boards of a roll are evaluated in one go. With any filter the result is approximate: a play that is left out may be the best.
 */
export class Lookahead {
  private readonly boards: RatedBoards;
  private readonly filters: Filters;

  constructor(evaluator: OutcomeEvaluator, filters: Filters = USUAL_FILTERS, checkers = BACKGAMMON.checkers) {
    this.boards = new RatedBoards(evaluator, checkers);
    this.filters = filters;
  }

  /** Boards evaluated so far. */
  get evaluations(): number {
    return this.boards.evaluations;
  }

  /**
   * Every distinct play of a roll, best first: deeper ones first, then by equity.
   *
   * @param points 26 numbers seen by the player on roll
   * @param depth decisions looked ahead, from 1
   * @param always a board after a play that no filter may leave out
   */
  rank(points: readonly number[], dice: Dice, depth: number, always?: readonly number[]): RatedPlay[] {
    const { boards } = this;
    const { generator } = boards;
    const board = MoveGenerator.FIRST;
    generator.load(board, points, boards.checkers);
    const results = board + RECORD;
    const count = boards.play(board, 0, dice, results);
    const free = results + count * RECORD;
    const depths = new Map(Array.from({ length: count }, (_, i) => [results + i * RECORD, 1]));
    const wanted = always?.join();
    const kept =
      wanted === undefined ? [] : [...depths.keys()].filter((at) => generator.points(at).join() === wanted);
    for (let level = 2; level <= depth; level++) {
      const { root } = this.filters;
      const filter = root[Math.min(level - 2, root.length - 1)]!;
      const last = [...depths.keys()].filter((at) => depths.get(at) === level - 1);
      for (const at of new Set([...this.passing(last, filter), ...kept])) {
        this.deepen(at, 0, level, free);
        depths.set(at, level);
      }
    }
    return Array.from(depths, ([at, reached]): RatedPlay => {
      return {
        play: generator.playOf(at, dice),
        points: generator.points(at),
        outcomes: boards.outcomes(at),
        equity: boards.equity(at),
        depth: reached,
      };
    }).sort((a, b) => b.depth - a.depth || b.equity - a.equity);
  }

  /**
   * The five chances of the player who has just played.
   *
   * @param points seen by that player; the opponent is on roll
   * @param depth 1 is the evaluator's word, each more lets a player roll and play
   */
  outcomes(points: readonly number[], depth: number): number[] {
    const board = MoveGenerator.FIRST;
    this.boards.load(board, points, 0);
    if (depth > 1) this.deepen(board, 0, depth, board + RECORD);
    return this.boards.outcomes(board);
  }

  /**
   * What the opponent would do with each of the 21 rolls after a play.
   *
   * @param points after the play, seen by the player who made it
   * @param depth decisions that the replies are looked ahead, from 1
   */
  replies(points: readonly number[], depth: number): { readonly dice: Dice; readonly best: RatedPlay }[] {
    const seen = mirrored(points);
    return ROLLS.map(({ dice }) => ({ dice, best: this.rank(seen, dice, depth)[0]! }));
  }

  /** Of rated boards those that are worth a closer look, best first. */
  private passing(boards: readonly number[], { most, within }: MoveFilter): number[] {
    const equities = new Map(boards.map((at) => [at, this.boards.equity(at)]));
    const sorted = [...boards].sort((a, b) => equities.get(b)! - equities.get(a)!);
    const best = equities.get(sorted[0]!)!;
    return sorted.filter((at, rank) => rank < most && best - equities.get(at)! <= within);
  }

  /** Lets the opponent of the player who has just played to `at` roll and reply, and writes what that is worth to the player. */
  private deepen(at: number, player: Player, depth: number, free: number): void {
    const { boards } = this;
    if (boards.isWon(at, player)) return;
    const opponent = opponentOf(player);
    const sums = [0, 0, 0, 0, 0];
    for (const { dice, probability } of ROLLS) {
      const count = boards.play(at, opponent, dice, free);
      const best = boards.indexOf(this.bestReply(free, count, opponent, depth - 1));
      for (let i = 0; i < OUTCOME_COUNT; i++) sums[i]! += probability * boards.chances[best + i]!;
    }
    turnOutcomes(sums, 0, boards.chances, boards.indexOf(at));
  }

  /** Where the board is that the player likes best, its chances `depth` decisions deep. */
  private bestReply(results: number, count: number, player: Player, depth: number): number {
    if (depth === 1) return this.boards.best(results, count);
    const free = results + count * RECORD;
    const all = Array.from({ length: count }, (_, i) => results + i * RECORD);
    let best = results;
    let most = Number.NEGATIVE_INFINITY;
    for (const at of this.passing(all, this.filters.reply)) {
      this.deepen(at, player, depth, free);
      const equity = this.boards.equity(at);
      if (equity > most) {
        most = equity;
        best = at;
      }
    }
    return best;
  }
}
