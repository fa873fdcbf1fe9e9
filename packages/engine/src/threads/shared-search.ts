import { Budget, type Struck } from "../contract/budget.js";
import type { Decision } from "../contract/decision.js";
import { SearchError } from "../contract/errors.js";
import type { Game, MethodOptions } from "../contract/game.js";
import type { MethodName } from "../contract/options.js";
import { minimizerOf } from "../contract/sides.js";
import { type DeepeningRoot, deepenRoot, isReport, limitsFor } from "../deepening/deepen.js";
import type { Report } from "../deepening/root.js";
import { byValue, firstRows, rowsAfter } from "../deepening/rows.js";
import { inTurns } from "../deepening/turns.js";
import { deepen } from "../minimax/root.js";
import { minimaxThought } from "../minimax/think.js";
import { totalNodes } from "../search/nodes.js";
import type { SearchAlgorithm } from "../search/settings.js";
import { MAX_DEPTH, Table } from "../search/table.js";
import { alarm } from "./alarm.js";
import { type Crew, type Division, HALTED } from "./division.js";
import { Growth } from "./growth.js";
import { SharedRoot } from "./shared-root.js";
import { WorkersLostError } from "./slot.js";
import { Split } from "./split.js";
import type { TaskPool } from "./task-pool.js";

/** Nodes that the pool's own thread searches alone: enough for a first answer, and too few to divide. */
const ALONE = 2000;
const ALONE_ENTRIES = 1 << 12;
/** Expected nodes of a search that begins at its full depth: enough to divide it. */
const MANY = 1e6;

/**
 * A search divided among the workers of a pool: a decision after each depth. The pool's own thread computes a first
 * answer alone and then only hands out tasks. An evaluator is named, because it is sent to the workers; the table
 * belongs to the pool, and only its size can be chosen. A deterministic search with a depth or node limit gives the
 * same answer whatever the number of workers and their speed, bit by bit; it is slower, because tasks share nothing.
 * If no worker is left, the search ends with the last good answer and `stopped` is "lost".
 * @throws SearchError if the options do not fit the game or the pool is running another search; the message names the
 * fix
 * @throws WorkersLostError if no worker has ever answered
 */
export async function* sharedSearch<State, Action>(
  pool: TaskPool,
  method: MethodName,
  game: Game<State, Action>,
  state: State,
  options: MethodOptions<State>,
): AsyncGenerator<Decision<Action>, void, void> {
  const budget = Budget.of(options);
  const { deterministic = false, table, signal, pool: _pool, kept: _kept, budget: _, ...given } = options;
  const entries = typeof table === "number" || table === false ? table : undefined;
  const plain = { ...given, algorithm: method as SearchAlgorithm };
  refuseApproximations(options);
  const limits = limitsFor({ ...plain, facts: game.facts, ...(signal && { signal }) });
  const { depth: last = MAX_DEPTH, time, nodes: _nodes, ...sent } = plain;
  const { nodes: most = Number.POSITIVE_INFINITY } = limits;
  pool.begin(
    { game: game.name, state, options: sent, fresh: deterministic },
    entries,
    JSON.stringify([game.name, method, sent.evaluator, sent.horizon, sent.native, sent.enumeration]),
  );
  let quit = (): void => {};
  try {
    const thought = minimaxThought(game, state, { ...plain, budget, table: pool.sharedTable ?? false });
    const { position, settings } = thought;
    const { facts } = settings;
    const min = position.turn() === minimizerOf(facts);

    // 1. The first depths, on this thread.
    const growth = new Growth();
    let before: Report = blank(firstRows(position, facts, min));
    const alone = {
      ...settings,
      nodes: Math.min(most, ALONE),
      // The best moves of these depths order those of the workers.
      table: pool.sharedTable ?? new Table(ALONE_ENTRIES),
    };
    if (options.deepening !== false) {
      let final = before;
      let counted = 0;
      for (const report of deepen(position, { ...alone, ...(signal && { signal }) })) {
        if (!isReport(report)) continue;
        if (report.stopped === undefined || report.stopped === "depth") before = report;
        if (report.stopped !== undefined) final = report;
        else {
          growth.note(totalNodes(report.nodes) - counted);
          counted = totalNodes(report.nodes);
          yield thought.decision(report);
        }
      }
      if (final.stopped !== "nodes" || most <= ALONE) {
        yield thought.decision(final);
        return;
      }
      if (before.depth === 0) before = { ...final, depth: 0 };
      before = { ...before, nodes: final.nodes, tableHits: final.tableHits, cuts: final.cuts };
    }

    // 2. The limits of the rest.
    let struck: Struck | "lost" | undefined;
    const strike = (limit: Struck | "lost"): void => {
      struck ??= limit;
      division.halted = true;
      void pool.halt();
    };
    let depthBegan = totalNodes(before.nodes);
    const total = (): number => totalNodes(division.nodes);
    const crew: Crew = {
      counted: (result) => {
        if (result.struck) strike(result.struck);
        else if (total() >= most) strike("nodes");
      },
      run: (body) =>
        pool
          .run(() => {
            const task = body();
            if (!task) return undefined;
            return {
              ...task,
              ...(time !== undefined && { time: budget.rest }),
              ...(Number.isFinite(most) && {
                nodes: most - (deterministic || underWay ? depthBegan : total()),
              }),
            };
          })
          .catch((error: unknown) => {
            strike("lost");
            throw error;
          }),
    };
    const { underWay, threads } = pool;
    const prunes = settings.algorithm !== "minimax" && settings.algorithm !== "expectiminimax";
    const division: Division = underWay
      ? new SharedRoot({ threads, underWay, prune: prunes && settings.rank !== "all" }, crew)
      : new Split(
          position,
          {
            ...settings,
            deterministic,
            pvs: settings.pvs ?? (!facts.chance && settings.ordering !== false && entries !== false),
          },
          crew,
        );
    division.add(before);
    quit = alarm(time === undefined ? undefined : budget.rest, signal, strike);
    // 3. Depth by depth with the workers.
    const least = options.deepening === false ? MANY : ALONE;
    const root = sharedRoot({
      division,
      pool,
      before,
      min,
      deterministic,
      growth,
      least,
      budget,
      struck: () => struck,
    });
    const first = options.deepening === false ? last : before.depth + 1;
    for await (const report of inTurns(deepenRoot(root, { depth: last }, first))) {
      // Chance may have been sampled in some worker, if not here.
      const decision = thought.decision(report, undefined, division.sampled);
      depthBegan = total();
      yield decision;
    }
  } finally {
    quit();
    await pool.end();
  }
}

interface Shared {
  readonly division: Division;
  readonly pool: TaskPool;
  readonly before: Report;
  readonly min: boolean;
  readonly deterministic: boolean;
  readonly growth: Growth;
  /** A lower estimate of the first depth's nodes. */
  readonly least: number;
  readonly budget: Budget;
  /** Why the search was halted, if it was. */
  readonly struck: () => Struck | "lost" | undefined;
}

/** A root whose moves are searched by the workers of a pool. */
function sharedRoot(shared: Shared): DeepeningRoot<Report> {
  const { division, pool, before, min, deterministic, growth, budget, struck } = shared;
  const lines = new Map<number, readonly number[]>([[before.line[0] ?? Number.NaN, before.line.slice(1)]]);
  let { rows, depth: reached } = before;
  let { least } = shared;
  let solved = false;
  let longPaths = false;
  return {
    get solved() {
      return solved;
    },

    *searchTo(depth) {
      const moves = rows.map(({ move }) => move);
      const began = totalNodes(division.nodes);
      let finished = false;
      yield division.root(moves, depth, Math.max(least, growth.next)).then(
        () => {
          finished = true;
        },
        (error: unknown) => {
          if (error !== HALTED && !(error instanceof WorkersLostError && pool.hasAnswered)) throw error;
        },
      );
      // If the deeper of two searches meets paths that are too long to follow, the other is the answer.
      longPaths = division.longPaths && reached === 0;
      if (division.longPaths) pool.sharedTable?.clear();
      if (division.longPaths && reached > 0) return finished ? "depth" : (struck() ?? "lost");
      // The best move of the last depth came first, so the finished part of this depth is at least as good an answer.
      const done = finished || !deterministic ? division.done.filter((one) => one !== undefined) : [];
      if (done.length > 0 && (finished || done[0] === division.done[0])) {
        rows = rowsAfter(
          done.map(({ row }) => row),
          rows,
          (one, other) => byValue(one, other, min),
        );
        for (const { row, line } of done) lines.set(row.move, line);
        reached = finished || reached > 0 ? depth : 0;
      }
      solved = finished && !division.horizon;
      growth.note(totalNodes(division.nodes) - began);
      least = 0;
      if (!finished) return struck() ?? "lost";
      return longPaths ? "depth" : undefined;
    },

    report(stopped) {
      const best = rows[0]!;
      return {
        rows,
        value: best.value,
        depth: reached,
        solved,
        longPaths,
        line: best.depth === 0 ? [] : [best.move, ...(lines.get(best.move) ?? [])],
        nodes: { ...division.nodes },
        tableHits: division.tableHits,
        cuts: division.cuts,
        ms: budget.ms,
        stopped,
      };
    },
  };
}

function refuseApproximations(options: object): void {
  for (const name of ["beam", "threshold", "sparse"] as const) {
    if ((options as Record<string, unknown>)[name] === undefined) continue;
    throw new SearchError(
      "parallel-approximation",
      { option: name },
      `A search with "${name}" runs on one thread: leave it out, or use think.`,
    );
  }
}

function blank(rows: Report["rows"]): Report {
  return {
    rows,
    value: rows[0]!.value,
    depth: 0,
    solved: false,
    longPaths: false,
    line: [],
    nodes: { decision: 0, chance: 0, leaf: 0 },
    tableHits: 0,
    cuts: 0,
    ms: 0,
    stopped: undefined,
  };
}
