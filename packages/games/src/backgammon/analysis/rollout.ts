import type { Chance } from "@tyche/engine";
import { RunningMean } from "@tyche/engine/statistics";
import { type BackgammonPlayer, type Dice, opponentOf, ROLLS } from "../board/board.js";
import { RECORD } from "../board/board-records.js";
import { MoveGenerator } from "../board/moves.js";
import { equityOf, OUTCOME_COUNT, turnOutcomes } from "../board/outcomes.js";
import type { OutcomeEvaluator } from "../evaluation/evaluator.js";
import { RatedBoards } from "./rated-boards.js";

/** Settings of a rollout. */
export interface RolloutSettings {
  /** Number of turns after which the static evaluation is used. Default: games are played to the end. */
  readonly turns?: number;
  /** Whether luck is subtracted from the results. Default true. */
  readonly varianceReduction?: boolean;
}

/** The result of one game: five outcome probabilities and their equity. */
export type Trial = readonly number[];

/** The mean of trials with its 95 % confidence interval. */
export interface RolloutMean {
  readonly trials: number;
  readonly outcomes: readonly number[];
  readonly equity: number;
  /** Half width of the 95 % confidence interval around the equity. */
  readonly halfWidth: number;
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
   * Plays one game, from the view of the player who has just played; the opponent is on roll. With luck subtracted, a
   * mean of trials may be slightly outside 0..1.
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
    const lucky = new Float64Array(OUTCOME_COUNT);
    for (const { dice, probability } of ROLLS) {
      const best = boards.best(results, boards.play(at, player, dice, results));
      const from = boards.indexOf(best);
      const isIt = dice[0] === high && dice[1] === low;
      for (let i = 0; i < OUTCOME_COUNT; i++)
        lucky[i]! += ((isIt ? 1 : 0) - probability) * boards.chances[from + i]!;
      if (!isIt) continue;
      boards.generator.words.copyWithin(free, best, best + RECORD);
      boards.chances.copyWithin(boards.indexOf(free), from, from + OUTCOME_COUNT);
    }
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
  const means = Array.from({ length: OUTCOME_COUNT + 1 }, (_, i) =>
    trials.reduce((sum, trial) => sum + trial[i]! / count, 0),
  );
  return {
    trials: count,
    outcomes: means.slice(0, OUTCOME_COUNT),
    equity: means[OUTCOME_COUNT]!,
    halfWidth: RunningMean.of(trials.map((trial) => trial[OUTCOME_COUNT]!)).halfWidth(),
  };
}
