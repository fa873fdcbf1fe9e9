import { type Game, OVER, type SoloGame, type SoloPlayer, seededChance } from "@tyche/engine";
import { sfc32 } from "@tyche/engine/chance";
import type { Twenty48Action, Twenty48State } from "../board.js";
import { downgraded, NEVER } from "../network/downgrading.js";
import { tilesMade } from "../tiles-made.js";
import { fitsPacked, sumOf, unpacked } from "./board.js";
import { PackedGame } from "./game.js";
import type { PackedLimits, PackedSearch } from "./search.js";

/** How a game is played: by searches with these limits. */
export interface SearchedPlay extends PackedLimits {
  /** The tile, as an exponent, from which on boards are downgraded before they are searched; 0 for never. */
  readonly downgrade: number;
}

/** What plays on where a tile may come that no packed board can hold. */
export interface Beyond {
  readonly game: Pick<Game<Twenty48State, Twenty48Action>, "turn" | "play" | "payoff">;
  decide(state: Twenty48State): Twenty48Action;
}

/**
 * Plays games of 2048 on 4 x 4 cells by searching every move, and yields after each. The tiles come from the seed and the
 * number of the game, counted from 1: with a time they are the same as long as the moves are the same.
 *
 * @param searching is asked at the first move
 * @param beyond plays on from where the tiles add up to 65,472
 */
export function packedSolo(
  searching: () => PackedSearch,
  { downgrade, ...limits }: SearchedPlay,
  beyond: Beyond,
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
        if (!fitsPacked(sumOf(game.low, game.high))) {
          const exponents = unpacked(game.low, game.high);
          const tiles = exponents.map((exponent) => (exponent === 0 ? 0 : 2 ** exponent));
          return yield* playOn(beyond, { tiles, score: game.score }, `${seed}/${number + 1}`, plies, slowest);
        }
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

/** The rest of a game by the rules, whatever its tiles. */
export function* playOn(
  { game, decide }: Beyond,
  from: Twenty48State,
  seed: string,
  plies: number,
  slowest: number,
): Generator<void, SoloGame, void> {
  const chance = seededChance(`${seed} beyond packed boards`);
  let state = from;
  let [moves, longest] = [plies, slowest];
  for (; game.turn(state) !== OVER; moves++) {
    const before = performance.now();
    const action = decide(state);
    longest = Math.max(longest, performance.now() - before);
    state = game.play(state, action, chance);
    yield;
  }
  const made = tilesMade(Math.log2(Math.max(...state.tiles)));
  return { payoff: game.payoff(state)[0]!, plies: moves, figures: { ...made, slowest: longest } };
}
