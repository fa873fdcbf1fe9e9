import type { NTuples } from "@tyche/learn/ntuple";
/** The result of an action, before chance: the board, and the reward. */
export interface Afterstate {
  readonly cells: ArrayLike<number>;
  readonly reward: number;
}

/** A learner that chooses, and learns from its choices. */
interface Learner {
  begin(): void;
  choose(afterstates: readonly Afterstate[]): number;
  end(): void;
}

/** The index of the best afterstate by reward and value, the first of equal ones. */
function bestOf(network: NTuples, afterstates: readonly Afterstate[]): { chosen: number; sum: number } {
  const sums = afterstates.map(({ cells, reward }) => Math.fround(reward + network.value(cells)));
  const sum = Math.max(...sums);
  return { chosen: sums.indexOf(sum), sum };
}

/**
 * The reference implementation for `PackedNTuples` with lambda: when an episode ends, each afterstate, the last first,
 * is moved towards the rewards and values that came after it, combined as in the lambda-return (R. Sutton, A. Barto
 * 2018, 12.1) with the values that are already updated.
 */
export class EpisodeLearner implements Learner {
  private readonly network: NTuples;
  private readonly rate: number;
  private readonly lambda: number;
  private episode: { cells: Uint8Array; reward: number }[] = [];

  constructor(network: NTuples, rate: number, lambda: number) {
    this.network = network;
    this.rate = rate;
    this.lambda = lambda;
  }

  begin(): void {
    this.episode = [];
  }

  choose(afterstates: readonly Afterstate[]): number {
    const { chosen } = bestOf(this.network, afterstates);
    const { cells, reward } = afterstates[chosen]!;
    this.episode.push({ cells: Uint8Array.from(cells), reward });
    return chosen;
  }

  end(): void {
    let toCome = 0;
    for (const { cells, reward } of this.episode.toReversed()) {
      this.network.learn(cells, toCome, this.rate);
      toCome = reward + this.lambda * toCome + (1 - this.lambda) * this.network.value(cells);
    }
    this.episode = [];
  }
}

/**
 * The reference implementation for `PackedNTuples`: TD(0) on afterstates (R. Sutton, A. Barto 2018, 6.8). Always
 * chooses the best by reward and value, and moves the value of the previously chosen afterstate towards that sum.
 */
export class AfterstateLearner implements Learner {
  private readonly network: NTuples;
  private readonly rate: number;
  private previous: Uint8Array | undefined;

  constructor(network: NTuples, rate = 1) {
    this.network = network;
    this.rate = rate;
  }

  /** Makes the next choice the first of an episode. */
  begin(): void {
    this.previous = undefined;
  }

  /** The index of the best afterstate, the first of equal ones. */
  choose(afterstates: readonly Afterstate[]): number {
    const { chosen, sum } = bestOf(this.network, afterstates);
    this.learn(sum);
    this.previous = Uint8Array.from(afterstates[chosen]!.cells);
    return chosen;
  }

  /** Ends the episode: there is no further reward after the last chosen afterstate. */
  end(): void {
    this.learn(0);
    this.previous = undefined;
  }

  private learn(target: number): void {
    if (this.previous) this.network.learn(this.previous, target, this.rate);
  }
}
