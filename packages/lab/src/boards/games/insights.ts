import type { NamedGame } from "@tyche/games";

/**
 * What a game computes about a state beyond the values of actions, such as the probability of a mine in each cell:
 * plain data that depends only on the state. It runs in its own worker, may take seconds, and uses only what `viewers`
 * may know.
 */
export type Insight = (game: NamedGame, state: unknown, viewers: readonly number[]) => unknown;

/** The insight of a game whose view says that it has one; only workers load it. */
export async function insightOf(game: string): Promise<Insight> {
  const { insight } = (await import(`./${game}/insight.ts`)) as { readonly insight: Insight };
  return insight;
}
