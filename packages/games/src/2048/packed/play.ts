import { type Game, OVER, type SoloGame, type SoloPlayer, seededChance } from "@tyche/engine";
import { sfc32 } from "@tyche/engine/chance";
import { type Twenty48Action, type Twenty48State, tilesMade } from "../board/board.js";
import { fitsPacked, sumOf, unpacked } from "../board/packed-board.js";
import { downgraded, NEVER } from "../network/downgrading.js";
import { PackedGame } from "./game.js";
import type { PackedLimits, PackedSearch } from "./search.js";

/** Search limits for playing whole games. */
export interface SearchedPlay extends PackedLimits {
  /** The exponent from which boards are downgraded before they are searched; 0 for never. */
  readonly downgrade: number;
}

/** Plays on when a tile may appear that no packed board can hold. */
export interface Beyond {
  readonly game: Pick<Game<Twenty48State, Twenty48Action>, "turn" | "play" | "payoff">;
  decide(state: Twenty48State): Twenty48Action;
}

/**
 * Plays games of 2048 on 4 x 4 cells by searching every move, and yields after each. The tiles are drawn from the
 * seed and the game's number, counted from 1: with a time limit they are the same as long as the moves are the same.
 *
 * @param searching called at the first move
 * @param beyond takes over once the sum of the tiles reaches 65,472
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

/** Plays the rest of a game by the rules, with tiles of any size. */
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
