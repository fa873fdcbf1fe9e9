import { english, type Problem, type TreeProblemId, type TreeProblemValues } from "./english.js";
import type { Value } from "./number.js";

/** An error with an English message; `id` and `values` carry it as data, for the other languages of @tyche/messages. */
class ProblemError extends Error {
  readonly id: TreeProblemId;
  readonly values: NonNullable<Problem["values"]> | Record<string, never>;
  constructor(problem: Problem) {
    super(english(problem));
    this.id = problem.id;
    this.values = problem.values ?? {};
  }
}

/** A tree, or a text that should contain one, is invalid. */
export class TreeError<Id extends TreeProblemId = TreeProblemId> extends ProblemError {
  /** The index of the first wrong character, if the tree came from a text. */
  readonly offset: number | undefined;
  constructor(id: Id, values?: TreeProblemValues<Id>, offset?: number) {
    super({ id, values } as Problem);
    this.name = "TreeError";
    this.offset = offset;
  }
}

/** An algorithm cannot search this tree or does not accept these settings. The message says how to fix it. */
export class RefusalError<Id extends TreeProblemId = TreeProblemId> extends ProblemError {
  /** Why a search refused, as data from which a fix can be suggested. */
  readonly reason: RefusalReason | undefined;
  constructor(id: Id, values?: TreeProblemValues<Id>, reason?: RefusalReason) {
    super({ id, values } as Problem);
    this.name = "RefusalError";
    this.reason = reason;
  }
}

/** Throws a RefusalError. */
export function refuse<Id extends TreeProblemId>(
  id: Id,
  values?: TreeProblemValues<Id>,
  reason?: RefusalReason,
): never {
  throw new RefusalError(id, values, reason);
}

/** The line and column, both from 1, of an offset in a text. Columns count UTF-16 units. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  let line = 1;
  let start = 0;
  for (let next = text.indexOf("\n"); next >= 0 && next < offset; next = text.indexOf("\n", start)) {
    line++;
    start = next + 1;
  }
  return { line, column: offset - start + 1 };
}

/** Why a search refuses a tree or its settings, as data from which a caller can suggest a fix. */
export type RefusalReason =
  /** The algorithm has no rule for chance nodes. */
  | { readonly type: "chance"; readonly algorithm: string }
  /** The algorithm is for two players and the tree has more. */
  | { readonly type: "players"; readonly algorithm: string; readonly players: number }
  /** A player cannot tell nodes apart: a search from the leaves up decides at each node separately. `equilibrium` may solve it. */
  | { readonly type: "imperfect"; readonly algorithm: string; readonly isSolvable: boolean }
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
