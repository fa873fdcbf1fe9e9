import type { Bound } from "../contract/decision.js";
import { OVER } from "../contract/game.js";
import { CHANCE, type Position } from "../contract/position.js";
import { minimizerOf } from "../contract/sides.js";
import type { RootOptions } from "../minimax/root.js";
import { movesAt, outcomesAt } from "../position/lists.js";
import { sortOutcomes } from "../search/order.js";
import { all, type Crew, Division } from "./division.js";

/** A subtree is divided further if it is expected to have about this many nodes: some milliseconds of work. */
const GRAIN = 20_000;
/** The share of the nodes below a decision that its first move takes, if its value cuts the others. */
const FIRST = 0.5;

const LEAST = Number.NEGATIVE_INFINITY;
const MOST = Number.POSITIVE_INFINITY;

/** The result of a node: its exact value if that is within the window, else a bound. */
interface Found {
  readonly value: number;
  readonly line: readonly number[];
}

/** The values of interest; for others a bound is enough. */
interface Window {
  readonly alpha: number;
  readonly beta: number;
}
const WHOLE: Window = { alpha: LEAST, beta: MOST };

export interface SplitOptions extends Pick<RootOptions, "facts" | "algorithm" | "ordering" | "rank"> {
  /** Null windows for all but the first move of a decision. */
  readonly pvs: boolean;
  /** Windows of tasks never depend on which worker was faster. */
  readonly deterministic: boolean;
}

/**
 * Divides the search of a position to a depth into tasks: Young Brothers Wait (R. Feldmann, B. Monien, P. Mysliwietz,
 * O. Vornberger 1989). The first move of a decision is searched first, the others at the same time, each with its
 * value as a bound of the window. Only along first moves does a search have the whole window, so dividing it there
 * loses nothing: first moves are divided again, and at a chance node there all outcomes are searched at the same
 * time.
 */
export class Split extends Division {
  private readonly origin: Position;
  private readonly options: SplitOptions;
  private readonly prune: boolean;
  /** Bounds that end a decision, if the algorithm relies on them. */
  private readonly least: number;
  private readonly most: number;
  private readonly nullWindow: number;
  /** By path: the moves of a decision, best first, or the best move alone. */
  private readonly orders = new Map<string, readonly number[]>();

  /** @param origin is at the root, a decision; it is not moved */
  constructor(origin: Position, options: SplitOptions, crew: Crew) {
    super(crew);
    const { algorithm, facts } = options;
    this.origin = origin;
    this.options = options;
    this.prune = algorithm !== "minimax" && algorithm !== "expectiminimax";
    const star = algorithm!.startsWith("star");
    const range = facts.bounds[1] - facts.bounds[0];
    this.nullWindow = Number.isFinite(range) ? range * 1e-9 : 1e-9;
    this.least = star ? facts.bounds[0] : LEAST;
    this.most = star ? facts.bounds[1] : MOST;
  }

  override async root(moves: readonly number[], depth: number, expected: number): Promise<void> {
    this.horizon = false;
    this.longPaths = false;
    this.done = [];
    const prune = this.prune && this.options.rank !== "all";
    if (expected < GRAIN) {
      const result = await this.task(() => ({
        path: [],
        moves,
        prune,
        depth,
        alpha: LEAST,
        beta: MOST,
      }));
      const [first, ...rest] = result!.line;
      for (const row of result!.rows!) {
        this.done.push({ row: { ...row, depth }, line: row.move === first ? rest : [] });
      }
      return;
    }
    await this.best([], this.origin, moves, depth, expected, WHOLE, prune, (i, value, bound, line) => {
      this.done[i] = { row: { move: moves[i]!, value, bound, depth }, line };
    });
  }

  private async find(
    path: readonly number[],
    depth: number,
    expected: number,
    window: Window,
  ): Promise<Found> {
    const position = this.origin.copy();
    for (const move of path) position.play(move);
    const turn = position.turn();
    if (turn === OVER) {
      this.nodes.leaf++;
      return { value: position.payoff(0), line: [] };
    }
    if (expected < GRAIN || depth < 2) return this.whole(path, depth, window);
    if (turn === CHANCE) return this.mean(path, position, depth, expected);
    const moves = this.ordered(path, position);
    const [only] = moves;
    if (moves.length === 1) {
      this.nodes.decision++;
      const { value, line } = await this.find([...path, only!], depth - 1, expected, window);
      return { value, line: [only!, ...line] };
    }
    return this.best(path, position, moves, depth, expected, window, this.prune);
  }

  private async whole(path: readonly number[], depth: number, window: Window): Promise<Found> {
    const result = await this.task(() => ({ path, depth, ...window }));
    const { value, line } = result!;
    for (const [i, move] of line.entries()) {
      const key = [...path, ...line.slice(0, i)].join();
      if (!this.orders.has(key)) this.orders.set(key, [move]);
    }
    return { value, line };
  }

  /** Searches a chance node: all outcomes at the same time, added up in the order of the search on one thread. */
  private async mean(
    path: readonly number[],
    position: Position,
    depth: number,
    expected: number,
  ): Promise<Found> {
    const { outcomes, probabilities } = outcomesAt(position);
    const count = outcomes.length;
    this.nodes.chance++;
    if (this.prune && this.options.ordering !== false) sortOutcomes(outcomes, probabilities, count);
    const values = await all(
      Array.from({ length: count }, (_, i) =>
        this.find([...path, outcomes[i]!], depth, expected * probabilities[i]!, WHOLE),
      ),
    );
    return { value: values.reduce((sum, { value }, i) => sum + probabilities[i]! * value, 0), line: [] };
  }

  /**
   * Searches a decision: the first move, then all others at the same time.
   * @param told called for every move; without it the decision ends as soon as its value cannot improve
   */
  private async best(
    path: readonly number[],
    position: Position,
    moves: readonly number[],
    depth: number,
    expected: number,
    window: Window,
    prune: boolean,
    told?: (i: number, value: number, bound: Bound, line: readonly number[]) => void,
  ): Promise<Found> {
    const { deterministic, facts, pvs } = this.options;
    const min = position.turn() === minimizerOf(facts);
    this.nodes.decision++;
    const found: { move: number; value: number; line: readonly number[]; isExact: boolean }[] = [];
    let best = min ? MOST : LEAST;
    const note = (i: number, { value, line }: Found, { alpha, beta }: Window): void => {
      const bound = value <= alpha ? "upper" : value >= beta ? "lower" : "exact";
      found[i] = { move: moves[i]!, value, line, isExact: bound === "exact" };
      if (min ? value < best : value > best) best = value;
      told?.(i, value, bound, line);
    };
    /** The window of the node beyond a value. */
    const beyond = (value: number): Window =>
      min
        ? { alpha: window.alpha, beta: Math.min(window.beta, value) }
        : { alpha: Math.max(window.alpha, value), beta: window.beta };
    const fully = async (i: number, share: number, within: Window): Promise<void> => {
      note(i, await this.find([...path, moves[i]!], depth - 1, expected * share, within), within);
    };
    if (!prune) await all(moves.map((_, i) => fully(i, 1 / moves.length, WHOLE)));
    else {
      await fully(0, FIRST, window);
      const first = best;
      const bounded = async (i: number): Promise<void> => {
        let within = beyond(first);
        let asked = within;
        const result = await this.task(() => {
          // A deterministic search uses the first move alone, whichever worker is faster.
          const known = deterministic ? first : best;
          const closed = min ? known <= window.alpha : known >= window.beta;
          if (!told && (closed || (min ? known <= this.least : known >= this.most))) return undefined;
          within = beyond(known);
          const { alpha, beta } = within;
          const edge = min ? beta - this.nullWindow : alpha + this.nullWindow;
          asked = within;
          if (pvs && edge > alpha && edge < beta) asked = min ? { alpha: edge, beta } : { alpha, beta: edge };
          return { path: [...path, moves[i]!], depth: depth - 1, ...asked };
        });
        if (!result) return;
        const { value } = result;
        const isBetter = min ? value < within.beta : value > within.alpha;
        const isInside = value > within.alpha && value < within.beta;
        // A move that its null window shows not to be better needs no second search, nor does one beyond the window.
        if (asked !== within && isBetter && isInside) await fully(i, FIRST, within);
        else note(i, result, within);
      };
      // If the first move has closed the window, the decision is done.
      const isClosed = min ? first <= window.alpha : first >= window.beta;
      if (told || !isClosed) await all(moves.slice(1).map((_, i) => bounded(i + 1)));
    }
    const sign = min ? -1 : 1;
    // Among equal values the exact one comes first, then the earlier one: the sort is stable.
    const ranked = found
      .filter(Boolean)
      .sort((a, b) => sign * (b.value - a.value) || Number(b.isExact) - Number(a.isExact));
    this.orders.set(path.join(), [
      ...ranked.map(({ move }) => move),
      ...moves.filter((_, i) => found[i] === undefined),
    ]);
    const [top] = ranked;
    return { value: best, line: [top!.move, ...top!.line] };
  }

  private ordered(path: readonly number[], position: Position): number[] {
    const moves = [...movesAt(position)];
    if (!this.prune || this.options.ordering === false) return moves;
    if (position.promise) {
      const promise = new Map(moves.map((move) => [move, position.promise!(move)]));
      moves.sort((a, b) => promise.get(b)! - promise.get(a)!);
    }
    const known = (this.orders.get(path.join()) ?? []).filter((move) => moves.includes(move));
    return [...known, ...moves.filter((move) => !known.includes(move))];
  }
}
