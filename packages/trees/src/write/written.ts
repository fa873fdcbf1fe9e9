import type { Message } from "@tyche/messages";

/** What a writer made, and what a person should know about it. */
export interface Written {
  readonly text: string;
  /** Clauses without a capital and a full stop, of the area "drawing" of @tyche/messages. */
  readonly warnings: readonly Message[];
  /** Whether the text holds less than the tree: read back, it would not be the same. Said of formats that are read. */
  readonly loses: boolean;
}
