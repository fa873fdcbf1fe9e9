/**
 * Stepped version of `search.ts` with the same rules: a generator that pauses after each part that took a few
 * milliseconds. Short parts are left to the ordinary search, so that both find the same values at the same nodes
 * (tested), and only the upper part of the tree pays for the pauses. Without it an `AbortSignal`, a timer or a page
 * would wait for a root move, which can take minutes.
 */
import { OVER } from "../contract/game.js";
import { CHANCE } from "../contract/position.js";
import { pickBest, sortOutcomes } from "./order.js";
import { Quick, type Quickness, STEPPED_PLIES } from "./quick.js";
import { ALL, type Search } from "./search.js";
import { NO_MOVE } from "./table.js";

/** Steps of a search; the results are in the search's `value`. */
type Steps<Result = void> = Generator<undefined, Result, void>;

export class SteppedSearch {
  private readonly search: Search;
  private readonly quick: Quickness;

  /** @param quick which parts are searched without pauses; default: those that take few milliseconds */
  constructor(search: Search, quick: Quickness = new Quick()) {
    this.search = search;
    this.quick = quick;
  }

  /** Like `Search.run`. */
  *run(depth: number): Steps<number> {
    const { search } = this;
    search.alpha = Number.NEGATIVE_INFINITY;
    search.beta = Number.POSITIVE_INFINITY;
    yield* this.visit(0, depth, ALL);
    return search.value;
  }

  /** Like `Search.child`. */
  *child(move: number, depth: number, alpha: number, beta: number): Steps<number> {
    const { search } = this;
    search.position.play(move);
    search.alpha = alpha;
    search.beta = beta;
    yield* this.visit(1, depth, ALL);
    search.position.undo();
    return search.value;
  }

  /** Visits a node: without pauses if that is fast or it is a leaf. */
  private *visit(ply: number, depth: number, width: number): Steps {
    const { search, quick } = this;
    const turn = search.position.turn();
    const isLeaf =
      turn === OVER || (depth === 0 && (turn !== CHANCE || search.afterstate)) || search.isPathEnd(ply, turn);
    if (isLeaf || ply >= STEPPED_PLIES || quick.has(depth)) {
      quick.run(depth, () => search.visit(ply, depth, width));
      yield undefined;
      return;
    }
    const { mark } = quick;
    search.nodes++;
    if (search.nodes >= search.checkAt) search.check();
    if (search.table !== undefined && (depth > 1 || turn === CHANCE))
      yield* this.remember(ply, depth, turn, width);
    else yield* this.expand(ply, depth, turn, width, NO_MOVE);
    quick.since(mark, depth);
  }

  private *remember(ply: number, depth: number, turn: number, width: number): Steps {
    const { search } = this;
    const { position, alpha, beta } = search;
    const table = search.table!;
    const low = position.hashLow();
    const high = position.hashHigh();
    let hint = NO_MOVE;
    const found = table.find(low, high);
    if (found >= 0) {
      hint = table.words[found + 2]!;
      if (search.answer(found, depth)) return;
    }
    const { horizons } = search;
    const complete = yield* this.expand(ply, depth, turn, width, hint);
    search.alpha = alpha;
    search.beta = beta;
    search.keep(low, high, depth, turn, complete, search.horizons === horizons);
  }

  private *expand(ply: number, depth: number, turn: number, width: number, hint: number): Steps<boolean> {
    const { search } = this;
    if (turn !== CHANCE) {
      return search.prune
        ? yield* this.choose(ply, depth, turn, width, hint)
        : yield* this.chooseOfAll(ply, depth, turn);
    }
    if (!search.prune) yield* this.averageOfAll(ply, depth);
    else if (!search.foretold(ply, depth)) yield* this.average(ply, depth);
    return true;
  }

  private *chooseOfAll(ply: number, depth: number, turn: number): Steps<boolean> {
    const { search } = this;
    const { position } = search;
    const min = turn === search.minimizer;
    let moves = search.moves[ply] ?? search.room(ply);
    const count = position.moves(moves, 0);
    if (count > moves.length) moves = search.wider(ply, count);
    search.decisions++;
    let best = min ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    let bestMove = NO_MOVE;
    for (let i = 0; i < count; i++) {
      const move = moves[i]!;
      position.play(move);
      yield* this.visit(ply + 1, depth - 1, ALL);
      position.undo();
      const { value } = search;
      if (min ? value < best : value > best) {
        best = value;
        bestMove = move;
      }
    }
    search.value = best;
    search.best = bestMove;
    return true;
  }

  private *averageOfAll(ply: number, depth: number): Steps {
    const { search } = this;
    const { position } = search;
    let outcomes = search.moves[ply] ?? search.room(ply);
    const count = position.outcomes(outcomes, search.probability[ply]!, 0);
    if (count > outcomes.length) outcomes = search.wider(ply, count);
    const probability = search.probability[ply]!;
    search.chances++;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      position.play(outcomes[i]!);
      yield* this.visit(ply + 1, depth, ALL);
      position.undo();
      sum += probability[i]! * search.value;
    }
    search.value = sum;
  }

  private *choose(ply: number, depth: number, turn: number, width: number, hint: number): Steps<boolean> {
    const { search } = this;
    const { position, order } = search;
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
    const scouts = search.pvs && depth > 1;
    let closed = false;
    for (let i = 0; i < tries; i++) {
      if (rated) pickBest(moves, search.scores[ply]!, i, count);
      const move = moves[i]!;
      position.play(move);
      search.alpha = alpha;
      search.beta = beta;
      if (scouts && i > 0) yield* this.scout(ply + 1, depth - 1, min);
      else yield* this.visit(ply + 1, depth - 1, ALL);
      position.undo();
      const { value } = search;
      if (min ? value < best : value > best) {
        best = value;
        bestMove = move;
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
    return closed || tries === count;
  }

  private *scout(ply: number, depth: number, min: boolean): Steps {
    const { search } = this;
    const { alpha, beta } = search;
    const edge = min ? beta - search.sliver : alpha + search.sliver;
    if (edge > alpha && edge < beta) {
      if (min) search.alpha = edge;
      else search.beta = edge;
      yield* this.visit(ply, depth, ALL);
      const { value } = search;
      if (min ? value > edge || value <= alpha : value < edge || value >= beta) return;
      search.alpha = alpha;
      search.beta = beta;
    }
    yield* this.visit(ply, depth, ALL);
  }

  private *average(ply: number, depth: number): Steps {
    const { search } = this;
    const { position, star } = search;
    let outcomes = search.moves[ply] ?? search.room(ply);
    const count = position.outcomes(outcomes, search.probability[ply]!, 0);
    if (count > outcomes.length) outcomes = search.wider(ply, count);
    search.chances++;
    star.alpha = search.alpha;
    star.beta = search.beta;
    if (star.isNeedless()) {
      search.cuts++;
      search.value = star.value;
      return;
    }
    const probability = search.probability[ply]!;
    if (search.order !== undefined) sortOutcomes(outcomes, probability, count);
    star.begin(ply, probability, count);
    if (search.range !== undefined && depth > 0 && search.narrow(star, ply, depth, count)) return;
    if (search.probes > 0 && depth > 0 && star.canProbe(ply) && (yield* this.probe(ply, depth, count)))
      return;
    for (let i = star.first(ply, count); i >= 0; i = star.next(ply, i, count)) {
      position.play(outcomes[i]!);
      search.alpha = star.alpha;
      search.beta = star.beta;
      yield* this.visit(ply + 1, depth, ALL);
      position.undo();
      star.value = search.value;
    }
    if (star.isClosed) search.cut();
    search.value = star.value;
  }

  private *probe(ply: number, depth: number, count: number): Steps<boolean> {
    const { search } = this;
    const { position, star } = search;
    const outcomes = search.moves[ply]!;
    for (let i = 0; i < count; i++) {
      position.play(outcomes[i]!);
      const turn = position.turn();
      let closed = false;
      if (turn === OVER) {
        search.nodes++;
        star.value = search.payoffHere();
        closed = star.takesPayoff(ply, i);
      } else if (turn >= 0 && star.asksProbe(ply, i, turn === search.minimizer)) {
        search.alpha = star.alpha;
        search.beta = star.beta;
        yield* this.visit(ply + 1, depth, search.probes);
        star.value = search.value;
        closed = star.takesProbe(ply, i, turn === search.minimizer);
      }
      position.undo();
      if (closed) {
        search.cut();
        search.value = star.value;
        return true;
      }
    }
    return false;
  }
}
