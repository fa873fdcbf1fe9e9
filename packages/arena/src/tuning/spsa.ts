import { seededChance } from "@tyche/engine";
import { MatchError } from "../match/player.js";

/** A number that is tuned. */
export interface Parameter {
  readonly name: string;
  readonly start: number;
  readonly low: number;
  readonly high: number;
  /** Whether only whole numbers mean anything; values are then rounded where they are handed out. */
  readonly whole?: boolean;
}

/** How parameters are tuned by simultaneous perturbation (J. Spall 1992). */
export interface SpsaSettings {
  readonly parameters: readonly Parameter[];
  /** In all; the steps are made for so many. */
  readonly iterations: number;
  /** Duels of an iteration, each in a direction of its own; the step is the mean of theirs. Default 1. */
  readonly directions?: number;
  readonly seed: string;
  /** How far apart the two sides of a duel are from the middle at first, as a share of a parameter's range. Default 0.1. */
  readonly spread?: number;
  /**
   * How far the first iteration moves, as a share of the range, where one side wins all. Default: twice the spread, so that a
   * side that is better by a tenth moves the parameters by a fiftieth of their range.
   */
  readonly step?: number;
}

/** Two settings that are to play each other; values by parameter. */
export interface Duel {
  /** From 0, and which of the directions. */
  readonly iteration: number;
  readonly direction: number;
  readonly plus: readonly number[];
  readonly minus: readonly number[];
}

/** Spall's usual exponents of the step and of the spread. */
const ALPHA = 0.602;
const GAMMA = 0.101;
/** How many iterations the steps are kept small at the beginning, as a share of all. */
const STABILITY = 0.1;

/**
 * Simultaneous perturbation stochastic approximation (J. C. Spall, 1992; gains as in his "Implementation of the simultaneous
 * perturbation algorithm", 1998), for numbers whose quality only matches can tell: all of them are moved at once to two
 * sides, the sides play each other, and all move towards the winner. It asks for no more games than a single number would.
 *
 *     const tuning = new Spsa(settings);
 *     while (!tuning.isDone) tuning.take(tuning.duels().map((duel) => scoreOf(duel.plus, duel.minus)));
 */
export class Spsa {
  /** Iterations that were taken. */
  iteration = 0;
  private readonly settings: Required<SpsaSettings>;
  /** By parameter, 0 at its low and 1 at its high. */
  private readonly theta: number[];
  /** Where it was in the second half of the way, whose mean is the answer. */
  private readonly sum: number[];
  private summed = 0;

  /** @throws MatchError for settings that cannot be */
  constructor(settings: SpsaSettings) {
    const { directions = 1, spread = 0.1, step = 2 * spread } = settings;
    this.settings = { ...settings, directions, spread, step };
    if (settings.parameters.length === 0)
      throw new MatchError("tuning-no-parameters", {}, "There is nothing to tune: name a parameter.");
    for (const { name, start, low, high } of settings.parameters) {
      if (!(low < high && start >= low && start <= high))
        throw new MatchError(
          "tuning-start",
          { name, low, start, high },
          `The parameter ${name} must start between its bounds: ${low} <= ${start} <= ${high}.`,
        );
    }
    this.theta = settings.parameters.map(({ start, low, high }) => (start - low) / (high - low));
    this.sum = this.theta.map(() => 0);
  }

  get isDone(): boolean {
    return this.iteration >= this.settings.iterations;
  }

  /** What the iteration asks: the same for the same seed and the same answers before. */
  duels(): Duel[] {
    const { seed, directions } = this.settings;
    const { iteration } = this;
    return Array.from({ length: directions }, (_, direction) => {
      const signs = this.signs(`${seed} iteration ${iteration} direction ${direction}`);
      return { iteration, direction, plus: this.side(signs, 1), minus: this.side(signs, -1) };
    });
  }

  /** @param scores of each duel: how much better plus did than minus, -1 (lost all) to 1 (won all) */
  take(scores: readonly number[]): void {
    const { seed, step } = this.settings;
    const { iteration, theta } = this;
    const stability = STABILITY * this.settings.iterations;
    // The gain is the step at the first iteration, whose spread divides what it moves.
    const gain = step * ((stability + 1) / (stability + iteration + 1)) ** ALPHA;
    const narrowing = (iteration + 1) ** GAMMA;
    for (const [direction, score] of scores.entries()) {
      const signs = this.signs(`${seed} iteration ${iteration} direction ${direction}`);
      for (const i of theta.keys()) {
        theta[i] = clamped(theta[i]! + ((gain * narrowing * score) / scores.length) * signs[i]!);
      }
    }
    this.iteration++;
    if (2 * this.iteration <= this.settings.iterations) return;
    this.summed++;
    for (const i of theta.keys()) this.sum[i]! += theta[i]!;
  }

  /** Where the parameters are now. */
  values(): number[] {
    return this.theta.map((share, i) => this.valueOf(i, share));
  }

  /** The mean of where they were in the second half, which wanders less; where they are now before that. */
  mean(): number[] {
    return this.summed === 0
      ? this.values()
      : this.sum.map((total, i) => this.valueOf(i, total / this.summed));
  }

  private signs(seed: string): number[] {
    const chance = seededChance(seed);
    return this.theta.map(() => (chance.die(2) === 1 ? 1 : -1));
  }

  private side(signs: readonly number[], way: 1 | -1): number[] {
    const spread = this.settings.spread / (this.iteration + 1) ** GAMMA;
    return this.theta.map((share, i) => this.valueOf(i, clamped(share + way * spread * signs[i]!)));
  }

  private valueOf(i: number, share: number): number {
    const { low, high, whole } = this.settings.parameters[i]!;
    const value = low + share * (high - low);
    // Six digits say more than any match can tell, and make names that stay the same.
    return whole ? Math.round(value) : Number(value.toPrecision(6));
  }
}

function clamped(share: number): number {
  return Math.min(1, Math.max(0, share));
}
