import type { NTuples } from "../src/ntuple/cells.js";

/** What an action leads to, before chance: the board, and what the action earned. */
export interface Afterstate {
  readonly cells: ArrayLike<number>;
  readonly reward: number;
}

/**
 * The judge of `PackedNTuples`: TD(0) on afterstates (R. Sutton, A. Barto 2018, 6.8). Always chooses the best by reward and value, and draws the
 * afterstate chosen before to that sum.
 */
export class AfterstateLearner {
  private readonly network: NTuples;
  private readonly rate: number;
  private previous: Uint8Array | undefined;

  constructor(network: NTuples, rate = 1) {
    this.network = network;
    this.rate = rate;
  }

  /** The next choice is the first of an episode. */
  begin(): void {
    this.previous = undefined;
  }

  /** The index of the best afterstate, the first of equal ones. */
  choose(afterstates: readonly Afterstate[]): number {
    let chosen = 0;
    let best = Number.NEGATIVE_INFINITY;
    for (const [i, { cells, reward }] of afterstates.entries()) {
      const value = reward + this.network.value(cells);
      if (value > best) {
        best = value;
        chosen = i;
      }
    }
    this.learn(best);
    this.previous = Uint8Array.from(afterstates[chosen]!.cells);
    return chosen;
  }

  /** The episode is over: nothing more was to be had after the afterstate chosen last. */
  end(): void {
    this.learn(0);
    this.previous = undefined;
  }

  private learn(target: number): void {
    if (this.previous) this.network.learn(this.previous, target, this.rate);
  }
}
