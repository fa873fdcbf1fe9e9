/**
 * The upper part of a search: a generator with the rules of `search.ts` that leaves small parts of the tree to the
 * ordinary search; both find the same values at the same nodes (tested). It has two uses:
 *
 * - It pauses after each part, so that an `AbortSignal`, a timer or a page need not wait for a root move.
 * - Several threads search one tree together with a shared table, by ABDADA (J.-C. Weill 1996) in the simple form of
 * T. Kerr. Every thread marks the nodes it is searching. A move or an outcome that another is searching is postponed;
 * when the thread comes back, either the table has the answer, or it helps. The first move of a decision is never
 * postponed, because its value cuts the others (Young Brothers Wait).
 */
import { OVER } from "../contract/game.js";
import { CHANCE } from "../contract/position.js";
import { pickBest, sortOutcomes } from "./order.js";
import { type Parts, TimedParts } from "./parts.js";
import { ALL, type Search } from "./search.js";
import { Agenda, markOf, SharedPath, type UnderWay } from "./sharing.js";
import { NO_MOVE } from "./table.js";

/** Steps of a search, whose result is in its `value`. False: another thread has made the node unnecessary. */
type Steps<Result = boolean> = Generator<undefined, Result, void>;

export interface Sharing {
  readonly underWay: UnderWay;
  /** The number of the task; it ends when any thread has finished it. */
  readonly task: number;
}

/** Parts farther from the root are left to the ordinary search: each pause costs time and stack for every ply above. */
export const DEEPEST = 128;

/** Values of `unwinding`: the search goes on; the whole search must end. */
const NOWHERE = Number.MAX_SAFE_INTEGER;
const ROOT = -1;

export class TopSearch {
  private readonly search: Search;
  private readonly parts: Parts;
  private readonly sharing: Sharing | undefined;
  private readonly path: SharedPath | undefined;
  /** The path index of the node that another thread has answered meanwhile, and its value. */
  private unwinding = NOWHERE;
  private found = Number.NaN;
  /** For the node expanded last: no move was left untried without a cut. */
  private isComplete = true;

  /**
   * @param search with a shared table, if threads share the tree
   * @param parts which parts are left to it; default: those that take few milliseconds
   */
  constructor(search: Search, parts: Parts = new TimedParts(), sharing?: Sharing) {
    this.search = search;
    this.parts = parts;
    this.sharing = sharing;
    this.path = sharing && new SharedPath(search);
  }

  *run(depth: number): Steps<number> {
    const { search } = this;
    search.reserve(depth);
    search.alpha = Number.NEGATIVE_INFINITY;
    search.beta = Number.POSITIVE_INFINITY;
    yield* this.visit(0, depth, ALL);
    return search.value;
  }

  *child(move: number, depth: number, alpha: number, beta: number): Steps<number> {
    const { search } = this;
    search.position.play(move);
    search.alpha = alpha;
    search.beta = beta;
    yield* this.visit(1, depth, ALL);
    search.position.undo();
    return search.value;
  }

  /**
   * Searches all moves of the root together with other threads, as far as the windows require.
   * @param prune whether the value of the best move so far is a bound for the others
   * @param report called for every move, in the order in which they are finished
   * @returns the value of the best; undefined if another thread has finished the task
   */
  *root(
    moves: readonly number[],
    depth: number,
    prune: boolean,
    report: (move: number, value: number, bound: "exact" | "lower" | "upper") => void,
  ): Steps<number | undefined> {
    const { search, sharing } = this;
    const { position } = search;
    const min = position.turn() === search.minimizer;
    let alpha = Number.NEGATIVE_INFINITY;
    let beta = Number.POSITIVE_INFINITY;
    let best = min ? beta : alpha;
    search.enterRoot(depth);
    const agenda = this.agenda(moves.length);
    for (let i = agenda.next(); i >= 0; i = agenda.next()) {
      position.play(moves[i]!);
      const mark = this.markHere(depth - 1, ALL);
      if ((i > 0 || !prune) && agenda.putOff(i, mark)) {
        position.undo();
        continue;
      }
      search.alpha = alpha;
      search.beta = beta;
      const scouts = search.pvs && prune && depth > 1 && i > 0;
      const done = yield* this.enter(mark, 1, depth - 1, ALL, scouts, min);
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
      report(moves[i]!, value, bound);
    }
    sharing?.underWay.finish(sharing.task);
    return best;
  }

  private agenda(count: number, weights?: Float64Array): Agenda {
    return new Agenda(count, this.sharing?.underWay, weights);
  }

  /** The mark of the current node; 0 for a leaf, and if nothing is shared: such nodes are never marked. */
  private markHere(depth: number, width: number): number {
    if (!this.sharing) return 0;
    const { position, afterstate } = this.search;
    const turn = position.turn();
    if (turn === OVER || (depth === 0 && (turn !== CHANCE || afterstate))) return 0;
    return markOf(position.hashLow(), position.hashHigh(), depth, width);
  }

  /** Visits a node with its mark. */
  private *enter(
    mark: number,
    ply: number,
    depth: number,
    width: number,
    scouts: boolean,
    min: boolean,
  ): Steps {
    if (mark !== 0) this.sharing!.underWay.enter(mark);
    const done = yield* scouts ? this.scout(ply, depth, min) : this.visit(ply, depth, width);
    if (mark !== 0) this.sharing!.underWay.leave(mark);
    return done;
  }

  /** Visits a node: by the ordinary search if it is small or a leaf. */
  private *visit(ply: number, depth: number, width: number): Steps {
    const { search, parts } = this;
    const turn = search.position.turn();
    const isChance = turn === CHANCE;
    const isLeaf =
      turn === OVER || (depth === 0 && (!isChance || search.afterstate)) || search.isPathEnd(ply, turn);
    const start = parts.start(search);
    if (isLeaf || ply >= DEEPEST || parts.isSmall(depth, isChance)) {
      parts.run(search, depth, isChance, () => search.visit(ply, depth, width));
      yield undefined;
      return isLeaf || !this.isOvertaken();
    }
    search.nodes++;
    if (search.nodes >= search.checkAt) search.checkAt = search.limits!.check(search.nodes);
    const done =
      search.table !== undefined && (depth > 1 || isChance)
        ? yield* this.remember(ply, depth, turn, width)
        : yield* this.expand(ply, depth, turn, width, NO_MOVE);
    if (done) parts.note(search, depth, isChance, start);
    return done;
  }

  /** Whether another thread has answered a node on the path, or finished the task: the search is unwound to there. */
  private isOvertaken(): boolean {
    const { sharing, path } = this;
    if (!sharing) return false;
    if (sharing.underWay.done >= sharing.task) this.unwinding = ROOT;
    else {
      const at = path!.answered();
      if (at < 0) return false;
      this.unwinding = at;
      this.found = this.search.value;
    }
    return true;
  }

  private *remember(ply: number, depth: number, turn: number, width: number): Steps {
    const { search, path } = this;
    const { position, alpha, beta } = search;
    const table = search.table!;
    const low = position.hashLow();
    const high = position.hashHigh();
    let hint = NO_MOVE;
    const entry = table.find(low, high);
    if (entry >= 0) {
      hint = table.words[entry + 2]!;
      if (search.answer(entry, depth)) return true;
    }
    const at = path?.down(low, high, depth) ?? NOWHERE;
    const { horizons } = search;
    const done = yield* this.expand(ply, depth, turn, width, hint);
    path?.up(at);
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

  private *expand(ply: number, depth: number, turn: number, width: number, hint: number): Steps {
    const { search } = this;
    if (turn !== CHANCE) return yield* this.choose(ply, depth, turn, width, hint);
    let done = true;
    if (!search.prune) done = yield* this.averageOfAll(ply, depth);
    else if (!search.isPredicted(ply, depth)) done = yield* this.average(ply, depth);
    this.isComplete = true;
    return done;
  }

  private *choose(ply: number, depth: number, turn: number, width: number, hint: number): Steps {
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
    const agenda = this.agenda(tries);
    for (let i = agenda.next(); i >= 0; i = agenda.next()) {
      if (rated && agenda.isFresh) pickBest(moves, search.scores[ply]!, i, count);
      const move = moves[i]!;
      position.play(move);
      const mark = this.markHere(depth - 1, ALL);
      // Without cuts no move waits for the first.
      if ((i > 0 || !prune) && agenda.putOff(i, mark)) {
        position.undo();
        continue;
      }
      search.alpha = alpha;
      search.beta = beta;
      const scouts = search.pvs && depth > 1 && i > 0;
      const done = yield* this.enter(mark, ply + 1, depth - 1, ALL, scouts, min);
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

  private *scout(ply: number, depth: number, min: boolean): Steps {
    const { search } = this;
    const { alpha, beta } = search;
    const edge = min ? beta - search.nullWindow : alpha + search.nullWindow;
    if (edge > alpha && edge < beta) {
      if (min) search.alpha = edge;
      else search.beta = edge;
      if (!(yield* this.visit(ply, depth, ALL))) return false;
      const { value } = search;
      if (min ? value > edge || value <= alpha : value < edge || value >= beta) return true;
      search.alpha = alpha;
      search.beta = beta;
    }
    return yield* this.visit(ply, depth, ALL);
  }

  private *averageOfAll(ply: number, depth: number): Steps {
    const { search } = this;
    const { position } = search;
    const count = search.outcomes(ply);
    const outcomes = search.moves[ply]!;
    const probability = search.probability[ply]!;
    search.chances++;
    const values = new Float64Array(count);
    const agenda = this.agenda(count, probability);
    for (let i = agenda.next(); i >= 0; i = agenda.next()) {
      position.play(outcomes[i]!);
      const mark = this.markHere(depth, ALL);
      const done = agenda.putOff(i, mark) || (yield* this.enter(mark, ply + 1, depth, ALL, false, false));
      position.undo();
      if (!done) return false;
      values[i] = search.value;
    }
    search.value = values.reduce((sum, value, i) => sum + probability[i]! * value, 0);
    return true;
  }

  private *average(ply: number, depth: number): Steps {
    const { search } = this;
    const { position, star } = search;
    const count = search.outcomes(ply);
    const outcomes = search.moves[ply]!;
    search.chances++;
    star.alpha = search.alpha;
    star.beta = search.beta;
    if (star.isOutsideWindow()) {
      search.cuts++;
      search.value = star.value;
      return true;
    }
    const probability = search.probability[ply]!;
    if (search.order !== undefined) sortOutcomes(outcomes, probability, count);
    star.begin(ply, probability, count);
    if (search.range !== undefined && depth > 0 && search.narrow(ply, depth, count)) return true;
    if (search.probes > 0 && depth > 0 && star.canProbe(ply)) {
      const closed = yield* this.probe(ply, depth, count);
      if (closed !== false) return closed === true;
    }
    star.open(ply, count);
    const agenda = this.agenda(count, probability);
    for (let i = agenda.next(); i >= 0; i = agenda.next()) {
      if (star.isOpen(ply, i)) {
        position.play(outcomes[i]!);
        const mark = this.markHere(depth, ALL);
        if (agenda.putOff(i, mark)) {
          position.undo();
          continue;
        }
        star.ask(ply, i);
        search.alpha = star.alpha;
        search.beta = star.beta;
        const done = yield* this.enter(mark, ply + 1, depth, ALL, false, false);
        position.undo();
        if (!done) return false;
        star.value = search.value;
        if (star.takes(ply, i, agenda.isEmpty)) return search.cutChance();
      } else if (star.skip(ply, i, agenda.isEmpty)) return search.cutChance();
    }
    search.value = star.mean(ply, count);
    return true;
  }

  /** Whether the probes closed the window; undefined if the search is being unwound. */
  private *probe(ply: number, depth: number, count: number): Steps<boolean | undefined> {
    const { search } = this;
    const { position, star, minimizer } = search;
    const outcomes = search.moves[ply]!;
    const agenda = this.agenda(count);
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
        const mark = this.markHere(depth, search.probes);
        if (!agenda.putOff(i, mark)) {
          search.alpha = star.alpha;
          search.beta = star.beta;
          done = yield* this.enter(mark, ply + 1, depth, search.probes, false, false);
          star.value = search.value;
          closed = done && star.takesProbe(ply, i, turn === minimizer);
        }
      }
      position.undo();
      if (!done) return undefined;
      if (closed) return search.cutChance();
    }
    return false;
  }
}
