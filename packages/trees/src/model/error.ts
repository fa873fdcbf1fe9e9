import { english, type Problem, type TreeProblemId, type TreeProblemValues } from "../problems/english.js";
import type { RefusalReason } from "./refusal.js";

/** An error whose message is a sentence in English; `id` and `values` say it as data, which @tyche/messages has in other languages. */
class ProblemError extends Error implements Pick<Problem, "id" | "values"> {
  readonly id: TreeProblemId;
  readonly values: Problem["values"];
  constructor(problem: Problem) {
    super(english(problem));
    this.id = problem.id;
    this.values = problem.values;
  }
}

/** A tree, or a text that should contain one, is unusable. */
export class TreeError<Id extends TreeProblemId = TreeProblemId> extends ProblemError {
  /** The index of the first wrong character where the tree came from a text. */
  readonly offset: number | undefined;
  constructor(id: Id, values?: TreeProblemValues<Id>, offset?: number) {
    super({ id, values } as Problem);
    this.name = "TreeError";
    this.offset = offset;
  }
}

/** An algorithm cannot search this tree or has no such settings. The message names the fix. */
export class RefusalError<Id extends TreeProblemId = TreeProblemId> extends ProblemError {
  /** What would help, where a search refuses. */
  readonly reason: RefusalReason | undefined;
  constructor(id: Id, values?: TreeProblemValues<Id>, reason?: RefusalReason) {
    super({ id, values } as Problem);
    this.name = "RefusalError";
    this.reason = reason;
  }
}

/** Line and column, both from 1, of an offset in a text. Columns count UTF-16 units. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  let line = 1;
  let start = 0;
  for (let next = text.indexOf("\n"); next >= 0 && next < offset; next = text.indexOf("\n", start)) {
    line++;
    start = next + 1;
  }
  return { line, column: offset - start + 1 };
}
