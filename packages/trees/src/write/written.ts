import type { Message } from "@tyche/messages";

/** The text a writer produced, with warnings for the user. */
export interface Written {
  readonly text: string;
  /** Clauses without a capital and a full stop, from the area "drawing" of @tyche/messages. */
  readonly warnings: readonly Message[];
  /** Whether reading the text back would give a different tree. For formats that can be read. */
  readonly loses: boolean;
}
