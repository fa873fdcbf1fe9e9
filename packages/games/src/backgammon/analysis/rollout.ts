import type { Chance } from "@tyche/engine";
import { RunningMean } from "@tyche/engine/statistics";
import { type BackgammonPlayer, type Dice, opponentOf } from "../board.js";
import { RECORD } from "../board-records.js";
import { MoveGenerator } from "../moves.js";
import { equityOf, OUTCOME_COUNT, turnOutcomes } from "../outcomes.js";
import { ROLLS } from "../rolls.js";
import type { OutcomeEvaluator } from "./evaluator.js";
import { RatedBoards } from "./rated-boards.js";

/** How a position is rolled out. */
export interface RolloutSettings {
  /** Turns after which the evaluator's word stands for the rest; without it games are played to their end. */
  readonly turns?: number;
  /** False: the plain results of the games. Default true. */
  readonly varianceReduction?: boolean;
}

/** Five chances and the equity that follows from them, one game. */
export type Trial = readonly number[];

/** A mean of trials with the half width of its 95 % interval. */
export interface RolloutMean {
  readonly trials: number;
  readonly outcomes: readonly number[];
  readonly equity: number;
  /** Half the width of the 95 % interval around the equity. */
  readonly halfWidth: number;
}

/**
 * Plays games from a position to find out what it is worth. Both sides take what the evaluator likes best.
 *
 * The luck of every roll is taken off the result: how much better the best reply to the roll that fell is, by the evaluator, than
 * the best replies to all 21 rolls on average. It is zero on average whatever the evaluator says, so the mean stays true, and
 * the better the evaluator the less is left to chance (Zare, "Hedging toward skill", 2000; the control variates of statistics).
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
   * One game, from the side of a player who has just played, the opponent on roll. A mean of trials may lie a little outside
   * 0..1 where luck is taken off.
   *
   * @param points seen by that player
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
   * The best reply to the roll, copied to where no other roll writes; adds its luck, as seen by player 0.
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

/** A difference of chances as the other player has it. */
function turnLuck(luck: Float64Array): void {
  turnOutcomes(luck, 0, luck, 0);
  // `turnOutcomes` takes the first number from 1, which a difference of two chances is not.
  luck[0]! -= 1;
}

/**
 * The means of trials with their standard errors.
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
