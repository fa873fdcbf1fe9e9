import { sfc32 } from "@tyche/engine";
import { PackedGame } from "./packed-game.js";
import type { PackedLimits, PackedSearch } from "./packed-search.js";
import type { PlayedGame } from "./self-play.js";

/** A game under way or, when `over`, at its end. */
export interface GameUnderWay extends PlayedGame {
  readonly over: boolean;
}

/**
 * Plays a game of 2048 on 4 x 4 cells by searching every move, and yields after each. The same seed and a depth give the
 * same game; with a time they give the same tiles as long as the moves are the same.
 */
export function* playBySearch(
  search: PackedSearch,
  limits: PackedLimits,
  seed: number | string,
): Generator<GameUnderWay, void, void> {
  const game = new PackedGame();
  game.start(sfc32(seed));
  for (let moves = 0; ; moves++) {
    const over = game.look() === 0;
    yield { score: game.score, moves, largest: game.largest(), over };
    if (over) return;
    game.play(search.search(game.low, game.high, limits).direction);
  }
}
