import { SearchError } from "../contract/errors.js";
import type { Facts } from "../contract/facts.js";
import { OVER } from "../contract/game.js";
import { CHANCE, type Position } from "../contract/position.js";
import { otherSide } from "../contract/sides.js";
import { checkSum, type MovePredictor, noProbability } from "./model.js";

/**
 * The native position of `modelledGame`: the decisions of the others are chance nodes, with their moves as outcomes
 * and probabilities from models. Payoffs and evaluations are the player's and count as those of player 0. A move that
 * a model considers impossible is not an outcome.
 */
export class ModelledPosition implements Position {
  readonly width: number;
  readonly evaluate?: () => number;
  readonly promise?: (move: number) => number;
  private readonly inner: Position;
  private readonly facts: Facts;
  private readonly player: number;
  /** By seat; undefined for the player. */
  private readonly predictors: readonly (MovePredictor | undefined)[];

  /** @param predictors of the others by seat */
  constructor(
    inner: Position,
    facts: Facts,
    player: number,
    predictors: readonly (MovePredictor | undefined)[],
  ) {
    this.inner = inner;
    this.facts = facts;
    this.player = player;
    this.predictors = predictors;
    this.width = inner.width;
    if (inner.promise) this.promise = (move) => inner.promise!(move);
    if (inner.evaluate) {
      if (player === 0 || facts.cooperative) this.evaluate = () => inner.evaluate!();
      else if (facts.players === 2 && facts.zeroSum)
        this.evaluate = () => otherSide(facts, inner.evaluate!());
    }
  }

  turn(): number {
    const turn = this.inner.turn();
    if (turn === this.player) return 0;
    return turn === OVER ? OVER : CHANCE;
  }

  moves(into: Int32Array, from: number): number {
    return this.inner.moves(into, from);
  }

  outcomes(into: Int32Array, probabilities: Float64Array, from: number): number {
    const { inner } = this;
    const turn = inner.turn();
    if (turn === CHANCE) return inner.outcomes(into, probabilities, from);
    const predict = this.predictors[turn];
    if (predict === undefined)
      throw new SearchError(
        "opponent-model-missing",
        { player: turn },
        `There is no model of player ${turn}.`,
      );
    const count = inner.moves(into, from);
    predict(inner, into, from, count, probabilities);
    let at = from;
    let sum = 0;
    for (let i = from; i < from + count; i++) {
      const probability = probabilities[i]!;
      if (probability === 0) continue;
      if (!(probability > 0)) throw noProbability(probability);
      sum += probability;
      into[at] = into[i]!;
      probabilities[at++] = probability;
    }
    checkSum(sum);
    return at - from;
  }

  play(move: number): void {
    this.inner.play(move);
  }

  undo(): void {
    this.inner.undo();
  }

  payoff(): number {
    return this.inner.payoff(this.player);
  }

  hashLow(): number {
    return this.inner.hashLow();
  }

  hashHigh(): number {
    return this.inner.hashHigh();
  }

  copy(): ModelledPosition {
    return new ModelledPosition(this.inner.copy(), this.facts, this.player, this.predictors);
  }
}
