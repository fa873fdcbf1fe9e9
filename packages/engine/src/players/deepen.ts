import type { Facts } from "../contract/facts.js";
import { OVER } from "../contract/game.js";
import { CHANCE, type Position } from "../contract/position.js";
import {
  checkLimits,
  type DeepeningOptions,
  type DeepeningRoot,
  deepenRoot,
  nodesByKind,
  type Stopped,
} from "../search/deepen.js";
import { type Struck, Watch } from "../search/limits.js";
import type { Report } from "../search/root.js";
import type { Row } from "../search/rows.js";
import { SearchError, STOP } from "../search/settings.js";
import { MaxN, type MaxNSettings } from "./max-n.js";
import { utilityOf } from "./motives.js";

export interface MaxNOptions extends MaxNSettings, DeepeningOptions {
  readonly facts: Facts;
  /** "best": later actions are searched only as far as needed to see that they are not better. Default "best". */
  readonly rank?: "best" | "all" | undefined;
}

/** A root move; its value is the utility of the player to move. */
export interface MaxNRow extends Row {
  /** One a player; undefined where only a bound of the value is known. */
  readonly payoffs: readonly number[] | undefined;
}

export interface MaxNReport extends Report {
  readonly rows: readonly MaxNRow[];
}

/**
 * Max^n deeper and deeper: yields a report after each depth, the last one with `stopped`, and undefined after each root
 * move, when a caller may let others work. The position itself is not touched.
 *
 * @throws SearchError where nothing would end the search
 */
export function* deepenMaxN(
  position: Position,
  options: MaxNOptions,
): Generator<MaxNReport | undefined, void, void> {
  checkLimits(options);
  yield* deepenRoot(new Root(position, options), options);
}

class Root implements DeepeningRoot<MaxNReport> {
  solved = false;
  private readonly search: MaxN;
  private readonly options: MaxNOptions;
  private readonly watch: Watch;
  private readonly player: number;
  /** By move, its place in the order of the position: of equals the first goes first. */
  private readonly place = new Map<number, number>();
  private rows: MaxNRow[];
  private depth = 0;

  constructor(position: Position, options: MaxNOptions) {
    this.options = options;
    this.player = position.turn();
    if (this.player === OVER) throw new SearchError("The game is over here: there is nothing to decide.");
    if (this.player === CHANCE) throw new SearchError("Chance is to move here: there is nothing to decide.");
    const moves = new Int32Array(position.width);
    const count = position.moves(moves, 0);
    const value = options.motives.least[this.player]!;
    this.rows = Array.from(moves.subarray(0, count), (move, place) => {
      this.place.set(move, place);
      return { move, value, bound: "lower", depth: 0, payoffs: undefined };
    });
    const search = new MaxN(position.copy(), options);
    this.search = search;
    this.watch = new Watch(options);
    search.check = () => {
      search.checkAt = this.watch.check(search.nodes);
    };
    search.checkAt = 1;
  }

  *searchTo(depth: number): Generator<undefined, Struck | undefined, void> {
    const { search, player, options } = this;
    const horizons = search.horizons;
    const done: MaxNRow[] = [];
    let best = Number.NEGATIVE_INFINITY;
    try {
      for (const { move } of this.rows) {
        const scout = options.rank !== "all" && done.length > 0;
        const payoffs = search.child(move, depth - 1, scout ? player : undefined, best);
        const cut = !Number.isNaN(search.most);
        const value = cut ? search.most : utilityOf(options.motives, player, payoffs);
        done.push({
          move,
          value,
          bound: cut ? "upper" : "exact",
          depth,
          payoffs: cut ? undefined : [...payoffs],
        });
        best = Math.max(best, value);
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

  report(stopped: Stopped): MaxNReport {
    const { search, rows, depth } = this;
    const [best] = rows;
    return {
      rows,
      value: best!.value,
      depth,
      exact: this.solved,
      line: best!.depth > 0 ? [best!.move] : [],
      nodes: nodesByKind(search),
      tableHits: 0,
      cuts: search.cuts,
      ms: this.watch.ms,
      stopped,
    };
  }

  /** Rows of this depth, best first, before those of earlier depths. */
  private accept(done: readonly MaxNRow[], depth: number): void {
    const unknown = ({ bound }: MaxNRow): number => (bound === "exact" ? 0 : 1);
    const place = ({ move }: MaxNRow): number => this.place.get(move)!;
    const fresh = [...done].sort(
      (a, b) => b.value - a.value || unknown(a) - unknown(b) || place(a) - place(b),
    );
    const searched = new Set(done.map((row) => row.move));
    this.rows = [...fresh, ...this.rows.filter((row) => !searched.has(row.move))];
    this.depth = depth;
  }
}
