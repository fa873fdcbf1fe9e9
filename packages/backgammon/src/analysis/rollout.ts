import type { Chance } from "@tyche/engine";
import { RunningMean } from "@tyche/engine/statistics";
import { asProbability, grown } from "@tyche/games";
import { writeWon } from "../evaluation/chances-evaluator.js";
import type { OutcomeEvaluator } from "../evaluation/evaluator.js";
import { BACKGAMMON, type BackgammonPlayer, type Dice, opponentOf, ROLLS } from "../rules/board.js";
import { RECORD } from "../rules/board-records.js";
import { MoveGenerator } from "../rules/moves.js";
import { equityOf, OUTCOME_COUNT, turnOutcomes } from "../rules/outcomes.js";

/** Settings of a rollout. */
export interface RolloutSettings {
  /** Number of turns after which the static evaluation is used. Default: games are played to the end. */
  readonly turns?: number;
  /** Whether luck is subtracted from the results. Default true. */
  readonly varianceReduction?: boolean;
}

/** The result of one game: five outcome probabilities and their equity. */
export type Trial = readonly number[];

/** The mean of trials with its 95 % confidence interval; estimated probabilities are clamped to 0..1. */
export interface RolloutMean {
  readonly trials: number;
  readonly outcomes: readonly number[];
  readonly equity: number;
  /** Half width of the 95 % confidence interval around the equity. */
  readonly halfWidth: number;
}

const CHECKERS = BACKGAMMON.checkers;

/** Boards of the move generator, each with the five outcome probabilities of the player who has just played. */
class RatedBoards {
  readonly generator = new MoveGenerator(4096);
  /** Five numbers per board; see `indexOf`. */
  chances = new Float64Array(8192);
  private readonly evaluator: OutcomeEvaluator;

  constructor(evaluator: OutcomeEvaluator) {
    this.evaluator = evaluator;
  }

  /** Index in `chances` of the first probability of the board at word offset `at`. */
  indexOf(at: number): number {
    return (at / RECORD) * OUTCOME_COUNT;
  }

  /** Loads a board and evaluates it for `player`, who has just played. */
  load(at: number, points: readonly number[], player: BackgammonPlayer): void {
    this.generator.reserve(at, 1);
    this.generator.load(at, points, CHECKERS);
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
      const equity = equityOf(this.chances, this.indexOf(at));
      if (equity > most) {
        most = equity;
        best = at;
      }
    }
    return best;
  }

  /** Whether the player has borne off every checker. */
  isWon(at: number, player: BackgammonPlayer): boolean {
    return this.generator.off(at, player) === CHECKERS;
  }

  /** Evaluates boards; a finished game gets its exact result. */
  private rate(at: number, count: number, player: BackgammonPlayer): void {
    const needed = this.indexOf(at + count * RECORD);
    if (this.chances.length < needed)
      this.chances = grown(this.chances, Math.max(needed, 2 * this.chances.length));
    this.evaluator.evaluate(this.generator, at, count, player, this.chances, this.indexOf(at));
    for (let board = at; board < at + count * RECORD; board += RECORD)
      if (this.isWon(board, player))
        writeWon(this.generator, board, player, CHECKERS, this.chances, this.indexOf(board));
  }
}

/**
 * Estimates the value of a position by playing games from it. Both sides make the play that the evaluator rates best.
 *
 * The luck of every roll is subtracted from the result: the evaluation of the best reply to that roll, less the mean
 * evaluation of the best replies to all 21 rolls. Its expectation is zero whatever the evaluator, so the mean stays
 * unbiased, and a better evaluator leaves less variance (Zare, "Hedging toward skill", 2000; control variates in
 * statistics).
 */
export class Rollout {
  private readonly boards: RatedBoards;
  private readonly turns: number;
  private readonly reduces: boolean;

  constructor(
    evaluator: OutcomeEvaluator,
    { turns = Number.POSITIVE_INFINITY, varianceReduction = true }: RolloutSettings = {},
  ) {
    this.boards = new RatedBoards(evaluator);
    this.turns = turns;
    this.reduces = varianceReduction;
  }

  /**
   * Plays one game, from the view of the player who has just played; the opponent is on roll. With luck subtracted, its
   * probabilities may be outside 0..1.
   *
   * @param points from that player's view
   */
  trial(points: readonly number[], chance: Chance): Trial {
    const { boards } = this;
    const at = MoveGenerator.FIRST;
    const free = at + RECORD;
    const luck = new Float64Array(OUTCOME_COUNT);
    boards.load(at, points, 0);
    let player: BackgammonPlayer = 0;
    for (let turn = 0; turn < this.turns && !boards.isWon(at, player); turn++) {
      player = opponentOf(player);
      const [high, low] = chance.dice(2, 6) as Dice;
      const reply = this.reduces
        ? this.replyAndLuck(at, player, high, low, free, luck)
        : boards.best(free, boards.play(at, player, [high, low], free));
      boards.generator.words.copyWithin(at, reply, reply + RECORD);
      const from = boards.indexOf(reply);
      boards.chances.copyWithin(boards.indexOf(at), from, from + OUTCOME_COUNT);
    }
    const result = new Float64Array(OUTCOME_COUNT);
    const first = boards.indexOf(at);
    if (player === 0) result.set(boards.chances.subarray(first, first + OUTCOME_COUNT));
    else turnOutcomes(boards.chances, first, result, 0);
    const outcomes = Array.from(result, (value, i) => value - luck[i]!);
    return [...outcomes, equityOf(outcomes)];
  }

  /**
   * Copies the best reply to the roll to an offset that no other roll overwrites, and adds its luck from player 0's
   * view.
   */
  private replyAndLuck(
    at: number,
    player: BackgammonPlayer,
    high: number,
    low: number,
    free: number,
    luck: Float64Array,
  ): number {
    const { boards } = this;
    const results = free + RECORD;
    // Added up before the roll is compared with them, so that equal chances leave no luck.
    const mean = new Float64Array(OUTCOME_COUNT);
    const lucky = new Float64Array(OUTCOME_COUNT);
    for (const { dice, probability } of ROLLS) {
      const best = boards.best(results, boards.play(at, player, dice, results));
      const from = boards.indexOf(best);
      for (let i = 0; i < OUTCOME_COUNT; i++) mean[i]! += probability * boards.chances[from + i]!;
      if (dice[0] !== high || dice[1] !== low) continue;
      lucky.set(boards.chances.subarray(from, from + OUTCOME_COUNT));
      boards.generator.words.copyWithin(free, best, best + RECORD);
      boards.chances.copyWithin(boards.indexOf(free), from, from + OUTCOME_COUNT);
    }
    for (let i = 0; i < OUTCOME_COUNT; i++) lucky[i]! -= mean[i]!;
    if (player === 1) turnLuck(lucky);
    for (let i = 0; i < OUTCOME_COUNT; i++) luck[i]! += lucky[i]!;
    return free;
  }
}

/** Converts a difference of probabilities to the other player's view. */
function turnLuck(luck: Float64Array): void {
  turnOutcomes(luck, 0, luck, 0);
  // `turnOutcomes` replaces the winning probability p by 1 - p, but a difference only changes sign.
  luck[0]! -= 1;
}

/**
 * The means of trials with a confidence interval.
 *
 * @param trials at least one
 */
export function meanOfTrials(trials: readonly Trial[]): RolloutMean {
  const count = trials.length;
  const means = Array.from(
    { length: OUTCOME_COUNT + 1 },
    (_, i) => trials.reduce((sum, trial) => sum + trial[i]!, 0) / count,
  );
  return {
    trials: count,
    outcomes: means.slice(0, OUTCOME_COUNT).map(asProbability),
    equity: means[OUTCOME_COUNT]!,
    halfWidth: RunningMean.of(trials.map((trial) => trial[OUTCOME_COUNT]!)).halfWidth(),
  };
}
