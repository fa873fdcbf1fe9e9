import { sfc32 } from "@tyche/engine";
import { downgraded } from "../network/downgrading.js";
import type { PlayedGame } from "../network/self-play.js";
import { MOST_EXPONENT } from "./board.js";
import { PackedGame } from "./game.js";
import type { PackedLimits, PackedSearch } from "./search.js";

/** No tile of a packed board has this exponent. */
const NEVER = MOST_EXPONENT + 1;

/** A game under way or, when `over`, at its end. */
export interface GameUnderWay extends PlayedGame {
  readonly over: boolean;
}

/** How a game is played: by searches with these limits. */
export interface SearchedPlay extends PackedLimits {
  /** The tile, as an exponent, from which on boards are downgraded before they are searched. Default: never. */
  readonly downgrade?: number;
}

/**
 * Plays a game of 2048 on 4 x 4 cells by searching every move, and yields after each. The same seed and a depth give the
 * same game; with a time they give the same tiles as long as the moves are the same.
 */
export function* playBySearch(
  search: PackedSearch,
  { downgrade = NEVER, ...limits }: SearchedPlay,
  seed: number | string,
): Generator<GameUnderWay, void, void> {
  const game = new PackedGame();
  game.start(sfc32(seed));
  for (let moves = 0; ; moves++) {
    const over = game.look() === 0;
    yield { score: game.score, moves, largest: game.largest(), over };
    if (over) return;
    const [low, high] = downgraded(game.low, game.high, downgrade);
    game.play(search.search(low, high, limits).direction);
  }
}
