import { SearchError } from "../contract/errors.js";
import type { Facts } from "../contract/facts.js";
import type { Limits } from "../contract/options.js";
import { checkDepth } from "../search/settings.js";
import { MAX_DEPTH } from "../search/table.js";

/** How deep a search goes, and what ends it. */
export interface DeepeningOptions extends Limits {
  readonly facts: Facts;
  /** False: start at the full depth at once. Default true. */
  readonly deepening?: boolean;
}

/** Why a search ended; undefined while it goes on. */
export type Stopped = "depth" | "solved" | "time" | "nodes" | "abort" | "lost" | undefined;

/** A moment at which others may work: now, or for as long as something is waited for. */
export type Pause = undefined | Promise<unknown>;

/** A root that is searched to one depth after the other. */
export interface DeepeningRoot<Report> {
  /** The last depth met no horizon: deeper ones find the same. */
  readonly solved: boolean;
  /** Searches the root to a depth, with pauses, after each move as a rule; says why no deeper one is to follow, if so. */
  searchTo(depth: number): Generator<Pause, Stopped, void>;
  /** What is known. */
  report(stopped: Stopped): Report;
}

/**
 * Searches a root deeper and deeper: a report after each depth, the last one with `stopped`, pauses in between. Every
 * search that deepens, whatever it is that it does at one depth, deepens here.
 *
 * @param first depth; default 1, or the last where nothing is to be deepened
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

/** Nodes of a search that nothing else would end. */
export const USUAL_NODES = 100_000;

/**
 * The options of a search with a limit that ends it: a number of nodes where states of the game can come back and nothing else is given.
 *
 * @throws SearchError where a limit is none
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
