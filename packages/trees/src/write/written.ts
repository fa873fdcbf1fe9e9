/** What a writer made, and what a person should know about it. */
export interface Written {
  readonly text: string;
  /** Sentences, in the language that was asked for. */
  readonly warnings: readonly string[];
  /** Whether the text holds less than the tree: read back, it would not be the same. Said of formats that are read. */
  readonly loses: boolean;
}
