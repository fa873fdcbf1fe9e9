import { CHANCE, OVER, Table } from "@tyche/engine";
import { outcomeAt, sfc32 } from "@tyche/engine/chance";
import { search } from "@tyche/engine/search";
import {
  type PacManGame,
  type PacManPosition,
  PURSUIT_FEATURES,
  pacMan,
  pursuitFeatures,
  pursuitWeights,
} from "@tyche/games/pac-man";
import { type Strength, strengthOf } from "@tyche/learn";

/** Decay of the eligibility trace per ghost move. */
const TRACE = 0.9;
/** Limit on the rounds of a game. */
const LONGEST = 300;
const TABLE = 2 ** 12;

export interface GhostLearningOptions {
  readonly seed: number | string;
  /** Step size. */
  readonly rate: number;
  /** Search depth of the hunted Pac-Man, in rounds. */
  readonly depth: number;
}

/**
 * Ghosts that learn to hunt: a softmax over the features of their moves, trained by the gradient of Pac-Man's loss (R.
 * Williams 1992; with a trace instead of whole games, J. Baxter, P. Bartlett 2001). All ghosts share the same weights.
 * They hunt a Pac-Man that searches and assumes directional ghosts, on the layout "small".
 */
export class GhostLearning {
  games = 0;
  readonly weights = new Float32Array(PURSUIT_FEATURES.length);
  private readonly options: GhostLearningOptions;
  /** The rules of play, and Pac-Man's belief about the ghosts. */
  private readonly believed: PacManGame = pacMan({ ghosts: "directional" });
  private readonly table = new Table(TABLE);

  constructor(options: GhostLearningOptions) {
    this.options = options;
  }

  /** Plays a game and learns from it; returns Pac-Man's score. */
  next(): number {
    const { rate, seed } = this.options;
    const step = new Float64Array(this.weights.length);
    const points = this.play(`${seed}/${this.games++}`, [...this.weights], step);
    for (let i = 0; i < step.length; i++) this.weights[i]! += rate * step[i]!;
    return points;
  }

  /** How many points fewer Pac-Man scores than against directional ghosts, which it predicts correctly. */
  strength(games: number, seed: number | string): Strength {
    const results = Array.from(
      { length: Math.max(2, games) },
      (_, i) => this.play(`${seed}/${i}`) - this.play(`${seed}/${i}`, [...this.weights]),
    );
    return strengthOf("points less for Pac-Man than against directional ghosts", results, results.length);
  }

  /**
   * Plays one game.
   *
   * @param weights of the ghosts; undefined: directional ghosts
   * @param step accumulates the gradient of Pac-Man's loss, in hundreds of points
   * @returns Pac-Man's score
   */
  private play(seed: string, weights?: readonly number[], step?: Float64Array): number {
    const { believed, table, options } = this;
    const next = sfc32(seed);
    const unit = (): number => next() / 2 ** 32;
    const position = believed.position(believed.start(undefined as never));
    const moves = new Int32Array(position.width);
    const probabilities = new Float64Array(position.width);
    const trace = new Float64Array(PURSUIT_FEATURES.length);
    const settings = { facts: believed.facts, algorithm: "expectiminimax", deepening: false, table } as const;
    let paid = 0;
    for (let rounds = 0; position.turn() !== OVER && rounds < LONGEST; ) {
      if (position.turn() === CHANCE) {
        const count =
          weights === undefined
            ? position.outcomes(moves, probabilities, 0)
            : policy(position, moves, probabilities, weights);
        const chosen = outcomeAt(probabilities, count, unit());
        if (weights && step) follow(position, moves.subarray(0, count), probabilities, chosen, trace);
        position.play(moves[chosen]!);
      } else {
        const report = search(position, { ...settings, depth: options.depth, owner: [this] });
        position.play(report.rows[0]!.move);
        rounds++;
      }
      const points = position.gathered();
      if (step) for (let i = 0; i < step.length; i++) step[i]! += (trace[i]! * (paid - points)) / 100;
      paid = points;
    }
    return paid;
  }
}

function policy(
  position: PacManPosition,
  moves: Int32Array,
  probabilities: Float64Array,
  weights: readonly number[],
): number {
  const count = position.moves(moves, 0);
  const { maze } = position;
  const likings = pursuitWeights(maze, position.chase(), [...moves.subarray(0, count)], weights);
  const sum = likings.reduce((a, b) => a + b);
  for (let i = 0; i < count; i++) probabilities[i] = likings[i]! / sum;
  return count;
}

const features = new Float64Array(PURSUIT_FEATURES.length);

/** The trace decays and adds the gradient of the logarithm of the chosen move's probability. */
function follow(
  position: PacManPosition,
  moves: Int32Array,
  probabilities: Float64Array,
  chosen: number,
  trace: Float64Array,
): void {
  for (let i = 0; i < trace.length; i++) trace[i]! *= TRACE;
  const chase = position.chase();
  for (const [move, direction] of moves.entries()) {
    pursuitFeatures(position.maze, chase, direction, features);
    const share = (move === chosen ? 1 : 0) - probabilities[move]!;
    for (let i = 0; i < trace.length; i++) trace[i]! += share * features[i]!;
  }
}
