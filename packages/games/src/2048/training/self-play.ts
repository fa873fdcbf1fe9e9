import { sfc32 } from "@tyche/engine/chance";
import { meanOf } from "@tyche/engine/statistics";
import type { PackedNTuples } from "@tyche/learn/ntuple";
import { REPORTED_TILES, SLIDES } from "../board/board.js";
import { downgraded, NEVER } from "../network/downgrading.js";
import { PackedGame } from "../packed/game.js";
import { PackedMoves } from "../packed/moves.js";

/** A finished self-play game. */
export interface SelfPlayedGame {
  readonly score: number;
  readonly moves: number;
  /** The exponent of the largest tile. */
  readonly largest: number;
}

/**
 * Plays 2048 on 4 x 4 cells, choosing each move by the network at depth 1; a learning network learns from every move.
 * Boards are downgraded before the network evaluates them, so it is trained on the boards it will see later.
 */
export class SelfPlay {
  private readonly network: PackedNTuples;
  private readonly from: number;
  private readonly game = new PackedGame();
  /** Directions of the current candidates. */
  private readonly offered = new Int32Array(SLIDES.length);
  /** Results of the directions from a downgraded board. */
  private readonly seen = new PackedMoves();

  /** @param downgrade the exponent from which boards are downgraded, see `downgraded`; 0 for never */
  constructor(network: PackedNTuples, downgrade = 0) {
    this.network = network;
    this.from = downgrade === 0 ? NEVER : downgrade;
  }

  /** Plays a game; the same seed and weights give the same game. */
  play(seed: number | string): SelfPlayedGame {
    const { network, game } = this;
    game.start(sfc32(seed));
    network.begin();
    let moves = 0;
    for (; game.look() > 0; moves++) {
      const count = this.offer();
      game.play(this.offered[network.choose(count)]!);
    }
    network.end();
    return { score: game.score, moves, largest: game.largest() };
  }

  /**
   * Passes the boards after all directions that change this one to the network.
   *
   * @returns their number
   */
  private offer(): number {
    const { offered } = this;
    const { candidates, rewards } = this.network;
    const { low, high, gain } = this.movesSeen();
    let count = 0;
    for (let direction = 0; direction < SLIDES.length; direction++) {
      if (gain[direction]! < 0) continue;
      offered[count] = direction;
      candidates[4 * count] = low[direction]!;
      candidates[4 * count + 1] = high[direction]!;
      rewards[4 * count + 2] = gain[direction]!;
      count++;
    }
    return count;
  }

  private movesSeen(): PackedMoves {
    const { game, seen } = this;
    const [low, high] = downgraded(game.low, game.high, this.from);
    if (low === game.low && high === game.high) return game.moves;
    seen.from(low, high);
    return seen;
  }
}

/** Statistics of several games. */
interface Twenty48Summary {
  readonly games: number;
  /** Mean score and the bounds of its 95 % interval. */
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** Total number of moves. */
  readonly moves: number;
  /** Indexed by tile: the share of games that made it. */
  readonly reached: Readonly<Record<number, number>>;
}

export function summaryOf(played: readonly SelfPlayedGame[]): Twenty48Summary {
  const games = played.length;
  const { value: mean, low, high } = meanOf(played.map(({ score }) => score));
  return {
    games,
    mean,
    low,
    high,
    moves: played.reduce((sum, { moves }) => sum + moves, 0),
    reached: Object.fromEntries(
      REPORTED_TILES.map((exponent) => [
        2 ** exponent,
        played.filter(({ largest }) => largest >= exponent).length / games,
      ]),
    ),
  };
}
