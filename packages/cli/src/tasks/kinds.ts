import type { DividedKind, Item } from "../runs/run.js";
import { workKind } from "../threads/work.js";

/**
 * The kinds of work for threads, by name, each in a module next to the code that uses it. A module exports `open`, which
 * makes a `Work` from a question, or `serve`, if it uses the thread's port with its own protocol.
 */
export const KINDS = {
  /** Part of a divided search, in the engine's protocol between threads. */
  search: () => import("../thinking/search-work.js"),
  /** An undivided search. */
  think: () => import("../thinking/thinking.js"),
  /** Solving a game exactly. */
  exact: () => import("../exact/exact.js"),
  /** Searches of the UCI engine. */
  uci: () => import("../thinking/uci-work.js"),
  /** Analysis of turns of a backgammon match. */
  analysis: () => import("../analysis/match-work.js"),
  /** Analysis of chess games. */
  "chess-analysis": () => import("../analysis/chess-work.js"),
  /** Trials of a rollout. */
  rollout: () => import("../analysis/rollout-work.js"),
  /** Series of a match. */
  series: () => import("../arena/match.js"),
  /** Iterations of position gathering. */
  gather: () => import("../train/gather-work.js"),
  /** Matches between two settings of a tuned player. */
  duel: () => import("../tune/duel-work.js"),
  /** Measurements of levels. */
  levels: () => import("../levels/work.js"),
  /** Iterations of a training run. */
  iteration: () => import("../train/iteration-work.js"),
};

type Modules = { readonly [Name in keyof typeof KINDS]: Awaited<ReturnType<(typeof KINDS)[Name]>> };

/** The question of a kind of work. */
export type QuestionOf<Name extends keyof Modules> = Modules[Name] extends {
  readonly open: (question: infer Question) => unknown;
}
  ? Question
  : never;

/** Kinds whose tasks are lists of items, so that a run can be divided among machines. */
export const DIVIDED = ["series", "duel", "rollout", "analysis", "chess-analysis", "gather"] as const;
export type DividedName = (typeof DIVIDED)[number];

/** A kind of divided work by name, for questions that come from a queue. */
export function dividedKind(name: DividedName): DividedKind<unknown, Item, unknown> {
  // Safe: `queue/job-schema.ts` validates the question of each kind, and its items.
  return workKind(name, KINDS[name] as DividedKind<unknown, Item, unknown>["load"]);
}
