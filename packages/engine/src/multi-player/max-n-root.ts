import { SearchError } from "../contract/errors.js";
import type { Facts } from "../contract/facts.js";
import { CHANCE, type Position } from "../contract/position.js";
import { type DeepeningOptions, deepenRoot, limitsFor, type Pause } from "../deepening/deepen.js";
import { type Report, Root } from "../deepening/root.js";
import { byValue, type Row } from "../deepening/rows.js";
import { movesAt } from "../position/lists.js";
import { MaxN, type MaxNSettings } from "./max-n.js";
import { utilityOf } from "./motives.js";
import { SteppedMaxN } from "./stepped-max-n.js";

export interface MaxNOptions extends MaxNSettings, DeepeningOptions {
  readonly facts: Facts;
  /** "best": later actions are searched only until they are known not to be better. Default "best". */
  readonly rank?: "best" | "all" | undefined;
}

/** A root move; its value is the utility of the player to move. */
export interface MaxNRow extends Row {
  /** One per player; undefined if only a bound of the value is known. */
  readonly payoffs: readonly number[] | undefined;
}

export type MaxNReport = Report<MaxNRow>;

/**
 * Max^n with iterative deepening: a report after each depth, the last one with `stopped`, and pauses every few
 * milliseconds.
 * @throws SearchError if the root is a chance node
 */
export function* deepenMaxN(
  position: Position,
  given: MaxNOptions,
): Generator<MaxNReport | Pause, void, void> {
  const options = limitsFor(given);
  if (position.turn() === CHANCE)
    throw new SearchError("search-at-chance", {}, "Chance is to move here: there is nothing to decide.");
  yield* deepenRoot(new MaxNRoot(position, new MaxN(position.copy(), options), options), options);
}

class MaxNRoot extends Root<MaxNRow> {
  private readonly walker: MaxN;
  private readonly steps: SteppedMaxN;
  private readonly options: MaxNOptions;
  private readonly player: number;
  /** By move, its index in the position's order: ties go to the first. */
  private readonly place = new Map<number, number>();

  constructor(position: Position, walker: MaxN, options: MaxNOptions) {
    super(position, walker, options);
    this.walker = walker;
    this.steps = new SteppedMaxN(walker);
    this.options = options;
    this.player = position.turn();
    this.value = options.motives.least[this.player]!;
    this.rows = Array.from(movesAt(position), (move, place): MaxNRow => {
      this.place.set(move, place);
      return { move, value: this.value, bound: "lower", depth: 0, payoffs: undefined };
    });
  }

  protected override *searched(depth: number): Iterable<MaxNRow | undefined> {
    const { walker, steps, player, options } = this;
    let best = Number.NEGATIVE_INFINITY;
    for (const [i, { move }] of this.rows.entries()) {
      const scout = options.rank !== "all" && i > 0;
      const payoffs = yield* steps.child(move, depth - 1, scout ? player : undefined, best);
      const cut = !Number.isNaN(walker.most);
      const value = cut ? walker.most : utilityOf(options.motives, player, payoffs);
      best = Math.max(best, value);
      yield {
        move,
        value,
        bound: cut ? "upper" : "exact",
        depth,
        payoffs: cut ? undefined : [...payoffs],
      };
    }
  }

  protected override compare(one: MaxNRow, other: MaxNRow): number {
    return byValue(one, other, false) || this.place.get(one.move)! - this.place.get(other.move)!;
  }

  protected override line(): number[] {
    const [best] = this.rows;
    return best!.depth > 0 ? [best!.move] : [];
  }
}
