import type { Position } from "../contract/position.js";
import { minimizerOf } from "../contract/sides.js";
import { evaluationOf } from "../decision/evaluation.js";
import { Watch } from "../deepening/limits.js";
import { rememberedLine } from "../deepening/rows.js";
import { type MinimaxOptions, MinimaxThought } from "../minimax/think.js";
import { loadAdapter } from "../position/adapter.js";
import { RulesPosition } from "../position/rules-position.js";
import { searchFor } from "../search/load.js";
import { CountedParts } from "../search/parts.js";
import type { Search } from "../search/search.js";
import { STOP } from "../search/settings.js";
import { SharedTable } from "../search/shared-table.js";
import { UnderWay } from "../search/sharing.js";
import { Table } from "../search/table.js";
import { TopSearch } from "../search/top-search.js";
import { type Preparation, type ServableGame, sharedSignal, type Task, type TaskResult } from "./protocol.js";

/** The worker's side of a search that is divided among several workers. */
export class TaskSearch {
  private readonly thought: MinimaxThought<unknown, unknown>;
  private readonly table: Table | false;
  private readonly fresh: boolean;
  private readonly signal: { readonly aborted: boolean };
  private readonly SearchClass: typeof Search;
  /** Undefined if the last one was stopped, which leaves its position somewhere in the tree. */
  private search: Search | undefined;
  private readonly underWay: UnderWay | undefined;
  private readonly parts = new CountedParts();

  private constructor(
    thought: MinimaxThought<unknown, unknown>,
    table: Table | false,
    { fresh, stop, underWay }: Preparation,
    SearchClass: typeof Search,
  ) {
    this.thought = thought;
    this.table = table;
    this.fresh = fresh;
    this.signal = stop ? sharedSignal(stop) : { aborted: false };
    this.SearchClass = SearchClass;
    this.underWay = underWay && new UnderWay(underWay);
  }

  /** @throws SearchError if the options do not fit the game */
  static async open(preparation: Preparation, game: ServableGame): Promise<TaskSearch> {
    const { state, table: memory } = preparation;
    const table =
      memory === false ? false : typeof memory === "number" ? new Table(memory) : new SharedTable(memory);
    const options: MinimaxOptions<unknown> = { ...preparation.options, table };
    if (!evaluationOf(game as never, state, options).native) await loadAdapter(game.name);
    const thought = new MinimaxThought(game as never, state, options);
    return new TaskSearch(thought, table, preparation, await searchFor(game.name));
  }

  run(task: Task): TaskResult {
    if (this.fresh || !this.search) {
      if (this.fresh && this.table) this.table.clear();
      const { position, settings } = this.thought;
      this.search = new this.SearchClass(position.copy(), settings);
    }
    const { search } = this;
    const before = countsOf(search);
    const { time, nodes } = task;
    const watch = new Watch({
      signal: this.signal,
      ...(time !== undefined && { time }),
      ...(nodes !== undefined && { nodes }),
    });
    let counted = before.nodes;
    search.check = () => {
      const own = search.nodes - counted;
      counted = search.nodes;
      // A node limit applies to all workers that search together.
      const visited = task.together === undefined ? search.nodes - before.nodes : this.underWay!.count(own);
      search.checkAt = search.nodes - visited + watch.check(visited);
    };
    search.checkAt = search.nodes + 1;
    const rows: FoundRow[] = [];
    let value = Number.NaN;
    let line: readonly number[] = [];
    try {
      for (const move of task.path) search.position.play(move);
      if (task.moves) {
        value =
          task.together === undefined
            ? this.searchMoves(search, task, rows)
            : this.searchTogether(search, task, task.together, rows);
      }
      if (task.moves && !Number.isNaN(value)) {
        const best = rows.find((row) => row.value === value && row.bound === "exact")!;
        search.position.play(best.move);
        line = [best.move, ...this.line(search.position, task.depth - 1)];
        search.position.undo();
      } else if (!task.moves) {
        value = search.run(task.depth, task.alpha, task.beta);
        if (value > task.alpha && value < task.beta) line = this.line(search.position, task.depth);
      }
      for (const _ of task.path) search.position.undo();
    } catch (error) {
      this.search = undefined;
      if (error !== STOP) throw error;
    }
    const after = countsOf(search);
    const decisions = after.decisions - before.decisions;
    const chances = after.chances - before.chances;
    const { position } = search;
    return {
      type: "result",
      id: task.id,
      value,
      line,
      ...(task.moves && { rows }),
      longPaths: after.longPaths > before.longPaths,
      horizon: after.horizons > before.horizons,
      sampled: position instanceof RulesPosition && position.samples > 0,
      decisions,
      chances,
      leaves: after.nodes - before.nodes - decisions - chances,
      tableHits: after.tableHits - before.tableHits,
      cuts: after.cuts - before.cuts,
      ...(watch.struck && { struck: watch.struck }),
    };
  }

  /**
   * Searches the moves one after another, with the best value so far as the window of the next; returns that of the
   * best.
   */
  private searchMoves(search: Search, { moves, depth, prune }: Task, rows: FoundRow[]): number {
    const { facts } = this.thought.settings;
    const min = search.position.turn() === minimizerOf(facts);
    let alpha = Number.NEGATIVE_INFINITY;
    let beta = Number.POSITIVE_INFINITY;
    let best = min ? beta : alpha;
    search.enterRoot();
    for (const move of moves!) {
      const value = search.child(move, depth - 1, alpha, beta);
      const bound = value <= alpha ? "upper" : value >= beta ? "lower" : "exact";
      rows.push({ move, value, bound });
      if (bound === "exact" && (min ? value < best : value > best)) best = value;
      if (prune && min) beta = best;
      else if (prune) alpha = best;
    }
    return best;
  }

  /** Searches the moves together with other workers; NaN if another one was first. */
  private searchTogether(search: Search, task: Task, together: number, rows: FoundRow[]): number {
    const top = new TopSearch(search, this.parts, { underWay: this.underWay!, task: together });
    const steps = top.root(task.moves!, task.depth, task.prune!, (move, value, bound) =>
      rows.push({ move, value, bound }),
    );
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value ?? Number.NaN;
    }
  }

  private line(position: Position, depth: number): number[] {
    const line = rememberedLine(position, this.table, depth);
    for (const _ of line) position.undo();
    return line;
  }
}

interface FoundRow {
  readonly move: number;
  readonly value: number;
  readonly bound: "exact" | "lower" | "upper";
}

function countsOf({ nodes, decisions, chances, horizons, longPaths, tableHits, cuts }: Search): {
  readonly nodes: number;
  readonly decisions: number;
  readonly chances: number;
  readonly horizons: number;
  readonly longPaths: number;
  readonly tableHits: number;
  readonly cuts: number;
} {
  return { nodes, decisions, chances, horizons, longPaths, tableHits, cuts };
}
