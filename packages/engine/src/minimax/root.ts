import type { Struck } from "../contract/budget.js";
import { HORIZONS, TIES } from "../contract/options.js";
import { CHANCE, type Position } from "../contract/position.js";
import { minimizerOf } from "../contract/sides.js";
import { type DeepeningOptions, deepenRoot, isReport, limitsFor, type Pause } from "../deepening/deepen.js";
import { type Report, Root } from "../deepening/root.js";
import { byValue, firstRows, type Row, rememberedLine } from "../deepening/rows.js";
import * as CHECK from "../options/check-options.js";
import { AT_ONCE, type Parts, TimedParts } from "../search/parts.js";
import { Search } from "../search/search.js";
import { checkFacts, defaultAlgorithm, type SearchSettings } from "../search/settings.js";
import { Table, withTable } from "../search/table.js";
import { TopSearch } from "../search/top-search.js";

export interface RootOptions extends SearchSettings, DeepeningOptions {
  /** "best": later actions are searched only until they are known not to be better. Default "best". */
  readonly rank?: "best" | "all";
}

const SEARCH_OPTIONS: CHECK.RulesOf<RootOptions> = {
  ...CHECK.LIMITS,
  facts: CHECK.OBJECT,
  algorithm: CHECK.NAME,
  evaluator: CHECK.FUNCTION,
  rank: CHECK.RANK,
  table: [
    (value) => value === false || value instanceof Table,
    { id: "api-option-table-or-false", values: {}, message: "a Table, or false" },
  ],
  horizon: CHECK.oneOf(HORIZONS),
  ties: CHECK.oneOf(TIES),
  probes: CHECK.whole("moves"),
  owner: [Array.isArray, { id: "api-option-list", values: {}, message: "a list" }],
  ranges: CHECK.FLAG,
  deepening: CHECK.FLAG,
  ordering: CHECK.FLAG,
  pvs: CHECK.FLAG,
};

/**
 * Searches a position, which is not modified, by the minimax family with iterative deepening: the synchronous core.
 * @throws SearchError if the algorithm does not fit the facts
 */
export function search(position: Position, options: RootOptions): Report {
  CHECK.checkOptions("search", options, SEARCH_OPTIONS);
  let last: Report | undefined;
  for (const report of deepen(position, options, Search, AT_ONCE)) if (isReport(report)) last = report;
  return last!;
}

/**
 * The same step by step: a report after each depth, the last one with `stopped`, and pauses every few milliseconds.
 * @param SearchClass another copy of the class, compiled for one game
 * @param parts which parts are searched without pauses; default: those that take few milliseconds
 */
export function* deepen(
  position: Position,
  given: RootOptions,
  SearchClass: typeof Search = Search,
  parts: Parts = new TimedParts(),
): Generator<Report | Pause, void, void> {
  yield* withTable(given.table, (table) => {
    const options: RootOptions = limitsFor({ ...given, table });
    const { facts } = options;
    const algorithm = options.algorithm ?? defaultAlgorithm(facts);
    checkFacts(algorithm, facts);
    const walker = new SearchClass(position.copy(), options);
    return deepenRoot(new MinimaxRoot(position, walker, options, algorithm, parts), options);
  });
}

/** A root searched by the minimax family with windows: a decision, or a chance node, which has no rows. */
class MinimaxRoot extends Root {
  private readonly walker: Search;
  private readonly steps: TopSearch;
  private readonly options: RootOptions;
  private readonly atOnce: boolean;
  private readonly prune: boolean;
  private readonly keepsTies: boolean;
  private readonly min: boolean;

  constructor(origin: Position, walker: Search, options: RootOptions, algorithm: string, parts: Parts) {
    super(origin, walker, options);
    this.walker = walker;
    this.steps = new TopSearch(walker, parts);
    this.options = options;
    this.atOnce = parts === AT_ONCE;
    this.prune = options.rank !== "all" && algorithm !== "minimax" && algorithm !== "expectiminimax";
    this.keepsTies = options.ties === "keep" && algorithm === "alpha-beta";
    const turn = origin.turn();
    this.min = turn === minimizerOf(options.facts);
    this.rows = turn === CHANCE ? [] : firstRows(origin, options.facts, this.min);
    const [low, high] = options.facts.bounds;
    this.value = this.rows[0]?.value ?? (low + high) / 2;
  }

  /**
   * A depth without evaluations may cover the whole game, but a declared range may have cut parts of it unseen: it is
   * searched again without the range and with proved table values only, so that a solved game is recognised.
   */
  override searchTo(depth: number): Generator<Pause, Struck | "depth" | undefined, void> {
    return this.walker.range === undefined ? super.searchTo(depth) : this.provedTo(depth);
  }

  private *provedTo(depth: number): Generator<Pause, Struck | "depth" | undefined, void> {
    const { walker } = this;
    const before = walker.horizons - walker.unproved;
    const struck = yield* super.searchTo(depth);
    const isProvable = walker.horizons - walker.unproved === before;
    if (struck !== undefined || this.solved || !isProvable) return struck;
    walker.range = undefined;
    walker.seeksProof = true;
    return yield* super.searchTo(depth);
  }

  protected override *searched(depth: number): Iterable<Row | undefined> {
    const { walker, min } = this;
    let alpha = Number.NEGATIVE_INFINITY;
    let beta = Number.POSITIVE_INFINITY;
    if (this.rows.length === 0) this.value = yield* this.steps.run(depth);
    else walker.enterRoot(depth);
    for (const { move } of this.rows) {
      const value = this.atOnce
        ? walker.child(move, depth - 1, alpha, beta)
        : yield* this.steps.child(move, depth - 1, alpha, beta);
      const bound = this.boundOf(value, alpha, beta);
      if (this.prune && bound === "exact") {
        if (min) beta = value;
        else alpha = value;
      }
      yield { move, value, bound, depth };
    }
  }

  protected override compare(one: Row, other: Row): number {
    return byValue(one, other, this.min);
  }

  protected override line(): number[] {
    const best = this.rows[0];
    if (best === undefined || best.depth === 0) return [];
    const { table } = this.options;
    if (!table) return [best.move];
    const position = this.origin.copy();
    position.play(best.move);
    return [best.move, ...rememberedLine(position, table, best.depth - 1)];
  }

  protected override forget(): void {
    if (this.options.table) this.options.table.clear();
  }

  private boundOf(value: number, alpha: number, beta: number): Row["bound"] {
    // A value that equals a bound of the window without being cut is as good as the best.
    if (this.keepsTies && (value === alpha || value === beta)) return "exact";
    return value <= alpha ? "upper" : value >= beta ? "lower" : "exact";
  }
}
