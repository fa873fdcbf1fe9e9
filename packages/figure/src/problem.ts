import type { Message, MessageId, MessageValue } from "@tyche/messages";

/** The ids of what a figure refuses; the texts are in the area "figure" of @tyche/messages. */
type FigureProblem =
  | "figure-no-number"
  | "figure-no-probability"
  | "figure-empty"
  | "figure-too-large"
  | "figure-bad-attribute"
  | "figure-no-node"
  | "figure-unexpected";

/** A figure cannot be drawn as it is written, or an answer or a number cannot be read. */
export class FigureError extends Error implements Message {
  readonly id: MessageId;
  readonly values: Readonly<Record<string, MessageValue>>;
  constructor(problem: FigureProblem, values: Readonly<Record<string, MessageValue>> = {}) {
    super(`${problem} ${JSON.stringify(values)}`);
    this.name = "FigureError";
    this.id = problem;
    this.values = values;
  }
}
