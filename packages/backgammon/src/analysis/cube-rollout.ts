import { type BatchEvaluator, type Chance, OVER } from "@tyche/engine";
import { cubeEvaluator } from "../cube/cube-evaluator.js";
import { cubeGame } from "../cube/cube-game.js";
import type { CubePosition } from "../cube/cube-position.js";
import { type CubeRules, type CubeState, decisionsOf, pointsOf, ROLL } from "../cube/cube-rules.js";
import { forPlayer0, Stakes } from "../cube/stakes.js";
import type { OutcomeEvaluator } from "../evaluation/evaluator.js";
import { BACKGAMMON, type BackgammonPlayer, opponentOf, seenBy, winKind, winnerOf } from "../rules/board.js";
import { OUTCOME_COUNT, turnOutcomes, wonOutcomes } from "../rules/outcomes.js";
import { bestJudged } from "./cube-equities.js";
import type { RolloutSettings, Trial } from "./rollout.js";

/**
 * Estimates the value of a position by playing games with the cube. Both sides choose plays, doubles and answers by
 * static evaluation with the cube. A match is played only to the end of the game; the resulting score is valued by the
 * match equity table.
 *
 * The luck of every roll is subtracted, from the five outcome probabilities and from the value with the cube: the
 * evaluation after the best play of that roll, less the mean evaluation after the best plays of all 21 rolls. Its
 * expectation is zero whatever the evaluator, so the mean stays unbiased, and a better evaluator leaves less variance
 * (Zare, "Hedging toward skill", 2000; control variates in statistics).
 */
export class CubeRollout {
  private readonly rules: CubeRules;
  private readonly evaluator: BatchEvaluator<CubePosition>;
  private readonly positionAt: (state: CubeState) => CubePosition;
  private readonly turns: number;
  private readonly reduces: boolean;
  private readonly size: number;
  private vectors = new Float64Array(0);

  constructor(
    rules: CubeRules,
    evaluator: () => OutcomeEvaluator,
    { turns = Number.POSITIVE_INFINITY, varianceReduction = true }: RolloutSettings = {},
  ) {
    this.rules = rules;
    this.evaluator = cubeEvaluator(evaluator, rules);
    this.positionAt = cubeGame(rules).position;
    this.turns = turns;
    this.reduces = varianceReduction;
    this.size = this.evaluator.components.length;
  }

  /**
   * Plays one game and returns the outcome probabilities of the board and the value with the cube in payoffs of the
   * game (points for money, 2p - 1 for a match-winning probability p), both for player 0. A game that ends with a pass
   * has the probabilities of its last board.
   *
   * @param state before a roll, or after the last checker was borne off
   * @param rollsFirst whether the player on roll rolls first without considering a double
   */
  trial(state: CubeState, chance: Chance, rollsFirst = false): Trial {
    const { size, evaluator } = this;
    const winner = winnerOf(state.points);
    if (winner !== null) return this.won(state, winner);
    const position = this.positionAt(state);
    const luck = new Float64Array(size);
    if (rollsFirst) position.play(ROLL);
    for (let turn = 0; ; ) {
      const { stage } = position;
      if (position.turn() === OVER || stage === "opening" || turn >= this.turns) break;
      if (stage === "chance") {
        this.rollAndPlay(position, chance, luck);
        turn++;
      } else position.play(this.bestDecision(position));
    }
    const end = new Float64Array(size);
    evaluator.put(position, 0);
    evaluator.judge(1, end, 0);
    return Array.from(end, (value, i) => value - luck[i]!);
  }

  /** The trial of a finished game. */
  private won(state: CubeState, winner: BackgammonPlayer): Trial {
    const kind = winKind(seenBy(state.points, opponentOf(winner)), BACKGAMMON.checkers);
    const chances = new Float64Array(OUTCOME_COUNT);
    wonOutcomes(kind, chances, 0);
    if (winner === 1) turnOutcomes(chances, 0, chances, 0);
    const stakes = new Stakes(this.rules, { ...state, player: winner });
    return [...chances, forPlayer0(stakes.after(pointsOf(this.rules, state, kind)), winner)];
  }

  /** Rolls, makes the best play, and adds the luck of the roll to `luck`. */
  private rollAndPlay(position: CubePosition, chance: Chance, luck: Float64Array): void {
    const { size } = this;
    const [high, low] = chance.dice(2, 6);
    const code = 10 * high! + low!;
    let chosen = -1;
    if (this.reduces) {
      const rolls = new Int32Array(position.width);
      const probabilities = new Float64Array(position.width);
      const count = position.outcomes(rolls, probabilities, 0);
      const mean = new Float64Array(size);
      const own = new Float64Array(size);
      for (let i = 0; i < count; i++) {
        position.play(rolls[i]!);
        const best = this.bestPlay(position);
        const vector = this.vectors.subarray(best * size, (best + 1) * size);
        for (let k = 0; k < size; k++) mean[k]! += probabilities[i]! * vector[k]!;
        position.undo();
        if (rolls[i] !== code) continue;
        own.set(vector);
        chosen = best;
      }
      for (let k = 0; k < size; k++) luck[k]! += own[k]! - mean[k]!;
    }
    position.play(code);
    position.play(chosen >= 0 ? chosen : this.bestPlay(position));
  }

  /** The best play of the player to move; its vector is left in `vectors`. */
  private bestPlay(position: CubePosition): number {
    const { evaluator, size } = this;
    const count = evaluator.putAfter!(position)!;
    if (this.vectors.length < count * size) this.vectors = new Float64Array(2 * count * size);
    evaluator.judge(count, this.vectors, 0);
    return bestJudged(this.evaluator, this.vectors, count, position.turn());
  }

  /** The best decision before a roll, or the best answer to an offer. */
  private bestDecision(position: CubePosition): number {
    const { evaluator, size } = this;
    const count = decisionsOf(this.rules, position.terms).length;
    if (count === 1) return 0;
    if (this.vectors.length < count * size) this.vectors = new Float64Array(count * size);
    for (let move = 0; move < count; move++) {
      position.play(move);
      evaluator.put(position, move);
      position.undo();
    }
    evaluator.judge(count, this.vectors, 0);
    return bestJudged(this.evaluator, this.vectors, count, position.turn());
  }
}
