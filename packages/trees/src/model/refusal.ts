import type { Value } from "./number.js";

/**
 * Why a search refuses a tree or its settings, as data: callers use it to give the reason in another language and to
 * suggest a fix.
 */
export type RefusalReason =
  /** The algorithm has no rule for chance nodes. */
  | { readonly type: "chance"; readonly algorithm: string }
  /** The algorithm is for two players and the tree has more. */
  | { readonly type: "players"; readonly algorithm: string; readonly players: number }
  /** A player cannot tell nodes apart: a search from the leaves up decides at each node separately. */
  | { readonly type: "imperfect"; readonly algorithm: string }
  | { readonly type: "constant-sum"; readonly algorithm: string }
  | { readonly type: "equal-probabilities"; readonly algorithm: string }
  /** A leaf, or the estimate of a node, lies outside the given bounds. */
  | {
      readonly type: "outside";
      readonly node: string;
      readonly value: Value;
      readonly bounds: readonly [Value, Value];
    }
  /** A setting is not a number in its range. */
  | {
      readonly type: "setting";
      readonly setting: "depth" | "bounds" | "window" | "probes" | "width" | "random";
    }
  | { readonly type: "player"; readonly player: number; readonly players: number }
  /** No teams are given. */
  | { readonly type: "teams"; readonly players: number }
  /** A player is in two teams. */
  | { readonly type: "two-teams"; readonly player: number }
  /** The search order is for two players only. */
  | { readonly type: "order" }
  /** The search stops at an inner node without an estimate. */
  | { readonly type: "estimate"; readonly node: string }
  /** Iterative deepening stops at every inner node, and this one has no estimate. */
  | { readonly type: "estimates"; readonly node: string };
