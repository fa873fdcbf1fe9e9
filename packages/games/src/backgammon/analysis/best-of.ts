import type { Chance } from "@tyche/engine";

/** What a player that rates plays chooses: the best of the deepest; of equals one that chance picks. */
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
