/**
 * The kinds of work that threads are started for, each a module beside its own room. A module gives `open`, which makes a
 * `Work` of a question; or `serve`, where it speaks with the thread's port in a language of its own.
 */
export const WORKS = {
  /** A part of a divided search: the engine's language between threads. */
  search: () => import("../games/thinking/search-work.js"),
  /** A search in one piece. */
  think: () => import("../games/thinking/think-work.js"),
  /** A game solved exactly. */
  exact: () => import("../games/exact/exact-work.js"),
  /** The searches of a chess program. */
  uci: () => import("../games/chess/uci-work.js"),
  /** Turns of a match of backgammon, judged. */
  analysis: () => import("../games/backgammon/analysis-work.js"),
  /** Games of chess, judged. */
  "chess-analysis": () => import("../games/chess/analysis-work.js"),
  /** Trials of a rollout. */
  rollout: () => import("../games/backgammon/rollout-work.js"),
  /** Series of a match. */
  series: () => import("../arena/series-work.js"),
  /** Laps of games whose positions are gathered. */
  gather: () => import("../train/gather-work.js"),
  /** Matches between two settings of a player that is tuned. */
  duel: () => import("../tune/duel-work.js"),
  /** Laps of a course. */
  lap: () => import("../train/lap-work.js"),
};

type Modules = { readonly [Name in keyof typeof WORKS]: Awaited<ReturnType<(typeof WORKS)[Name]>> };

/** Kinds that speak a language of their own. */
export type ServedName = {
  [Name in keyof Modules]: Modules[Name] extends { readonly serve: unknown } ? Name : never;
}[keyof Modules];
/** Kinds that a lane can run. */
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
