/**
 * The search: one recursion for max, min and chance nodes in any order, fail-soft. Sources: D. Michie 1966
 * (expectiminimax); D. Knuth, R. Moore 1975 (alpha-beta); B. Ballard 1983 (Star1, Star2); T. Hauk, M. Buro, J.
 * Schaeffer 2004 (Star2 with tables and ordering, fail-soft); J. Veness, A. Blair 2007 (both bounds at chance nodes).
 *
 * All code that calls a position in the inner loop is in this file: a second copy of it, imported under another name,
 * is then compiled for its game alone.
 */
import { OVER } from "../contract/game.js";
import { CHANCE } from "../contract/position.js";
import { Frame } from "./frame.js";
import { pickBest, sortOutcomes } from "./order.js";
import { LOWER_MASK, NO_MOVE, SOLVED, UPPER, UPPER_MASK } from "./table.js";

/** More moves than any node has: search all of them. */
export const ALL = 0x3fff_ffff;

/** The recursion of the minimax family on one `Position`. */
export class Search extends Frame {
  /** Value of the current node, from player 0's side. */
  run(depth: number, alpha = Number.NEGATIVE_INFINITY, beta = Number.POSITIVE_INFINITY): number {
    this.reserve(depth);
    this.alpha = alpha;
    this.beta = beta;
    this.visit(0, depth, ALL);
    return this.value;
  }

  /** Counts the root, whose children are then searched one by one with `child`, `depth` decisions deep in all. */
  enterRoot(depth: number): void {
    this.reserve(depth);
    this.nodes++;
    this.decisions++;
  }

  /** Searches one child of the root: plays the move, searches with the window, and takes the move back. */
  child(move: number, depth: number, alpha: number, beta: number): number {
    this.position.play(move);
    this.alpha = alpha;
    this.beta = beta;
    this.visit(1, depth, ALL);
    this.position.undo();
    return this.value;
  }

  /**
   * Searches the current node within the window `alpha` to `beta`, and leaves its value in `value`.
   * @param depth decisions left; chance nodes cost none
   * @param width how many moves to try: all, except in a probe, whose value is a one-sided bound
   */
  visit(ply: number, depth: number, width: number): void {
    const { position } = this;
    this.nodes++;
    // 1. The game is over.
    const turn = position.turn();
    if (turn === OVER) this.value = this.payoffHere();
    // 2. The horizon. Evaluations must respect the bounds that cuts rely on, like payoffs.
    else if (depth === 0 && (turn !== CHANCE || this.afterstate)) this.estimate();
    // 3. An inner node.
    else this.enter(ply, depth, turn, width);
  }

  /** An inner node, through the table if there is one. A decision above leaves costs less than a look-up. */
  private enter(ply: number, depth: number, turn: number, width: number): void {
    if (ply >= this.deepest && this.isPathEnd(ply, turn)) {
      this.endPath(turn);
      return;
    }
    if (this.nodes >= this.checkAt) this.checkAt = this.limits!.check(this.nodes);
    if (this.table !== undefined && (depth > 1 || turn === CHANCE)) this.remember(ply, depth, turn, width);
    else this.expand(ply, depth, turn, width, NO_MOVE);
  }

  private estimate(): void {
    this.horizons++;
    const { evaluate, position, rules } = this;
    // An evaluator of states is asked itself: its caller is another function for each search.
    const value =
      rules !== undefined
        ? this.ofState!(rules.state())
        : evaluate === undefined
          ? position.evaluate!()
          : evaluate(position, this.alpha, this.beta);
    if (typeof value !== "number" || !(value >= this.low && value <= this.high))
      throw this.outOfBounds(value);
    this.value = value;
  }

  private endPath(turn: number): void {
    this.longPaths++;
    if (turn !== CHANCE || this.afterstate) this.estimate();
    else {
      this.horizons++;
      this.value = this.middle;
    }
  }

  /** A node with the table: an entry of this depth may close the window, and proved bounds are stored. */
  private remember(ply: number, depth: number, turn: number, width: number): void {
    const { position, alpha, beta } = this;
    const table = this.table!;
    const low = position.hashLow();
    const high = position.hashHigh();
    let hint = NO_MOVE;
    const found = table.find(low, high);
    if (found >= 0) {
      hint = table.words[found + 2]!;
      if (this.answer(found, depth)) return;
    }
    const { horizons } = this;
    const complete = this.expand(ply, depth, turn, width, hint);
    this.alpha = alpha;
    this.beta = beta;
    this.keep(low, high, depth, turn, complete, this.horizons === horizons);
  }

  /** The value of an inner node from its children. False if a probe left some of them untried. */
  private expand(ply: number, depth: number, turn: number, width: number, hint: number): boolean {
    if (turn !== CHANCE) {
      if (!this.prune) return this.chooseOfAll(ply, depth, turn);
      if (depth === 1 && this.foresees) return this.chooseAtHorizon(ply, turn, width);
      return this.choose(ply, depth, turn, width, hint);
    }
    if (this.prune) this.average(ply, depth);
    else this.averageOfAll(ply, depth);
    return true;
  }

  /** Evaluates a child at the horizon without playing the move. False if it must be played. */
  private foresee(move: number): boolean {
    const value = this.position.evaluateAfter!(move);
    if (!(value >= this.low && value <= this.high)) return false;
    this.nodes++;
    this.horizons++;
    this.value = value;
    return true;
  }

  /** A decision without pruning: the best of all children for its player. */
  private chooseOfAll(ply: number, depth: number, turn: number): boolean {
    const { position } = this;
    const min = turn === this.minimizer;
    let moves = this.moves[ply] ?? this.room(ply);
    const count = position.moves(moves, 0);
    if (count > moves.length) moves = this.wider(ply, count);
    this.decisions++;
    const foresees = depth === 1 && this.foresees;
    let best = min ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    let bestMove = NO_MOVE;
    for (let i = 0; i < count; i++) {
      const move = moves[i]!;
      if (!foresees || !this.foresee(move)) {
        position.play(move);
        this.visit(ply + 1, depth - 1, ALL);
        position.undo();
      }
      const { value } = this;
      if (min ? value < best : value > best) {
        best = value;
        bestMove = move;
      }
    }
    this.value = best;
    this.best = bestMove;
    return true;
  }

  private averageOfAll(ply: number, depth: number): void {
    const { position } = this;
    const count = this.outcomes(ply);
    const outcomes = this.moves[ply]!;
    const probability = this.probability[ply]!;
    this.chances++;
    const hasLeaves = depth === 0 && this.rules !== undefined;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      if (hasLeaves) this.leaf(outcomes[i]!);
      else {
        position.play(outcomes[i]!);
        this.visit(ply + 1, depth, ALL);
        position.undo();
      }
      sum += probability[i]! * this.value;
    }
    this.value = sum;
  }

  /** The value of an outcome at the horizon, as `visit` finds it where the outcome was played. */
  private leaf(outcome: number): void {
    const rules = this.rules!;
    this.nodes++;
    const state = rules.outcomeAt(outcome);
    let value: number;
    if (rules.isEnd(state)) {
      value = rules.payoffAt(state);
      if (!(value >= this.low && value <= this.high)) this.checkPayoff(value);
    } else {
      this.horizons++;
      value = this.ofState!(state);
      if (typeof value !== "number" || !(value >= this.low && value <= this.high))
        throw this.outOfBounds(value);
    }
    this.value = value;
  }

  /** `choose` above the horizon: most children are evaluated without being played, in the position's own order. */
  private chooseAtHorizon(ply: number, turn: number, width: number): boolean {
    const { position, alpha, beta } = this;
    const min = turn === this.minimizer;
    let moves = this.moves[ply] ?? this.room(ply);
    const count = position.moves(moves, 0);
    if (count > moves.length) moves = this.wider(ply, count);
    this.decisions++;
    const tries = width < count ? width : count;
    let best = min ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    let bestMove = NO_MOVE;
    let closed = false;
    for (let i = 0; i < tries; i++) {
      const move = moves[i]!;
      let value = position.evaluateAfter!(move);
      if (value >= this.low && value <= this.high) {
        this.nodes++;
        this.horizons++;
      } else {
        position.play(move);
        this.alpha = min || best < alpha ? alpha : best;
        this.beta = min && best < beta ? best : beta;
        this.visit(ply + 1, 0, ALL);
        position.undo();
        value = this.value;
      }
      if (min ? value < best : value > best) {
        best = value;
        bestMove = move;
        closed = min
          ? this.closes(min, value, alpha, value < beta ? value : beta)
          : this.closes(min, value, value > alpha ? value : alpha, beta);
        if (closed) {
          this.cuts++;
          if (this.order !== undefined) this.order.reward(move, min ? 1 : 0, 1);
          break;
        }
      }
    }
    this.value = best;
    this.best = bestMove;
    return closed || tries === count;
  }

  /** A decision: the best of its children for its player. False if `width` left some untried without a cut. */
  private choose(ply: number, depth: number, turn: number, width: number, hint: number): boolean {
    const { position, order } = this;
    const min = turn === this.minimizer;
    let { alpha, beta } = this;
    let moves = this.moves[ply] ?? this.room(ply);
    const count = position.moves(moves, 0);
    if (count > moves.length) moves = this.wider(ply, count);
    this.decisions++;
    let best = min ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    let bestMove = NO_MOVE;
    // 1. The order in which the moves are tried.
    const rated =
      order !== undefined &&
      count > 1 &&
      order.rate(moves, this.scores[ply]!, count, depth, min ? 1 : 0, hint);
    let tries = count;
    if (width < count) tries = width;
    const scouts = this.pvs && depth > 1;
    let closed = false;
    for (let i = 0; i < tries; i++) {
      if (rated) pickBest(moves, this.scores[ply]!, i, count);
      const move = moves[i]!;
      position.play(move);
      this.alpha = alpha;
      this.beta = beta;
      if (scouts && i > 0) this.scout(ply + 1, depth - 1, min);
      else this.visit(ply + 1, depth - 1, ALL);
      position.undo();
      // 2. A better move narrows the window; a closed window ends the node, and so does the best possible value.
      const { value } = this;
      if (min ? value < best : value > best) {
        best = value;
        bestMove = move;
        if (min) {
          if (value < beta) beta = value;
        } else if (value > alpha) alpha = value;
        closed = this.closes(min, value, alpha, beta);
        if (closed) {
          this.cuts++;
          if (order !== undefined) order.reward(move, min ? 1 : 0, depth);
          break;
        }
      }
    }
    this.value = best;
    this.best = bestMove;
    return closed || tries === count;
  }

  /**
   * Principal variation search (T. Marsland, M. Campbell 1982): a null window shows whether a child after the first
   * is better; only then the whole window finds its value.
   */
  private scout(ply: number, depth: number, min: boolean): void {
    const { alpha, beta } = this;
    const edge = min ? beta - this.nullWindow : alpha + this.nullWindow;
    if (edge > alpha && edge < beta) {
      if (min) this.alpha = edge;
      else this.beta = edge;
      this.visit(ply, depth, ALL);
      const { value } = this;
      if (min ? value > edge || value <= alpha : value < edge || value >= beta) return;
      this.alpha = alpha;
      this.beta = beta;
    }
    this.visit(ply, depth, ALL);
  }

  /** Whether the value of a chance node is predicted, and then in `value`: for searches that prune by prediction. */
  isPredicted(_ply: number, _depth: number): boolean {
    return false;
  }

  /** A chance node: the mean of its children, as far as the window needs it. */
  average(ply: number, depth: number): void {
    const { position } = this;
    const count = this.outcomes(ply);
    const outcomes = this.moves[ply]!;
    this.chances++;
    // 1. Every child lies between its floor and its ceiling, initially the bounds of the game.
    const { star } = this;
    star.alpha = this.alpha;
    star.beta = this.beta;
    if (star.isOutsideWindow()) {
      this.cuts++;
      this.value = star.value;
      return;
    }
    const probability = this.probability[ply]!;
    if (this.order !== undefined) sortOutcomes(outcomes, probability, count);
    star.begin(ply, probability, count);
    // 2. The evaluator's declared range narrows the bounds of each child; probes (Star2, Star2.5) raise floors of max
    // children and lower ceilings of min children.
    if (this.range !== undefined && depth > 0 && this.narrow(ply, depth, count)) return;
    if (this.probes > 0 && depth > 0 && star.canProbe(ply) && this.probe(ply, depth, count)) return;
    // 3. Star1: with some children searched and the rest between their bounds, is the window closed?
    star.open(ply, count);
    const hasLeaves = depth === 0 && this.rules !== undefined;
    let closed = false;
    for (let i = 0; i < count && !closed; i++) {
      const isLast = i === count - 1;
      if (star.isOpen(ply, i)) {
        star.ask(ply, i);
        if (hasLeaves) this.leaf(outcomes[i]!);
        else {
          position.play(outcomes[i]!);
          this.alpha = star.alpha;
          this.beta = star.beta;
          this.visit(ply + 1, depth, ALL);
          position.undo();
        }
        star.value = this.value;
        closed = star.takes(ply, i, isLast);
      } else closed = star.skip(ply, i, isLast);
    }
    if (closed) this.cut();
    this.value = star.value;
  }

  /** Tries the most promising moves below each outcome. True if that closed the window of the chance node. */
  private probe(ply: number, depth: number, count: number): boolean {
    const { position, star } = this;
    const outcomes = this.moves[ply]!;
    for (let i = 0; i < count; i++) {
      position.play(outcomes[i]!);
      const turn = position.turn();
      let closed = false;
      if (turn === OVER) {
        this.nodes++;
        star.value = this.payoffHere();
        closed = star.takesPayoff(ply, i);
      } else if (turn >= 0 && star.asksProbe(ply, i, turn === this.minimizer)) {
        this.alpha = star.alpha;
        this.beta = star.beta;
        this.visit(ply + 1, depth, this.probes);
        star.value = this.value;
        closed = star.takesProbe(ply, i, turn === this.minimizer);
      }
      position.undo();
      if (closed) return this.cutChance();
    }
    return false;
  }

  /** Gets the range of each outcome's value from the evaluator. True if that closes the chance node. */
  narrow(ply: number, depth: number, count: number): boolean {
    const { position, spread, star } = this;
    const outcomes = this.moves[ply]!;
    for (let i = 0; i < count; i++) {
      position.play(outcomes[i]!);
      if (position.turn() >= 0) {
        this.range!(position, depth, spread);
        star.narrows(ply, i, spread);
      }
      position.undo();
    }
    return star.isNarrowed(ply) && this.cutChance();
  }

  /**
   * Counts the cut of a chance node, perhaps by a declared range: then its value must not be stored as that of the
   * game.
   */
  cut(): void {
    this.cuts++;
    if (this.range === undefined) return;
    this.horizons++;
    this.unproved++;
  }

  cutChance(): true {
    this.cut();
    this.value = this.star.value;
    return true;
  }

  payoffHere(): number {
    const payoff = this.position.payoff(0);
    if (!(payoff >= this.low && payoff <= this.high)) this.checkPayoff(payoff);
    return payoff;
  }

  /** Whether this best value ends a decision: the window is closed, or no value can be better. */
  closes(min: boolean, value: number, alpha: number, beta: number): boolean {
    if (this.keepsTies ? alpha > beta : alpha >= beta) return true;
    return min ? value <= this.least : value >= this.most;
  }

  /**
   * Stores the proved bounds of a node in the table: its value is in `value`, its window in `alpha` and `beta`.
   * @param complete false after a probe, which proves only one side
   * @param solved whether no horizon was reached below
   */
  keep(low: number, high: number, depth: number, turn: number, complete: boolean, solved: boolean): void {
    const { value } = this;
    const lower = value > this.alpha && (complete || turn !== this.minimizer);
    const upper = value < this.beta && (complete || turn === this.minimizer);
    if (!lower && !upper) return;
    const table = this.table!;
    const at = table.claim(low, high);
    const stamp = depth + 1 + (solved ? SOLVED : 0);
    let meta = table.words[at + 3]!;
    if (turn !== CHANCE && this.best !== NO_MOVE) table.words[at + 2] = this.best;
    if (lower && ((meta & LOWER_MASK) !== stamp || value > table.bounds[(at >> 1) + 2]!)) {
      meta = (meta & ~LOWER_MASK) | stamp;
      table.bounds[(at >> 1) + 2] = value;
    }
    if (upper && ((meta & UPPER_MASK) >> UPPER !== stamp || value < table.bounds[(at >> 1) + 3]!)) {
      meta = (meta & ~UPPER_MASK) | (stamp << UPPER);
      table.bounds[(at >> 1) + 3] = value;
    }
    table.words[at + 3] = meta;
    table.settle();
  }

  /** Whether an entry of the table answers for this depth and window; if so its value is left in `value`. */
  answer(at: number, depth: number): boolean {
    const { words, bounds } = this.table!;
    const meta = words[at + 3]!;
    const lower = meta & LOWER_MASK;
    const upper = (meta & UPPER_MASK) >> UPPER;
    const want = depth + 1;
    const hasLower = lower === want || (lower > SOLVED && lower <= want + SOLVED);
    const hasUpper = upper === want || (upper > SOLVED && upper <= want + SOLVED);
    const least = bounds[(at >> 1) + 2]!;
    const most = bounds[(at >> 1) + 3]!;
    let solved: boolean;
    if (hasLower && hasUpper && least >= most) {
      solved = lower > SOLVED && upper > SOLVED;
      this.value = least;
    } else if (hasLower && (this.keepsTies ? least > this.beta : least >= this.beta)) {
      solved = lower > SOLVED;
      this.value = least;
    } else if (hasUpper && (this.keepsTies ? most < this.alpha : most <= this.alpha)) {
      solved = upper > SOLVED;
      this.value = most;
    } else return false;
    if (!solved && this.seeksProof) return false;
    this.tableHits++;
    if (solved) return true;
    this.horizons++;
    this.unproved++;
    return true;
  }
}
