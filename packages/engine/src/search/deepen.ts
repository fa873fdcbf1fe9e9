import type { Facts } from "../contract/facts.js";
import type { Limits, Struck } from "./limits.js";
import { checkDepth, SearchError } from "./settings.js";
import { MAX_DEPTH } from "./table.js";

/** How deep a search goes, and what ends it. */
export interface DeepeningOptions extends Limits {
  readonly facts: Facts;
  /** False: start at the full depth at once. Default true. */
  readonly deepening?: boolean;
}

/** Why a search ended; undefined while it goes on. */
export type Stopped = "depth" | "solved" | "time" | "nodes" | "abort" | "lost" | undefined;

/** A root that is searched to one depth after the other. */
export interface DeepeningRoot<Report> {
  /** The last depth met no horizon: deeper ones find the same. */
  readonly solved: boolean;
  /** Searches all root moves to a depth and yields after each; says what struck if a limit did. */
  searchTo(depth: number): Generator<undefined, Struck | undefined, void>;
  /** What is known. */
  report(stopped: Stopped): Report;
}

/** Searches a root deeper and deeper: a report after each depth, the last one with `stopped`, undefined in between. */
export function* deepenRoot<Report>(
  root: DeepeningRoot<Report>,
  { depth: last = MAX_DEPTH, deepening }: DeepeningOptions,
): Generator<Report | undefined, void, void> {
  for (let depth = deepening === false ? last : 1; depth <= last; depth++) {
    const stopped = yield* root.searchTo(depth);
    if (stopped !== undefined || depth === last || root.solved) {
      yield root.report(stopped ?? (root.solved ? "solved" : "depth"));
      return;
    }
    yield root.report(undefined);
  }
}

/**
 * @throws SearchError where a limit is none, or nothing would end the search
 */
export function checkLimits({ facts, depth, time, nodes, signal, deepening }: DeepeningOptions): void {
  if (depth !== undefined) checkDepth(depth);
  for (const [name, limit] of [
    ["time", time],
    ["nodes", nodes],
  ] as const) {
    if (limit !== undefined && !(limit >= 0))
      throw new SearchError(`The limit ${name} must be a number of at least 0, not ${limit}.`);
  }
  if (deepening === false && depth === undefined) {
    throw new SearchError("A search without deepening needs a depth.");
  }
  if (facts.cycles && [depth, time, nodes, signal].every((limit) => limit === undefined)) {
    throw new SearchError(
      "Nothing ends this search, because states of this game can come back: give a depth, a time, a number of nodes or a signal, or solve it exactly by value iteration.",
    );
  }
}

/** What a search counts while it walks, and where it looks whether a limit has struck. */
export interface Counters {
  /** All nodes visited, and those of them that are decisions or chance nodes; the others are leaves. */
  readonly nodes: number;
  readonly decisions: number;
  readonly chances: number;
}

/** The nodes of a search by kind. */
export function nodesByKind({ nodes, decisions, chances }: Counters): {
  readonly decision: number;
  readonly chance: number;
  readonly leaf: number;
} {
  return { decision: decisions, chance: chances, leaf: nodes - decisions - chances };
}
