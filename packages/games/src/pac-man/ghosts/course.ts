import { CHANCE, inTurns, OVER, outcomeAt, search, sfc32, Table } from "@tyche/engine";
import {
  type Course,
  type CourseReport,
  decodeModel,
  encodeModel,
  type ModelFile,
  ModelFileError,
  type Strength,
  strengthOf,
  unscaled,
} from "@tyche/learn";
import type { CourseEntry } from "../../courses.js";
import type { PacManPosition } from "../position.js";
import { type PacManGame, pacMan } from "../rules.js";
import { PURSUIT_FEATURES, pursuitFeatures, pursuitWeights } from "./pursuit.js";

const RATE = 0.002;
/** How far what happens reaches back, a move of a ghost at a time. */
const TRACE = 0.9;
/** Rounds that the Pac-Man looks ahead who is hunted. */
const DEPTH = 2;
/** Rounds after which a game is given up. */
const LONGEST = 300;
const TABLE = 2 ** 12;
const INPUTS = "pursuit of Pac-Man";

interface GhostCourseOptions {
  readonly games: number;
  readonly seed: number | string;
  readonly rate: number;
  readonly depth: number;
  readonly every: number;
}

/**
 * Ghosts that learn to hunt: a softmax of the features of their moves, by the gradient of what Pac-Man loses (R. Williams
 * 1992; with a trace instead of whole games, J. Baxter, P. Bartlett 2001). All ghosts have the same weights. They hunt a
 * Pac-Man who searches and takes them for directional ghosts.
 */
class GhostCourse implements Course {
  games = 0;
  readonly total: number;
  readonly plot = PURSUIT_FEATURES;
  private readonly options: GhostCourseOptions;
  private readonly weights = new Float32Array(PURSUIT_FEATURES.length);
  /** What is played, and what Pac-Man takes the ghosts for. */
  private readonly believed: PacManGame = pacMan({ ghosts: "directional" });
  private readonly table = new Table(TABLE);

  constructor(options: GhostCourseOptions) {
    this.options = options;
    this.total = options.games;
  }

  run(signal?: { readonly aborted: boolean }): AsyncGenerator<CourseReport, void, void> {
    return inTurns(this.steps(signal));
  }

  /** A report, or undefined after each game. */
  private *steps(signal?: { readonly aborted: boolean }): Generator<CourseReport | undefined, void, void> {
    const { every, rate, seed } = this.options;
    let points = 0;
    let since = 0;
    while (this.games < this.total && !signal?.aborted) {
      const step = new Float64Array(this.weights.length);
      points += this.play(`${seed}/${this.games++}`, [...this.weights], step);
      for (let i = 0; i < step.length; i++) this.weights[i]! += rate * step[i]!;
      since++;
      if (this.games % every === 0 || this.games === this.total) {
        const weights = Object.fromEntries(PURSUIT_FEATURES.map((name, i) => [name, this.weights[i]!]));
        yield { games: this.games, measures: { "Pac-Man's score": points / since, ...weights } };
        points = 0;
        since = 0;
      }
      yield undefined;
    }
  }

  state(): Uint8Array {
    return encodeModel(this.model());
  }

  restore(state: Uint8Array): void {
    const { header, arrays } = decodeModel(state, { kind: "linear", game: "pac-man", inputs: INPUTS });
    if (arrays.length !== 1 || unscaled(arrays[0]!).length !== this.weights.length)
      throw new ModelFileError("This is no state of a course of ghosts.");
    this.weights.set(unscaled(arrays[0]!));
    this.games = header.history.at(-1)!.games;
  }

  model(): ModelFile {
    const { seed, rate, depth } = this.options;
    return {
      header: {
        kind: "linear",
        game: "pac-man",
        inputs: INPUTS,
        shape: { names: PURSUIT_FEATURES },
        history: [
          {
            method: "policy gradient against a searching Pac-Man",
            settings: { seed, rate, depth, trace: TRACE, games: this.total },
            games: this.games,
          },
        ],
      },
      arrays: [this.weights],
    };
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

/** Ghosts from nothing, on the layout "small". */
export const ghostCourse: CourseEntry = {
  evaluator: "ghosts",
  help: "Ghosts that learn to hunt a searching Pac-Man, by the gradient of their policy.",
  settings: ["rate", "depth", "every"],
  create({ games, seed, rate, depth, every }) {
    return new GhostCourse({
      games,
      seed,
      rate: rate?.[0] ?? RATE,
      depth: depth ?? DEPTH,
      every: every ?? Math.max(1, Math.ceil(games / 100)),
    });
  },
};
