import type { SoloPlayer } from "@tyche/engine";
import { sfc32 } from "@tyche/engine/chance";
import { downgraded, NEVER } from "../network/downgrading.js";
import { tilesMade } from "../tiles-made.js";
import { PackedGame } from "./game.js";
import type { PackedLimits, PackedSearch } from "./search.js";

/** How a game is played: by searches with these limits. */
export interface SearchedPlay extends PackedLimits {
  /** The tile, as an exponent, from which on boards are downgraded before they are searched; 0 for never. */
  readonly downgrade: number;
}

/**
 * Plays games of 2048 on 4 x 4 cells by searching every move, and yields after each. The tiles come from the seed and the
 * number of the game, counted from 1: with a time they are the same as long as the moves are the same.
 *
 * @param searching is asked at the first move
 */
export function packedSolo(
  searching: () => PackedSearch,
  { downgrade, ...limits }: SearchedPlay,
): SoloPlayer {
  const from = downgrade === 0 ? NEVER : downgrade;
  return {
    *play(seed, number) {
      const game = new PackedGame();
      game.start(sfc32(`${seed}/${number + 1}`));
      const search = searching();
      let slowest = 0;
      for (let plies = 0; ; plies++) {
        if (game.look() === 0)
          return { payoff: game.score, plies, figures: { ...tilesMade(game.largest()), slowest } };
        const before = performance.now();
        const [low, high] = downgraded(game.low, game.high, from);
        const { direction } = search.search(low, high, limits);
        slowest = Math.max(slowest, performance.now() - before);
        game.play(direction);
        yield;
      }
    },
  };
}
