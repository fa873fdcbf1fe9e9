import { Budget, type NodeLimits, STOP } from "../contract/budget.js";
import type { Game } from "../contract/game.js";
import type { Position } from "../contract/position.js";
import { minimizerOf } from "../contract/sides.js";
import { evaluationOf } from "../decision/evaluation.js";
import { rememberedLine } from "../deepening/rows.js";
import { type MinimaxOptions, minimaxThought } from "../minimax/think.js";
import { loadAdapter } from "../position/adapter.js";
import { RulesPosition } from "../position/rules-position.js";
import { searchFor } from "../search/load.js";
import { workOf } from "../search/nodes.js";
import { CountedParts } from "../search/parts.js";
import type { Search } from "../search/search.js";

import { SharedTable } from "../search/shared-table.js";
import { UnderWay } from "../search/sharing.js";
import { Table } from "../search/table.js";
import { TopSearch } from "../search/top-search.js";
import type { Preparation, Task, TaskResult } from "./protocol.js";

type FoundRow = NonNullable<TaskResult["rows"]>[number];

/** A node limit that applies to all workers that search together. */
class LimitsTogether implements NodeLimits {
  private counted = 0;
  private readonly budget: Budget;
  private readonly underWay: UnderWay;

  constructor(budget: Budget, underWay: UnderWay) {
    this.budget = budget;
    this.underWay = underWay;
  }

  check(nodes: number): number {
    const visited = this.underWay.count(nodes - this.counted);
    this.counted = nodes;
    return nodes - visited + this.budget.check(visited);
  }
}

/**
 * The worker's side of a search that is divided among several workers: does its tasks.
 * @throws SearchError if the options do not fit the game
 */
export async function taskRunner(
  preparation: Preparation,
  game: Game<unknown, unknown>,
): Promise<(task: Task) => TaskResult> {
  const { state, table: memory, fresh, stop } = preparation;
  const table =
    memory === false ? false : typeof memory === "number" ? new Table(memory) : new SharedTable(memory);
  const options: MinimaxOptions<unknown> = { ...preparation.options, table };
  if (!evaluationOf(game, state, options).native) await loadAdapter(game.name);
  const { position: origin, settings } = minimaxThought(game, state, options);
  const SearchClass = await searchFor(game.name);
  const signal = {
    get aborted() {
      return stop !== undefined && Atomics.load(stop, 0) === 1;
    },
  };
  const underWay = preparation.underWay && new UnderWay(preparation.underWay);
  const parts = new CountedParts();
  /** Undefined if the last one was stopped, which leaves its position somewhere in the tree. */
  let kept: Search | undefined;

  const lineAt = (position: Position, depth: number): number[] => {
    const line = rememberedLine(position, table, depth);
    for (const _ of line) position.undo();
    return line;
  };

  /** Searches the moves one after another, with the best value so far as the window of the next; returns the best. */
  const searchMoves = (search: Search, { moves, depth, prune }: Task, rows: FoundRow[]): number => {
    const min = search.position.turn() === minimizerOf(settings.facts);
    let alpha = Number.NEGATIVE_INFINITY;
    let beta = Number.POSITIVE_INFINITY;
    let best = min ? beta : alpha;
    search.enterRoot(depth);
    for (const move of moves!) {
      const value = search.child(move, depth - 1, alpha, beta);
      const bound = value <= alpha ? "upper" : value >= beta ? "lower" : "exact";
      rows.push({ move, value, bound });
      if (bound === "exact" && (min ? value < best : value > best)) best = value;
      if (prune && min) beta = best;
      else if (prune) alpha = best;
    }
    return best;
  };

  /** Searches the moves together with other workers; NaN if another one was first. */
  const searchTogether = (
    search: Search,
    { moves, depth, prune, together }: Task,
    rows: FoundRow[],
  ): number => {
    const top = new TopSearch(search, parts, { underWay: underWay!, task: together! });
    const steps = top.root(moves!, depth, prune!, (move, value, bound) => rows.push({ move, value, bound }));
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value ?? Number.NaN;
    }
  };

  return (task) => {
    if (fresh && table) table.clear();
    const search = fresh || !kept ? new SearchClass(origin.copy(), settings) : kept;
    kept = search;
    const { position } = search;
    search.forgetCounts();
    const { time, nodes, path, depth, alpha, beta, moves, together } = task;
    const budget = new Budget({
      signal,
      ...(time !== undefined && { time }),
      ...(nodes !== undefined && { nodes }),
    });
    search.limits = together === undefined ? budget : new LimitsTogether(budget, underWay!);
    search.checkAt = 1;
    const rows: FoundRow[] = [];
    let value = Number.NaN;
    let line: readonly number[] = [];
    try {
      for (const move of path) position.play(move);
      if (!moves) {
        value = search.run(depth, alpha, beta);
        if (value > alpha && value < beta) line = lineAt(position, depth);
      } else {
        value = (together === undefined ? searchMoves : searchTogether)(search, task, rows);
        const best = rows.find((row) => row.value === value && row.bound === "exact");
        if (best) {
          position.play(best.move);
          line = [best.move, ...lineAt(position, depth - 1)];
          position.undo();
        }
      }
      for (const _ of path) position.undo();
    } catch (error) {
      kept = undefined;
      if (error !== STOP) throw error;
    }
    return {
      value,
      line,
      ...(moves && { rows }),
      longPaths: search.longPaths > 0,
      horizon: search.horizons > 0,
      sampled: position instanceof RulesPosition && position.samples > 0,
      ...workOf(search),
      ...(budget.struck && { struck: budget.struck }),
    };
  };
}
