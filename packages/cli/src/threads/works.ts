/**
 * The kinds of work for threads, each in a module next to the code that uses it. A module exports `open`, which makes a
 * `Work` from a question, or `serve`, if it uses the thread's port with its own protocol.
 */
export const WORKS = {
  /** Part of a divided search, in the engine's protocol between threads. */
  search: () => import("../games/thinking/search-work.js"),
  /** An undivided search. */
  think: () => import("../games/thinking/think-work.js"),
  /** Solving a game exactly. */
  exact: () => import("../games/exact/exact-work.js"),
  /** Searches of the UCI engine. */
  uci: () => import("../games/chess/uci-work.js"),
  /** Analysis of turns of a backgammon match. */
  analysis: () => import("../games/backgammon/analysis-work.js"),
  /** Analysis of chess games. */
  "chess-analysis": () => import("../games/chess/analysis-work.js"),
  /** Trials of a rollout. */
  rollout: () => import("../games/backgammon/rollout-work.js"),
  /** Series of a match. */
  series: () => import("../arena/series-work.js"),
  /** Iterations of position gathering. */
  gather: () => import("../train/gather-work.js"),
  /** Matches between two settings of a tuned player. */
  duel: () => import("../tune/duel-work.js"),
  /** Iterations of a training run. */
  lap: () => import("../train/lap-work.js"),
};

type Modules = { readonly [Name in keyof typeof WORKS]: Awaited<ReturnType<(typeof WORKS)[Name]>> };

/** Kinds with their own protocol. */
export type ServedName = {
  [Name in keyof Modules]: Modules[Name] extends { readonly serve: unknown } ? Name : never;
}[keyof Modules];
/** Kinds that a thread pool can run. */
export type WorkName = Exclude<keyof Modules, ServedName>;

export type QuestionOf<Name extends keyof Modules> = Modules[Name] extends {
  readonly open: (question: infer Question) => unknown;
}
  ? Question
  : Modules[Name] extends { readonly serve: (port: never, question: infer Question) => unknown }
    ? Question
    : never;
type Opened<Name extends WorkName> = Awaited<ReturnType<Modules[Name]["open"]>>;
export type TaskOf<Name extends WorkName> = Parameters<Opened<Name>["run"]>[0];
export type ResultOf<Name extends WorkName> = Awaited<ReturnType<Opened<Name>["run"]>>;
export type MessageOf<Name extends WorkName> = Parameters<Parameters<Opened<Name>["run"]>[2]>[0];
