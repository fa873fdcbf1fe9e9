import type { Problem } from "@tyche/messages";

type LinkProblem =
  | "too-large"
  | "too-long"
  | "not-ours"
  | "version"
  | "bomb"
  | "damaged"
  | "no-tree"
  | "no-game";

type EditProblem =
  | "root-stays"
  | "no-number"
  | "no-probability"
  | "only-outcome"
  | "has-payoffs"
  | "too-long";

export type LabProblemId = `lab-link-problem-${LinkProblem}` | `lab-edit-problem-${EditProblem}`;

/** An error of the page itself. Its English text is in the catalogue, as all text of the page. */
export class LabError extends Error implements Problem {
  readonly id: LabProblemId;
  readonly values = {};

  constructor(id: LabProblemId) {
    super(id);
    this.name = "LabError";
    this.id = id;
  }
}
