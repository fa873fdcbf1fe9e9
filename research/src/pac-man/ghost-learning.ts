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

/** How far what happens reaches back, a move of a ghost at a time. */
const TRACE = 0.9;
/** Rounds after which a game is given up. */
const LONGEST = 300;
const TABLE = 2 ** 12;

export interface GhostLearningOptions {
  readonly seed: number | string;
  /** Step size. */
  readonly rate: number;
  /** Rounds that the Pac-Man looks ahead who is hunted. */
  readonly depth: number;
}

/**
 * Ghosts that learn to hunt: a softmax of the features of their moves, by the gradient of what Pac-Man loses (R. Williams
 * 1992; with a trace instead of whole games, J. Baxter, P. Bartlett 2001). All ghosts have the same weights. They hunt a
 * Pac-Man who searches and takes them for directional ghosts, on the layout "small".
 */
export class GhostLearning {
  games = 0;
  readonly weights = new Float32Array(PURSUIT_FEATURES.length);
  private readonly options: GhostLearningOptions;
  /** What is played, and what Pac-Man takes the ghosts for. */
  private readonly believed: PacManGame = pacMan({ ghosts: "directional" });
  private readonly table = new Table(TABLE);

  constructor(options: GhostLearningOptions) {
    this.options = options;
  }

  /** Plays a game and learns from it; Pac-Man's score. */
  next(): number {
    const { rate, seed } = this.options;
    const step = new Float64Array(this.weights.length);
    const points = this.play(`${seed}/${this.games++}`, [...this.weights], step);
    for (let i = 0; i < step.length; i++) this.weights[i]! += rate * step[i]!;
    return points;
  }

  /** How many points fewer Pac-Man makes than against directional ghosts, whom he knows. */
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
   * @param weights of the ghosts; without them they are directional
   * @param step where the gradient of what Pac-Man loses is added up, in hundreds of points
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

/** The trace fades and takes on the slope of the logarithm of the chosen move's probability. */
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
