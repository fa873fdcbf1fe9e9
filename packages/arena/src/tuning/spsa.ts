import { seededChance } from "@tyche/engine";
import { MatchError } from "../match/player.js";

/** A parameter to tune. */
export interface Parameter {
  readonly name: string;
  readonly start: number;
  readonly low: number;
  readonly high: number;
  /** Whether the value must be a whole number; it is then rounded when returned. */
  readonly whole?: boolean;
}

/** Options for tuning by simultaneous perturbation (J. Spall 1992). */
export interface SpsaSettings {
  readonly parameters: readonly Parameter[];
  /** Total number; the step sizes depend on it. */
  readonly iterations: number;
  /** Duels per iteration, each in its own direction; the step is the mean of theirs. Default 1. */
  readonly directions?: number;
  readonly seed: string;
  /** Initial distance of the two sides of a duel from the centre, as a share of a parameter's range. Default 0.1. */
  readonly spread?: number;
  /**
   * Length of the first iteration's step if one side wins all, as a share of the range. Default: twice the spread, so
   * that a side that is better by a tenth moves the parameters by a fiftieth of their range.
   */
  readonly step?: number;
}

/** Two settings to play each other; values by parameter. */
export interface Duel {
  /** From 0, and the index of the direction. */
  readonly iteration: number;
  readonly direction: number;
  readonly plus: readonly number[];
  readonly minus: readonly number[];
}

/** Spall's usual exponents of the step and of the spread. */
const ALPHA = 0.602;
const GAMMA = 0.101;
/** Number of initial iterations with reduced steps, as a share of all. */
const STABILITY = 0.1;

/**
 * Simultaneous perturbation stochastic approximation (J. C. Spall, 1992; gains as in his "Implementation of the
 * simultaneous perturbation algorithm", 1998), for parameters whose quality only matches can measure: all of them are
 * perturbed at once to two sides, the sides play each other, and all parameters move towards the winner. It needs no
 * more games than for a single parameter.
 *
 *     const tuning = new Spsa(settings);
 *     while (!tuning.isDone) tuning.take(tuning.duels().map((duel) => scoreOf(duel.plus, duel.minus)));
 */
export class Spsa {
  /** Number of completed iterations. */
  iteration = 0;
  private readonly settings: Required<SpsaSettings>;
  /** By parameter, 0 at its lower and 1 at its upper bound. */
  private readonly theta: number[];
  /** Sum of the positions in the second half of the run, whose mean is the result. */
  private readonly sum: number[];
  private summed = 0;

  /** @throws MatchError for invalid settings */
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

  /** The duels of the current iteration: the same for the same seed and earlier results. */
  duels(): Duel[] {
    const { seed, directions } = this.settings;
    const { iteration } = this;
    return Array.from({ length: directions }, (_, direction) => {
      const signs = this.signs(`${seed} iteration ${iteration} direction ${direction}`);
      return { iteration, direction, plus: this.side(signs, 1), minus: this.side(signs, -1) };
    });
  }

  /** @param scores for each duel: how much better plus did than minus, -1 (lost all) to 1 (won all) */
  take(scores: readonly number[]): void {
    const { seed, step } = this.settings;
    const { iteration, theta } = this;
    const stability = STABILITY * this.settings.iterations;
    // The gain is scaled to give the step at the first iteration; the spread divides it.
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

  /** The current parameters. */
  values(): number[] {
    return this.theta.map((share, i) => this.valueOf(i, share));
  }

  /** The mean of the parameters over the second half, which varies less; before that, the current ones. */
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
    // Six digits are more than any match can resolve, and give stable names.
    return whole ? Math.round(value) : Number(value.toPrecision(6));
  }
}

function clamped(share: number): number {
  return Math.min(1, Math.max(0, share));
}
