import type { Chance } from "@tyche/engine";

/** The best of the most deeply searched plays; ties are broken at random. */
export function bestOf<Rated extends { readonly depth: number; readonly equity: number }>(
  plays: readonly Rated[],
  chance: Chance,
): Rated {
  return chance
    .shuffle(plays)
    .reduce((best, play) =>
      play.depth > best.depth || (play.depth === best.depth && play.equity > best.equity) ? play : best,
    );
}
