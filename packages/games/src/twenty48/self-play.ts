import { sfc32 } from "@tyche/engine";
import type { PackedNTuples } from "@tyche/learn";
import { DIRECTIONS } from "./board.js";
import { PackedGame } from "./packed-game.js";

/** One game as it was played. */
export interface PlayedGame {
  readonly score: number;
  readonly moves: number;
  /** The exponent of the largest tile. */
  readonly largest: number;
}

/** Shorter rests of a game are not played again. */
const SHORTEST_REST = 600;
/** Words that are kept of a board: low, high, score. */
const KEPT = 3;

/**
 * Plays 2048 on 4 x 4 cells, each move the one that a network thinks best without looking further; a network that learns
 * learns from every move.
 */
export class SelfPlay {
  /** Moves played so far, restarts included. */
  moves = 0;
  private readonly network: PackedNTuples;
  private readonly restarts: boolean;
  private readonly game = new PackedGame();
  /** Directions of the candidates at hand. */
  private readonly offered = new Int32Array(DIRECTIONS.length);
  /** The boards of the episode at hand. */
  private history = new Int32Array(KEPT * 0x1_0000);

  /**
   * @param restarts true: after each game play again from its middle, then from the middle of what was played then, and
   * so on while that is a long way (K. Matsuzaki 2017). Of late boards, which are rare, more is learned.
   */
  constructor(network: PackedNTuples, restarts = false) {
    this.network = network;
    this.restarts = restarts;
  }

  /** Plays a game; the same seed and the same weights give the same game. What is played of restarts is not told. */
  play(seed: number | string): PlayedGame {
    const { game } = this;
    game.start(sfc32(seed));
    let moves = this.episode();
    const played = { score: game.score, moves, largest: game.largest() };
    while (this.restarts && moves > SHORTEST_REST) {
      const at = KEPT * (moves >> 1);
      game.resume(this.history[at]!, this.history[at + 1]!, this.history[at + 2]!);
      moves = this.episode();
    }
    return played;
  }

  /** Plays from the board as it stands to the end; how many moves that took. */
  private episode(): number {
    const { network, game } = this;
    network.begin();
    let moves = 0;
    while (game.look() > 0) {
      this.keep(moves++);
      const count = this.offer();
      game.play(this.offered[network.choose(count)]!);
    }
    network.end();
    this.moves += moves;
    return moves;
  }

  /** Hands the boards after all directions that change this one to the network; how many there are. */
  private offer(): number {
    const { offered } = this;
    const { candidates, rewards } = this.network;
    const { low, high, gain } = this.game.moves;
    let count = 0;
    for (let direction = 0; direction < DIRECTIONS.length; direction++) {
      if (gain[direction]! < 0) continue;
      offered[count] = direction;
      candidates[4 * count] = low[direction]!;
      candidates[4 * count + 1] = high[direction]!;
      rewards[4 * count + 2] = gain[direction]!;
      count++;
    }
    return count;
  }

  private keep(move: number): void {
    const at = KEPT * move;
    if (at === this.history.length) {
      const longer = new Int32Array(2 * at);
      longer.set(this.history);
      this.history = longer;
    }
    this.history[at] = this.game.low;
    this.history[at + 1] = this.game.high;
    this.history[at + 2] = this.game.score;
  }
}
