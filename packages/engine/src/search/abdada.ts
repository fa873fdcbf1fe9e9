/**
 * A parallel version of `search.ts` with the same rules: several threads search the same tree at the same time with a
 * shared table, by ABDADA (J.-C. Weill 1996) in the simple form of T. Kerr. Every thread marks the nodes it is
 * searching. A thread that comes to a move or an outcome that another is searching postpones it and takes the next;
 * when it comes back, either the table has the answer, or the thread helps. So no thread ever waits, and the tree is
 * not divided by estimates of the size of its parts.
 *
 * In the upper part of the tree: the value of an outcome of chance does not depend on the others, so any outcome may
 * be postponed; the first move of a decision is never postponed, because its value cuts the others (Young Brothers
 * Wait).
 *
 * Parts of some hundred nodes are left to the ordinary search: only the upper part of the tree pays for the marks.
 */
import { OVER } from "../contract/game.js";
import { CHANCE } from "../contract/position.js";
import { Agenda } from "./agenda.js";
import { pickBest, sortOutcomes } from "./order.js";
import { ALL, type Search } from "./search.js";
import { SharedPath } from "./shared-path.js";
import type { Sizes } from "./sizes.js";
import { StarAnyOrder } from "./star-any-order.js";
import { NO_MOVE } from "./table.js";
import { keyOf, type UnderWay } from "./under-way.js";

/** Values of `unwinding`: the search goes on; the whole search must end. */
const NOWHERE = Number.MAX_SAFE_INTEGER;
const ROOT = -1;

export class Abdada {
  private readonly search: Search;
  private readonly underWay: UnderWay;
  private readonly task: number;
  private readonly sizes: Sizes;
  private readonly path: SharedPath;
  private readonly star: StarAnyOrder;
  /** The path index of the node that another thread has answered meanwhile, and its value. */
  private unwinding = NOWHERE;
  private found = Number.NaN;
  /** For the node expanded last: no move was left untried without a cut. */
  private isComplete = true;

  /**
   * @param search with a table that the threads share
   * @param task the task; it ends when any thread has finished it
   * @param sizes of parts of this tree, as far as known from earlier tasks
   */
  constructor(search: Search, underWay: UnderWay, task: number, sizes: Sizes) {
    this.search = search;
    this.underWay = underWay;
    this.task = task;
    this.sizes = sizes;
    this.path = new SharedPath(search);
    const { low, high, margin } = search.star;
    this.star = new StarAnyOrder(low, high, margin);
  }

  /**
   * Searches all moves of the root, as far as the windows require.
   *
   * @param prune whether the value of the best move so far is a bound for the others
   * @param told called for every move, in the order in which they are finished
   * @returns the value of the best; undefined if another thread has finished the task
   */
  root(
    moves: readonly number[],
    depth: number,
    prune: boolean,
    told: (move: number, value: number, bound: "exact" | "lower" | "upper") => void,
  ): number | undefined {
    const { search } = this;
    const { position } = search;
    const min = position.turn() === search.minimizer;
    let alpha = Number.NEGATIVE_INFINITY;
    let beta = Number.POSITIVE_INFINITY;
    let best = min ? beta : alpha;
    search.enterRoot();
    const agenda = new Agenda(moves.length, this.underWay);
    for (let i = agenda.next(); i >= 0; i = agenda.next()) {
      position.play(moves[i]!);
      const key = this.keyOf(depth - 1, ALL);
      if ((i > 0 || !prune) && agenda.putOff(i, key)) {
        position.undo();
        continue;
      }
      search.alpha = alpha;
      search.beta = beta;
      const done = this.enter(key, 1, depth - 1, ALL, search.pvs && prune && depth > 1 && i > 0, min);
      position.undo();
      if (!done) return undefined;
      const { value } = search;
      // A value that equals a bound of the window without being cut is as good as the best.
      const tie = search.keepsTies && (value === alpha || value === beta);
      const bound = tie ? "exact" : value <= alpha ? "upper" : value >= beta ? "lower" : "exact";
      // A value that is only a bound is no better than the best, which is the window's bound.
      if (min ? value < best : value > best) best = value;
      if (prune && min) beta = best;
      else if (prune) alpha = best;
      told(moves[i]!, value, bound);
    }
    this.underWay.finish(this.task);
    return best;
  }

  /** The mark of the current node; 0 for a leaf, which is never marked. */
  private keyOf(depth: number, width: number): number {
    const { position, afterstate } = this.search;
    const turn = position.turn();
    if (turn === OVER || (depth === 0 && (turn !== CHANCE || afterstate))) return 0;
    return keyOf(position.hashLow(), position.hashHigh(), depth, width);
  }

  /** Visits a node with its mark. False if the search is being unwound. */
  private enter(
    key: number,
    ply: number,
    depth: number,
    width: number,
    scouts: boolean,
    min: boolean,
  ): boolean {
    if (key !== 0) this.underWay.enter(key);
    const done = scouts ? this.scout(ply, depth, min) : this.visit(ply, depth, width);
    if (key !== 0) this.underWay.leave(key);
    return done;
  }

  /** Visits a node: by the ordinary search if it is small or a leaf. */
  private visit(ply: number, depth: number, width: number): boolean {
    const { search, sizes } = this;
    const turn = search.position.turn();
    const { nodes } = search;
    const isLeaf = turn === OVER || (depth === 0 && (turn !== CHANCE || search.afterstate));
    if (isLeaf || search.isPathEnd(ply, turn)) {
      search.visit(ply, depth, width);
      return true;
    }
    const kind = sizes.kindOf(depth, turn === CHANCE);
    if (sizes.isSmall(kind)) {
      search.visit(ply, depth, width);
      sizes.note(kind, search.nodes - nodes);
      return !this.isOvertaken();
    }
    search.nodes++;
    if (search.nodes >= search.checkAt) search.check();
    const done =
      search.table !== undefined && (depth > 1 || turn === CHANCE)
        ? this.remember(ply, depth, turn, width)
        : this.expand(ply, depth, turn, width, NO_MOVE);
    if (done) sizes.note(kind, search.nodes - nodes);
    return done;
  }

  /**
   * Whether another thread has answered a node on the path, or finished the task: then the search is unwound to
   * there.
   */
  private isOvertaken(): boolean {
    if (this.underWay.done >= this.task) this.unwinding = ROOT;
    else {
      const at = this.path.answered();
      if (at < 0) return false;
      this.unwinding = at;
      this.found = this.search.value;
    }
    return true;
  }

  private remember(ply: number, depth: number, turn: number, width: number): boolean {
    const { search } = this;
    const { position, alpha, beta } = search;
    const table = search.table!;
    const low = position.hashLow();
    const high = position.hashHigh();
    let hint = NO_MOVE;
    const found = table.find(low, high);
    if (found >= 0) {
      hint = table.words[found + 2]!;
      if (search.answer(found, depth)) return true;
    }
    const at = this.path.down(low, high, depth);
    const { horizons } = search;
    const done = this.expand(ply, depth, turn, width, hint);
    this.path.up(at);
    if (!done) {
      if (this.unwinding !== at) return false;
      this.unwinding = NOWHERE;
      search.value = this.found;
      return true;
    }
    search.alpha = alpha;
    search.beta = beta;
    search.keep(low, high, depth, turn, this.isComplete, search.horizons === horizons);
    return true;
  }

  private expand(ply: number, depth: number, turn: number, width: number, hint: number): boolean {
    if (turn !== CHANCE) return this.choose(ply, depth, turn, width, hint);
    const done = this.search.prune ? this.average(ply, depth) : this.averageOfAll(ply, depth);
    this.isComplete = true;
    return done;
  }

  private choose(ply: number, depth: number, turn: number, width: number, hint: number): boolean {
    const { search } = this;
    const { position, order, prune } = search;
    const min = turn === search.minimizer;
    let { alpha, beta } = search;
    let moves = search.moves[ply] ?? search.room(ply);
    const count = position.moves(moves, 0);
    if (count > moves.length) moves = search.wider(ply, count);
    search.decisions++;
    let best = min ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    let bestMove = NO_MOVE;
    const rated =
      order !== undefined &&
      count > 1 &&
      order.rate(moves, search.scores[ply]!, count, depth, min ? 1 : 0, hint);
    const tries = Math.min(width, count);
    let closed = false;
    const agenda = new Agenda(tries, this.underWay);
    for (let i = agenda.next(); i >= 0; i = agenda.next()) {
      if (rated && agenda.isFresh) pickBest(moves, search.scores[ply]!, i, count);
      const move = moves[i]!;
      position.play(move);
      const key = this.keyOf(depth - 1, ALL);
      // Without cuts no move waits for the first.
      if ((i > 0 || !prune) && agenda.putOff(i, key)) {
        position.undo();
        continue;
      }
      search.alpha = alpha;
      search.beta = beta;
      const done = this.enter(key, ply + 1, depth - 1, ALL, search.pvs && depth > 1 && i > 0, min);
      position.undo();
      if (!done) return false;
      const { value } = search;
      if (min ? value < best : value > best) {
        best = value;
        bestMove = move;
        if (!prune) continue;
        if (min) {
          if (value < beta) beta = value;
        } else if (value > alpha) alpha = value;
        closed = search.closes(min, value, alpha, beta);
        if (closed) {
          search.cuts++;
          if (order !== undefined) order.reward(move, min ? 1 : 0, depth);
          break;
        }
      }
    }
    search.value = best;
    search.best = bestMove;
    this.isComplete = closed || tries === count;
    return true;
  }

  private scout(ply: number, depth: number, min: boolean): boolean {
    const { search } = this;
    const { alpha, beta } = search;
    const edge = min ? beta - search.sliver : alpha + search.sliver;
    if (edge > alpha && edge < beta) {
      if (min) search.alpha = edge;
      else search.beta = edge;
      if (!this.visit(ply, depth, ALL)) return false;
      const { value } = search;
      if (min ? value > edge || value <= alpha : value < edge || value >= beta) return true;
      search.alpha = alpha;
      search.beta = beta;
    }
    return this.visit(ply, depth, ALL);
  }

  private averageOfAll(ply: number, depth: number): boolean {
    const { search } = this;
    const { position } = search;
    let outcomes = search.moves[ply] ?? search.room(ply);
    const count = position.outcomes(outcomes, search.probability[ply]!, 0);
    if (count > outcomes.length) outcomes = search.wider(ply, count);
    const probability = search.probability[ply]!;
    search.chances++;
    const values = new Float64Array(count);
    const agenda = new Agenda(count, this.underWay, probability);
    for (let i = agenda.next(); i >= 0; i = agenda.next()) {
      position.play(outcomes[i]!);
      const key = this.keyOf(depth, ALL);
      const done = agenda.putOff(i, key) || this.enter(key, ply + 1, depth, ALL, false, false);
      position.undo();
      if (!done) return false;
      values[i] = search.value;
    }
    search.value = meanOf(values, probability);
    return true;
  }

  private average(ply: number, depth: number): boolean {
    const { search, star } = this;
    const { position } = search;
    let outcomes = search.moves[ply] ?? search.room(ply);
    const count = position.outcomes(outcomes, search.probability[ply]!, 0);
    if (count > outcomes.length) outcomes = search.wider(ply, count);
    search.chances++;
    star.alpha = search.alpha;
    star.beta = search.beta;
    if (star.isNeedless()) {
      search.cuts++;
      search.value = star.value;
      return true;
    }
    const probability = search.probability[ply]!;
    if (search.order !== undefined) sortOutcomes(outcomes, probability, count);
    star.begin(ply, probability, count);
    if (search.range !== undefined && depth > 0 && search.narrow(star, ply, depth, count)) return true;
    if (search.probes > 0 && depth > 0 && star.canProbe(ply)) {
      const closed = this.probe(ply, depth, count);
      if (closed !== false) return closed === true;
    }
    star.open(ply, count);
    const agenda = new Agenda(count, this.underWay, probability);
    for (let i = agenda.next(); i >= 0; i = agenda.next()) {
      if (star.isOpen(ply, i)) {
        position.play(outcomes[i]!);
        const key = this.keyOf(depth, ALL);
        if (agenda.putOff(i, key)) {
          position.undo();
          continue;
        }
        star.ask(ply, i);
        search.alpha = star.alpha;
        search.beta = star.beta;
        const done = this.enter(key, ply + 1, depth, ALL, false, false);
        position.undo();
        if (!done) return false;
        star.value = search.value;
        if (star.takes(ply, i)) return this.cut();
      }
      if (!agenda.isEmpty && star.isClosedByRest(ply)) return this.cut();
    }
    search.value = star.mean(ply, count);
    return true;
  }

  /** Ends a chance node whose window is closed. */
  private cut(): true {
    const { search } = this;
    search.cut();
    search.value = this.star.value;
    return true;
  }

  /** Whether the probes closed the window; undefined if the search is being unwound. */
  private probe(ply: number, depth: number, count: number): boolean | undefined {
    const { search, star } = this;
    const { position, minimizer } = search;
    const outcomes = search.moves[ply]!;
    const agenda = new Agenda(count, this.underWay);
    for (let i = agenda.next(); i >= 0; i = agenda.next()) {
      position.play(outcomes[i]!);
      const turn = position.turn();
      let closed = false;
      let done = true;
      if (turn === OVER) {
        search.nodes++;
        star.value = search.payoffHere();
        closed = star.takesPayoff(ply, i);
      } else if (turn >= 0 && star.asksProbe(ply, i, turn === minimizer)) {
        const key = this.keyOf(depth, search.probes);
        if (!agenda.putOff(i, key)) {
          search.alpha = star.alpha;
          search.beta = star.beta;
          done = this.enter(key, ply + 1, depth, search.probes, false, false);
          star.value = search.value;
          closed = done && star.takesProbe(ply, i, turn === minimizer);
        }
      }
      position.undo();
      if (!done) return undefined;
      if (closed) return this.cut();
    }
    return false;
  }
}

function meanOf(values: Float64Array, probability: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += probability[i]! * values[i]!;
  return sum;
}
