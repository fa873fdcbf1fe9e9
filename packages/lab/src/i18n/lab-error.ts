import type { MessageArguments, Problem } from "@tyche/messages";

export type LabProblemId = Extract<keyof MessageArguments, `lab-${"link" | "edit"}-problem-${string}`>;

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
