import { SearchError } from "../contract/errors.js";
import type { Facts } from "../contract/facts.js";
import type { Limits } from "../contract/options.js";
import { checkDepth } from "../search/settings.js";
import { MAX_DEPTH } from "../search/table.js";

/** The depth of a search, and its limits. */
export interface DeepeningOptions extends Limits {
  readonly facts: Facts;
  /** False: start at the full depth at once. Default true. */
  readonly deepening?: boolean;
}

/** Why a search ended; undefined while it runs. */
export type Stopped = "depth" | "solved" | "time" | "nodes" | "abort" | "lost" | undefined;

/** A point where other work can run: now, or until a promise settles. */
export type Pause = undefined | Promise<unknown>;

/** A root that is searched to increasing depths. */
export interface DeepeningRoot<Report> {
  /** The last depth reached no horizon: deeper ones find the same. */
  readonly solved: boolean;
  /** Searches the root to a depth, with pauses; returns why no deeper search should follow, if so. */
  searchTo(depth: number): Generator<Pause, Stopped, void>;
  report(stopped: Stopped): Report;
}

/**
 * Iterative deepening of any search: yields a report after each depth, the last one with `stopped`, and pauses in
 * between.
 */
export function* deepenRoot<Report>(
  root: DeepeningRoot<Report>,
  { depth: last = MAX_DEPTH, deepening }: Pick<DeepeningOptions, "depth" | "deepening">,
  first = deepening === false ? last : 1,
): Generator<Report | Pause, void, void> {
  for (let depth = first; ; depth++) {
    const stopped = yield* root.searchTo(depth);
    if (stopped !== undefined || depth >= last || root.solved) {
      yield root.report(stopped ?? (root.solved ? "solved" : "depth"));
      return;
    }
    yield root.report(undefined);
  }
}

/** The decision of the last report of a search, after undefined for each of its steps, where other work can run. */
export function* lastDecision<Report extends object, Decision>(
  steps: Iterable<Report | Pause>,
  decide: (report: Report) => Decision,
): Generator<Decision | undefined, void, void> {
  let last: Report | undefined;
  for (const step of steps) {
    if (isReport(step)) last = step;
    yield undefined;
  }
  yield decide(last!);
}

/** Waits for a promise as a step of a search, and returns its result. */
export function* settled<Result>(promise: Promise<Result>): Generator<Pause, Result, void> {
  let result: Result | undefined;
  yield promise.then((value) => {
    result = value;
  });
  return result!;
}

/** Whether a step of a search is a report, not a pause. */
export function isReport<Report extends object>(step: Report | Pause): step is Report {
  return step !== undefined && !(step instanceof Promise);
}

/** The default node limit of a search that would not end otherwise. */
export const USUAL_NODES = 100_000;

/**
 * The options of a search with a limit that ends it: by default a number of nodes, if states of the game can recur.
 * @throws SearchError if a limit is invalid
 */
export function limitsFor<Options extends DeepeningOptions>(options: Options): Options {
  const { facts, depth, time, nodes, signal, deepening } = options;
  if (depth !== undefined) checkDepth(depth);
  for (const [name, limit] of [
    ["time", time],
    ["nodes", nodes],
  ] as const) {
    if (limit !== undefined && !(limit >= 0))
      throw new SearchError(
        "search-limit-number",
        { name, limit },
        `The limit ${name} must be a number, 0 or more, not ${limit}.`,
      );
  }
  if (deepening === false && depth === undefined) {
    throw new SearchError("search-no-depth", {}, "A search without deepening needs a depth.");
  }
  const isEndless = facts.cycles && [depth, time, nodes, signal].every((limit) => limit === undefined);
  return isEndless ? { ...options, nodes: USUAL_NODES } : options;
}
