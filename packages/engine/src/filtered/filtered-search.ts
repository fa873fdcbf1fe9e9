import type { NodeLimits } from "../contract/budget.js";
import type { BatchEvaluator } from "../contract/evaluator.js";
import type { Facts } from "../contract/facts.js";
import { OVER } from "../contract/game.js";
import { CHANCE, type Position } from "../contract/position.js";
import { minimizerOf } from "../contract/sides.js";
import type { Checked } from "../deepening/root.js";
import { afterChance } from "../position/lists.js";
import { checkEvaluation, MAX_PLY, ROUNDING } from "../search/settings.js";
import { FULL_WIDTH, type MoveFilter, type MoveFilters, passing } from "./filters.js";

/** Weight of the preference between moves of equal value: more than rounding, less than any real difference. */
const TIE = 1e-10;

/** Room for moves at first: the widest decision of a game may be a hundred times wider than most. */
const USUAL_WIDTH = 64;

class Ply {
  moves = new Int32Array(0);
  /** For the player to move: the higher, the better. Moves of equal value differ by their preference. */
  values = new Float64Array(0);
  vectors = new Float64Array(0);
  /** If chance comes before a position can be evaluated: for each position of the batch, its move and its weight. */
  owners: number[] = [];
  weights: number[] = [];

  reserve(width: number, size: number): void {
    if (this.moves.length >= width) return;
    this.moves = new Int32Array(width);
    this.values = new Float64Array(width);
    this.vectors = new Float64Array(width * size);
  }
}

/**
 * Expectiminimax over vectors: all positions after a decision are evaluated in one batch, every player takes the move
 * with the best value, and chance nodes carry the means of vectors. With move filters (G. Tesauro's TD-Gammon, 1995),
 * only the moves that look good at a depth are searched deeper.
 */
export class FilteredSearch<P extends Position = Position> implements Checked {
  nodes = 0;
  decisions = 0;
  chances = 0;
  horizons = 0;
  readonly tableHits = 0;
  readonly cuts = 0;
  checkAt = Number.MAX_SAFE_INTEGER;
  limits: NodeLimits | undefined = undefined;
  readonly position: P;
  readonly evaluator: BatchEvaluator<P>;
  readonly filters: MoveFilters;
  private readonly minimizer: number;
  private readonly bounds: Facts["bounds"];
  private readonly size: number;
  private readonly plies: Ply[] = [];
  private readonly chanceNodes: { readonly outcomes: Int32Array; readonly probabilities: Float64Array }[] =
    [];

  constructor(
    position: P,
    evaluator: BatchEvaluator<P>,
    facts: Pick<Facts, "players" | "cooperative" | "bounds">,
    filters: MoveFilters,
  ) {
    this.position = position;
    this.evaluator = evaluator;
    this.filters = filters;
    this.minimizer = minimizerOf(facts);
    this.bounds = facts.bounds;
    this.size = evaluator.components.length;
  }

  /** Evaluates the positions after each move of the current decision; see `moveAt`. @returns the number of moves */
  judgeMoves(ply = 0): number {
    const { position, evaluator, size } = this;
    this.plies[ply] ??= new Ply();
    const node = this.plies[ply];
    node.reserve(Math.min(position.width, USUAL_WIDTH), size);
    let count = position.moves(node.moves, 0);
    if (count > node.moves.length) {
      node.reserve(Math.min(position.width, 2 * count), size);
      count = position.moves(node.moves, 0);
    }
    const { vectors, values } = node;
    this.decisions++;
    const judged = evaluator.putAfter?.(position) ?? this.putEach(node, count);
    this.nodes += 1 + judged;
    this.horizons += judged;
    if (judged === count) evaluator.judge(count, vectors, 0);
    else this.judgeMeans(node, count, judged);
    const sign = this.sign();
    for (let i = 0; i < count; i++) values[i] = sign * this.rating(vectors, i * size);
    // At the root every move is evaluated whatever the limits, so that there is always an answer.
    if (ply > 0 && this.nodes >= this.checkAt) this.checkAt = this.limits!.check(this.nodes);
    return count;
  }

  /** The i-th move of the root decision evaluated last, and its value for the player to move. */
  moveAt(i: number): { readonly move: number; readonly own: number; readonly vector: readonly number[] } {
    const { size } = this;
    const { moves, vectors } = this.plies[0]!;
    const vector: number[] = [];
    for (let k = i * size; k < (i + 1) * size; k++) vector.push(vectors[k]!);
    return { move: moves[i]!, own: this.sign() * this.valueOf(vectors, i * size), vector };
  }

  /** Searches the i-th move of the root decision evaluated last, `depth` decisions deep. */
  deepen(i: number, depth: number): void {
    this.deepenAt(0, i, depth, this.filters.reply);
  }

  /**
   * The same for a root decision that costs no depth: `depth` counts the decisions after it. All answers before the next
   * chance are searched, so that the value does not depend on an evaluation that is less deep.
   */
  deepenFree(i: number, depth: number): void {
    this.deepenAt(0, i, depth + 1, FULL_WIDTH.reply);
  }

  /** The vector of the current position, a chance node or a decision, searched `depth` decisions deep, 1 or more. */
  expect(depth: number): number[] {
    const into = new Float64Array(this.size);
    this.expectAt(0, depth, into, 0, this.filters.reply);
    return [...into];
  }

  /** @param free filter of the decisions before the next chance that cost no depth */
  private deepenAt(ply: number, i: number, depth: number, free: MoveFilter): void {
    const { position, evaluator, size } = this;
    const { moves, vectors, values } = this.plies[ply]!;
    position.play(moves[i]!);
    const isSearched = position.turn() !== OVER && evaluator.isFinal?.(position) !== true;
    if (isSearched) this.expectAt(ply + 1, depth - 1, vectors, i * size, free);
    position.undo();
    if (isSearched) values[i] = this.sign() * this.rating(vectors, i * size);
  }

  /** Writes the vector of the current position; the game is not over there. */
  private expectAt(ply: number, depth: number, into: Float64Array, at: number, free: MoveFilter): void {
    const { position, size, filters } = this;
    if (position.turn() !== CHANCE) {
      const best = this.bestMove(ply, depth, free);
      const { vectors } = this.plies[ply]!;
      for (let k = 0; k < size; k++) into[at + k] = vectors[best * size + k]!;
      return;
    }
    this.nodes++;
    this.chances++;
    const { width } = position;
    this.chanceNodes[ply] ??= { outcomes: new Int32Array(width), probabilities: new Float64Array(width) };
    const { outcomes, probabilities } = this.chanceNodes[ply];
    const count = position.outcomes(outcomes, probabilities, 0);
    const mean = new Float64Array(2 * size);
    for (let i = 0; i < count; i++) {
      position.play(outcomes[i]!);
      if (position.turn() === OVER) {
        this.nodes++;
        this.evaluator.put(position, 0);
        this.evaluator.judge(1, mean, size);
      } else this.expectAt(ply + 1, depth, mean, size, filters.reply);
      position.undo();
      for (let k = 0; k < size; k++) mean[k] = mean[k]! + probabilities[i]! * mean[size + k]!;
    }
    for (let k = 0; k < size; k++) into[at + k] = mean[k]!;
  }

  /** The index of the player's best move; its vector is searched `depth` decisions deep. */
  private bestMove(ply: number, depth: number, free: MoveFilter): number {
    const count = this.judgeMoves(ply);
    const { values } = this.plies[ply]!;
    const { position, evaluator, filters } = this;
    const isFree = evaluator.isFree?.(position) === true;
    let best = 0;
    if ((depth <= 1 && !isFree) || ply >= MAX_PLY) {
      for (let i = 1; i < count; i++) if (values[i]! > values[best]!) best = i;
      return best;
    }
    let most = Number.NEGATIVE_INFINITY;
    const unit = evaluator.unit?.(position) ?? 1;
    for (const i of passing(values, count, isFree ? free : filters.reply, unit)) {
      this.deepenAt(ply, i, isFree ? depth + 1 : depth, isFree ? free : filters.reply);
      if (values[i]! > most) {
        most = values[i]!;
        best = i;
      }
    }
    return best;
  }

  /** 1 if the player to move prefers high values of player 0, otherwise -1. */
  private sign(): 1 | -1 {
    return this.position.turn() === this.minimizer ? -1 : 1;
  }

  /** Player 0's value of a vector, and a little of the evaluator's preference, which decides between equal values. */
  private rating(vectors: Float64Array, at: number): number {
    const { evaluator } = this;
    const value = this.valueOf(vectors, at);
    return evaluator.preference ? value + TIE * evaluator.preference(vectors, at, 0) : value;
  }

  /** Player 0's value of a vector, clamped because a sum over many outcomes may pass a bound by rounding. */
  private valueOf(vectors: Float64Array, at: number): number {
    const value = this.evaluator.value(vectors, at, 0);
    checkEvaluation(value, this.bounds[0], this.bounds[1], ROUNDING);
    return value;
  }

  /**
   * Puts the positions after each move into the batch, through chance if only positions after it can be evaluated.
   */
  private putEach(node: Ply, count: number): number {
    const { position, evaluator } = this;
    let next = 0;
    for (let i = 0; i < count; i++) {
      position.play(node.moves[i]!);
      afterChance(
        position,
        (weight) => {
          node.owners[next] = i;
          node.weights[next] = weight;
          evaluator.put(position, next++);
        },
        position.afterstate,
      );
      position.undo();
    }
    return next;
  }

  /** Evaluates a batch with several positions per move, and takes their means. */
  private judgeMeans({ vectors, owners, weights }: Ply, count: number, judged: number): void {
    const { evaluator, size } = this;
    const all = new Float64Array(judged * size);
    evaluator.judge(judged, all, 0);
    vectors.fill(0, 0, count * size);
    for (let i = 0; i < judged; i++) {
      for (let k = 0; k < size; k++) {
        const at = owners[i]! * size + k;
        vectors[at] = vectors[at]! + weights[i]! * all[i * size + k]!;
      }
    }
  }
}
