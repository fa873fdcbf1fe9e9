/** What a writer made, and what a person should know about it. */
export interface Written {
  readonly text: string;
  /** Sentences. */
  readonly warnings: readonly string[];
}

/** What a format says that holds payoffs at leaves alone. */
export const EDGES_LEFT_OUT = "payoffs on edges are left out: the leaves pay them too";
