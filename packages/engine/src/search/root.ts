import { OVER } from "../contract/game.js";
import { CHANCE, type Position } from "../contract/position.js";
import {
  checkLimits,
  type DeepeningOptions,
  type DeepeningRoot,
  deepenRoot,
  nodesByKind,
  type Stopped,
} from "./deepen.js";
import { type Struck, Watch } from "./limits.js";
import { firstRows, type Row, rememberedLine, rowsAfter } from "./rows.js";
import { Search } from "./search.js";
import { checkFacts, defaultAlgorithm, SearchError, type SearchSettings, STOP } from "./settings.js";

export interface RootOptions extends SearchSettings, DeepeningOptions {
  /** "best": later actions are searched only as far as needed to see that they are not better. Default "best". */
  readonly rank?: "best" | "all";
}

/** A position searched to some depth: `Decision` without the game's own actions. */
export interface Report {
  /** Best first; rows of the last depth before older ones. Empty at a chance node. */
  readonly rows: readonly Row[];
  readonly value: number;
  /** 0 when no depth was finished. */
  readonly depth: number;
  /** No horizon was reached: the value is that of the game. */
  readonly exact: boolean;
  readonly line: readonly number[];
  readonly nodes: { readonly decision: number; readonly chance: number; readonly leaf: number };
  readonly tableHits: number;
  readonly cuts: number;
  readonly ms: number;
  readonly stopped: Stopped;
}

/**
 * Searches a position, deeper and deeper: the synchronous core. The position itself is not touched.
 *
 * @throws SearchError where the algorithm does not fit the facts, or nothing would end the search
 */
export function search(position: Position, options: RootOptions): Report {
  let last: Report | undefined;
  for (const report of deepen(position, options)) last = report ?? last;
  return last!;
}

/**
 * The same step by step: yields a report after each depth, the last one with `stopped`, and undefined after each root
 * move, when a caller may let others work.
 *
 * @param SearchClass another copy of the class, compiled for one game
 */
export function* deepen(
  position: Position,
  options: RootOptions,
  SearchClass: typeof Search = Search,
): Generator<Report | undefined, void, void> {
  const { facts } = options;
  const algorithm = options.algorithm ?? defaultAlgorithm(facts);
  checkFacts(algorithm, facts);
  checkLimits(options);
  const root = new Root(position, new SearchClass(position.copy(), options), options, algorithm);
  yield* deepenRoot(root, options);
}

class Root implements DeepeningRoot<Report> {
  solved = false;
  /** Stands at the root; the search walks a copy. */
  private readonly origin: Position;
  private readonly search: Search;
  private readonly options: RootOptions;
  private readonly prune: boolean;
  private readonly min: boolean;
  private readonly watch: Watch;
  private rows: Row[];
  private value = Number.NaN;
  private depth = 0;

  constructor(origin: Position, search: Search, options: RootOptions, algorithm: string) {
    this.origin = origin;
    this.search = search;
    this.options = options;
    this.prune = options.rank !== "all" && algorithm !== "minimax" && algorithm !== "expectiminimax";
    const turn = origin.turn();
    if (turn === OVER) throw new SearchError("The game is over here: there is nothing to decide.");
    this.min = turn === 1 && !options.facts.cooperative;
    this.rows = turn === CHANCE ? [] : firstRows(origin, options.facts, this.min);
    const [low, high] = options.facts.bounds;
    this.value = this.rows[0]?.value ?? (low + high) / 2;
    this.watch = new Watch(options);
    search.check = () => {
      search.checkAt = this.watch.check(search.nodes);
    };
    search.checkAt = 1;
  }

  *searchTo(depth: number): Generator<undefined, Struck | undefined, void> {
    const { search, min } = this;
    const horizons = search.horizons;
    const done: Row[] = [];
    let alpha = Number.NEGATIVE_INFINITY;
    let beta = Number.POSITIVE_INFINITY;
    try {
      if (this.rows.length === 0) this.value = search.run(depth);
      else search.enterRoot();
      for (const { move } of this.rows) {
        const value = search.child(move, depth - 1, alpha, beta);
        const bound = this.boundOf(value, alpha, beta);
        done.push({ move, value, bound, depth });
        if (this.prune && bound === "exact") {
          if (min) beta = value;
          else alpha = value;
        }
        yield undefined;
      }
    } catch (error) {
      if (error !== STOP) throw error;
      // The best move of the last depth came first, so what is finished of this depth is at least as good an answer.
      if (done.length > 0) this.accept(done, this.depth === 0 ? 0 : depth);
      return this.watch.struck;
    }
    this.accept(done, depth);
    this.solved = search.horizons === horizons;
    return undefined;
  }

  private boundOf(value: number, alpha: number, beta: number): Row["bound"] {
    // What meets the window without a cut on equality is as good as the best.
    if (this.options.ties === "keep" && (value === alpha || value === beta)) return "exact";
    return value <= alpha ? "upper" : value >= beta ? "lower" : "exact";
  }

  report(stopped: Report["stopped"]): Report {
    const { search } = this;
    return {
      rows: this.rows,
      value: this.value,
      depth: this.depth,
      exact: this.solved,
      line: this.line(),
      nodes: nodesByKind(search),
      tableHits: search.tableHits,
      cuts: search.cuts,
      ms: this.watch.ms,
      stopped,
    };
  }

  /** Takes what is done of a depth. */
  private accept(done: readonly Row[], depth: number): void {
    this.rows = rowsAfter(done, this.rows, this.min);
    this.depth = depth;
    if (done.length > 0) this.value = this.rows[0]!.value;
  }

  private line(): number[] {
    const best = this.rows[0];
    if (best === undefined || best.depth === 0) return [];
    const position = this.origin.copy();
    position.play(best.move);
    return [best.move, ...rememberedLine(position, this.options.table, best.depth - 1)];
  }
}
