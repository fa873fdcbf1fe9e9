import type { Facts } from "../contract/facts.js";
import type { Limits } from "../contract/options.js";
import type { Position } from "../contract/position.js";
import { minimizerOf } from "../contract/sides.js";
import { Root } from "../deepening/root.js";
import { byValue, type Row } from "../deepening/rows.js";
import type { FilteredSearch } from "./filtered-search.js";
import { passing } from "./filters.js";

export interface FilteredRow extends Row {
  readonly vector: readonly number[];
}

/** The depth up to which replies are not filtered, so that values include all replies. */
const UNFILTERED = 2;

/**
 * A decision whose moves are evaluated; those that pass the filters are then searched to increasing depths. At a
 * decision that costs no depth (`BatchEvaluator.isFree`) every move is searched to every depth, which then counts the
 * decisions after it.
 */
export class FilteredRoot extends Root<FilteredRow> {
  private readonly walker: FilteredSearch;
  private readonly min: boolean;
  /** The unit of the filters, in values. */
  private readonly unit: number;
  private readonly always: ReadonlySet<number>;
  /** Whether the decision costs no depth. */
  readonly isFree: boolean;
  /** By move, its index in the position's order: ties go to the first. */
  private readonly place = new Map<number, number>();

  /** @param always moves that no filter of the root may drop */
  constructor(
    origin: Position,
    walker: FilteredSearch,
    facts: Pick<Facts, "players" | "cooperative">,
    limits: Limits = {},
    always: readonly number[] = [],
  ) {
    super(origin, walker, limits);
    this.walker = walker;
    this.min = origin.turn() === minimizerOf(facts);
    this.always = new Set(always);
    this.isFree = walker.evaluator.isFree?.(origin) ?? false;
    this.unit = walker.evaluator.unit?.(origin) ?? 1;
  }

  protected override *searched(depth: number): Iterable<FilteredRow> {
    const { walker, place } = this;
    if (depth === 1 || this.rows.length === 0) {
      // The first depth is finished whatever the limits, so that there is always an answer.
      walker.checkAt = Number.MAX_SAFE_INTEGER;
      const count = walker.judgeMoves();
      if (this.isFree) for (let i = 0; i < count; i++) walker.deepenFree(i, 1);
      walker.checkAt = walker.nodes;
      for (let i = 0; i < count; i++) {
        place.set(walker.moveAt(i).move, i);
        yield this.row(i, 1);
      }
      return;
    }
    if (this.isFree) {
      for (const { move } of this.rows) {
        const at = place.get(move)!;
        walker.deepenFree(at, depth);
        yield this.row(at, depth);
      }
      return;
    }
    const last = this.rows.filter((row) => row.depth === depth - 1);
    const { root } = walker.filters;
    const filter = root[Math.min(depth - 2, root.length - 1)]!;
    const values = last.map(({ value }) => (this.min ? -value : value));
    const kept = last.flatMap(({ move }, i) => (this.always.has(move) ? [i] : []));
    for (const i of new Set([...passing(values, last.length, filter, this.unit), ...kept])) {
      const at = place.get(last[i]!.move)!;
      walker.deepen(at, depth);
      yield this.row(at, depth);
    }
  }

  protected override compare(one: FilteredRow, other: FilteredRow): number {
    return byValue(one, other, this.min) || this.place.get(one.move)! - this.place.get(other.move)!;
  }

  protected override line(): number[] {
    return this.rows.slice(0, 1).map(({ move }) => move);
  }

  private row(i: number, depth: number): FilteredRow {
    const { move, own, vector } = this.walker.moveAt(i);
    const bound = depth > (this.isFree ? UNFILTERED - 1 : UNFILTERED) ? "estimate" : "exact";
    return { move, value: this.min ? -own : own, bound, depth, vector };
  }
}
