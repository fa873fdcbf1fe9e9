/** What a writer made, and what a person should know about it. */
export interface Written {
  readonly text: string;
  /** Sentences. */
  readonly warnings: readonly string[];
}
