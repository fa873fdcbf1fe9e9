import { english, type Problem, type TreeProblemId, type TreeProblemValues } from "../problems/english.js";
import type { RefusalReason } from "./refusal.js";

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
