import type { SearchEvent } from "@tyche/trees";
import type { Problem } from "./answer.js";
import type { WhyOpen } from "./cuts.js";

/** The remark on a wrong or missing answer; it never contains the answer itself, except for a missed cut. */
export type Remark =
  /** The text cannot be parsed. */
  | { readonly type: "unreadable"; readonly problem: Problem; readonly text: string }
  /** Near the value, but rounded: values are exact. */
  | { readonly type: "rounded" }
  | { readonly type: "wrong-value" }
  /** Which end of a window or an interval is wrong. */
  | { readonly type: "wrong-ends"; readonly of: "window" | "interval"; readonly end: "low" | "high" | "both" }
  /** A bound where the search finds the value itself. */
  | { readonly type: "is-exact" }
  /** An upper bound where there is a lower one, or the other way round. */
  | { readonly type: "wrong-side" }
  /** The value itself, or a bound, claims more than the leaves examined prove. */
  | { readonly type: "not-proved" }
  /** True, but the search proves a tighter bound. */
  | { readonly type: "too-loose" }
  /** Fail-hard returns the end of its window. */
  | { readonly type: "not-clipped" }
  /** A node that the search leaves out is not crossed out. */
  | {
      readonly type: "missed-cut";
      readonly node: number;
      readonly cut: Extract<SearchEvent, { type: "cut" }>;
    }
  /** A node that the search needs is crossed out. */
  | { readonly type: "illegal-cut"; readonly node: number; readonly why: WhyOpen }
  | { readonly type: "not-best" }
  /** Ties are kept, and another move is just as good. */
  | { readonly type: "more-moves" };
