/** Why a link cannot be made or read; each has a sentence in every language. */
export type LinkProblem =
  | "too-large"
  | "too-long"
  | "not-ours"
  | "version"
  | "bomb"
  | "damaged"
  | "no-tree"
  | "no-game";

/** The link cannot be made or read. The message is one sentence. */
export class LinkError extends Error {
  readonly problem: LinkProblem;
  constructor(problem: LinkProblem, message: string) {
    super(message);
    this.name = "LinkError";
    this.problem = problem;
  }
}
