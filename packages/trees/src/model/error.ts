import { en } from "../problems/en.js";
import { type Problem, problemText } from "../problems/problems.js";
import type { RefusalReason } from "./refusal.js";

/**
 * A tree, or a text that should hold one, is unusable. The message is one sentence; `offset` is the index of the
 * first wrong character where the tree came from a text. `refusalText` says it in another language.
 */
export class TreeError extends Error {
  readonly problem: Problem;
  readonly offset: number | undefined;
  constructor(problem: Problem, offset?: number) {
    super(problemText(en, problem));
    this.name = "TreeError";
    this.problem = problem;
    this.offset = offset;
  }
}

/**
 * An algorithm cannot take this tree or these settings. The message is one sentence that names the fix; `reason` says
 * the same as data where a search refuses.
 */
export class RefusalError extends Error {
  readonly problem: Problem;
  readonly reason: RefusalReason | undefined;
  constructor(problem: Problem, reason?: RefusalReason) {
    super(problemText(en, problem));
    this.name = "RefusalError";
    this.problem = problem;
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
