import type { Evaluator, Facts, Position } from "@tyche/engine";

/** Named numbers computed from a position, from player 0's side: what is good for player 1 is negative. */
export interface PositionFeatures<P extends Position = Position> {
  /** The name of the whole list; it must change whenever a feature's meaning changes. */
  readonly name: string;
  readonly names: readonly string[];
  /** Names of the features whose weights are worth showing while they are learned. Default all. */
  readonly shown?: readonly string[];
  write(position: P, into: Float64Array): void;
}

/** A weighted sum of features, mapped by the hyperbolic tangent to -1 to 1 and then scaled to the game's bounds. */
export class LinearEvaluator<P extends Position = Position> {
  readonly features: PositionFeatures<P>;
  /** One weight per feature. */
  readonly weights: Float32Array;
  private readonly input: Float64Array;
  private readonly middle: number;
  private readonly half: number;

  /** @param bounds finite payoff bounds */
  constructor(
    features: PositionFeatures<P>,
    { bounds: [low, high] }: Pick<Facts, "bounds">,
    weights?: ArrayLike<number>,
  ) {
    this.features = features;
    this.weights = weights ? Float32Array.from(weights) : new Float32Array(features.names.length);
    this.input = new Float64Array(features.names.length);
    this.middle = (low + high) / 2;
    this.half = (high - low) / 2;
  }

  /** The value from player 0's side, for searches. */
  readonly evaluate: Evaluator<P> = (position) => this.middle + this.half * this.squashed(position);

  /** The value from -1 to 1; leaves the features in `seen`. */
  squashed(position: P): number {
    const { features, weights, input } = this;
    features.write(position, input);
    let sum = 0;
    for (let i = 0; i < input.length; i++) sum += weights[i]! * input[i]!;
    return Math.tanh(sum);
  }

  get seen(): Readonly<Float64Array> {
    return this.input;
  }

  /** Normalizes a payoff or a search value to -1 to 1. */
  normal(value: number): number {
    return (value - this.middle) / this.half;
  }
}
