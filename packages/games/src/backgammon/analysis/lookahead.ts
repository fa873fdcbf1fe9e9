import { BACKGAMMON, type Dice, opponentOf, type Play, type Player } from "../board.js";
import { MoveGenerator } from "../moves.js";
import { equityOf, OUTCOME_COUNT, turnOutcomes } from "../outcomes.js";
import { RECORD } from "../records.js";
import { ROLLS } from "../rolls.js";
import { type OutcomeEvaluator, writeWon } from "./evaluator.js";

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
  private readonly evaluator: OutcomeEvaluator;
  private readonly filters: Filters;
  private readonly checkers: number;
  private readonly generator = new MoveGenerator(4096);
  /** Five numbers for each record of the generator, at 5 times the record's index. */
  private chances = new Float64Array(0);
  /** Boards evaluated so far. */
  evaluations = 0;

  constructor(evaluator: OutcomeEvaluator, filters: Filters = USUAL_FILTERS, checkers = BACKGAMMON.checkers) {
    this.evaluator = evaluator;
    this.filters = filters;
    this.checkers = checkers;
  }

  /**
   * Every distinct play of a roll, best first: deeper ones first, then by equity.
   *
   * @param points 26 numbers seen by the player on roll
   * @param depth decisions looked ahead, from 1
   */
  rank(points: readonly number[], dice: Dice, depth: number): RatedPlay[] {
    const { generator } = this;
    const board = MoveGenerator.FIRST;
    generator.load(board, points, this.checkers);
    const results = board + RECORD;
    const count = generator.generate(board, 0, dice[0], dice[1], results);
    const free = results + count * RECORD;
    this.rate(results, count, 0);
    const depths = new Int32Array(count).fill(1);
    for (let level = 2; level <= depth; level++) {
      const { root } = this.filters;
      const filter = root[Math.min(level - 2, root.length - 1)]!;
      const last = Array.from(depths.keys()).filter((i) => depths[i] === level - 1);
      for (const i of this.passing(
        last.map((i) => results + i * RECORD),
        filter,
      )) {
        this.deepen(i, 0, level, free);
        depths[(i - results) / RECORD] = level;
      }
    }
    return Array.from(depths, (reached, i): RatedPlay => {
      const at = results + i * RECORD;
      const first = this.indexOf(at);
      return {
        play: generator.playOf(at, dice),
        points: generator.points(at),
        outcomes: Array.from(this.chances.subarray(first, first + OUTCOME_COUNT)),
        equity: equityOf(this.chances, first),
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
    this.generator.load(board, points, this.checkers);
    this.rate(board, 1, 0);
    if (depth > 1) this.deepen(board, 0, depth, board + RECORD);
    const first = this.indexOf(board);
    return Array.from(this.chances.subarray(first, first + OUTCOME_COUNT));
  }

  /** Of boards with chances, those that are worth a closer look, best first. */
  private passing(boards: readonly number[], { most, within }: MoveFilter): number[] {
    const equities = new Map(boards.map((at) => [at, equityOf(this.chances, this.indexOf(at))]));
    const sorted = [...boards].sort((a, b) => equities.get(b)! - equities.get(a)!);
    const best = equities.get(sorted[0]!)!;
    return sorted.filter((at, rank) => rank < most && best - equities.get(at)! <= within);
  }

  /** Lets the opponent of the player who has just played to `at` roll and reply, and writes what that is worth to the player. */
  private deepen(at: number, player: Player, depth: number, free: number): void {
    const { generator } = this;
    if (generator.off(at, player) === this.checkers) return;
    const opponent = opponentOf(player);
    const sums = [0, 0, 0, 0, 0];
    for (const { dice, probability } of ROLLS) {
      const count = generator.generate(at, opponent, dice[0], dice[1], free);
      this.rate(free, count, opponent);
      const best = this.indexOf(this.bestReply(free, count, opponent, depth - 1));
      for (let i = 0; i < OUTCOME_COUNT; i++) sums[i]! += probability * this.chances[best + i]!;
    }
    turnOutcomes(sums, 0, this.chances, this.indexOf(at));
  }

  /** Where the board is that the player likes best, its chances `depth` decisions deep. */
  private bestReply(results: number, count: number, player: Player, depth: number): number {
    const end = results + count * RECORD;
    if (depth === 1) return this.best(results, end);
    const boards = Array.from({ length: count }, (_, i) => results + i * RECORD);
    let best = results;
    let most = Number.NEGATIVE_INFINITY;
    for (const at of this.passing(boards, this.filters.reply)) {
      this.deepen(at, player, depth, end);
      const equity = equityOf(this.chances, this.indexOf(at));
      if (equity > most) {
        most = equity;
        best = at;
      }
    }
    return best;
  }

  private best(results: number, end: number): number {
    let best = results;
    let most = Number.NEGATIVE_INFINITY;
    for (let at = results; at < end; at += RECORD) {
      const equity = equityOf(this.chances, this.indexOf(at));
      if (equity > most) {
        most = equity;
        best = at;
      }
    }
    return best;
  }

  /** The evaluator's word on boards to which `player` has just played; exact where that ended the game. */
  private rate(at: number, count: number, player: Player): void {
    const { generator, checkers } = this;
    const needed = this.indexOf(at + count * RECORD);
    if (this.chances.length < needed) this.grow(needed);
    this.evaluations += count;
    this.evaluator.evaluate(generator, at, count, player, this.chances, this.indexOf(at));
    for (let i = 0; i < count; i++) {
      const board = at + i * RECORD;
      if (generator.off(board, player) === checkers)
        writeWon(generator, board, player, checkers, this.chances, this.indexOf(board));
    }
  }

  private indexOf(at: number): number {
    return (at / RECORD) * OUTCOME_COUNT;
  }

  private grow(needed: number): void {
    const grown = new Float64Array(Math.max(needed, 2 * this.chances.length, 8192));
    grown.set(this.chances);
    this.chances = grown;
  }
}
