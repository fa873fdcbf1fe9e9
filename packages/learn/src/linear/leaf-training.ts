import {
  CHANCE,
  type Evaluator,
  type Game,
  OVER,
  type Position,
  positionOf,
  seededChance,
  Table,
} from "@tyche/engine";
import { outcomeAt, sfc32 } from "@tyche/engine/chance";
import { type Report, type RootOptions, search } from "@tyche/engine/search";
import { ModelFileError, TrainingError } from "../model-file/errors.js";
import { decodeModel, type ModelFile, unscaled } from "../model-file/model-file.js";
import { gamesOf } from "../model-file/model-header.js";
import { SteppedTraining, type Strength, strengthOf, type TrainingSteps } from "../training/training-run.js";
import { LinearEvaluator, type PositionFeatures } from "./linear-evaluator.js";

/** Options for learning an evaluator of named features by TD-Leaf (J. Baxter, A. Tridgell, L. Weaver 1998). */
export interface LeafTrainingOptions {
  readonly games: number;
  readonly seed: number | string;
  /** Step size of a weight whose errors agree in sign. Default 0.05. */
  readonly rate?: number;
  /** Decay of the errors of later positions, 0 to 1. Default 0.7. */
  readonly lambda?: number;
  /** Search depth per move, in decisions. Default 2. */
  readonly depth?: number;
  /** Random moves at the beginning of each game, so that games differ. Default 6. */
  readonly opening?: number;
  /** Moves after which a game is stopped; its result is then the value of the last search. Default 200. */
  readonly longest?: number;
  /** Games between two reports. Default 1 % of all games. */
  readonly every?: number;
  /** A model of an earlier run: its weights and step sizes are the start values for features of the same names. */
  readonly from?: ModelFile | undefined;
  /** Weights of an opponent to measure strength against, with a name. */
  readonly rival?: { readonly name: string; readonly weights: ArrayLike<number> };
}

/** Entries of the transposition table for a game. */
const TABLE = 2 ** 15;
const RATE = 0.05;
const LAMBDA = 0.7;

/**
 * TD-Leaf(lambda) (J. Baxter, A. Tridgell, L. Weaver 2000): self-play in which each move is searched, and the
 * evaluation at the end of each principal variation is moved towards those of the positions that followed. Each
 * weight has its own step size by temporal coherence (D. Beal, M. Smith 1999). For one or two players; with chance, a
 * line ends at the first chance node.
 */
export class LeafTraining<State, Action, P extends Position = Position> extends SteppedTraining {
  override readonly total: number;
  /** The weights, which are worth observing as they change. */
  readonly plot: readonly string[];
  private readonly game: Game<State, Action>;
  private readonly options: LeafTrainingOptions;
  private readonly evaluator: LinearEvaluator<P>;
  /** For each weight: the sum of its steps, and of their magnitudes. */
  private readonly net: Float32Array;
  private readonly gross: Float32Array;

  /** @throws TrainingError if the game is unsuitable */
  constructor(game: Game<State, Action>, features: PositionFeatures<P>, options: LeafTrainingOptions) {
    super();
    const { players, zeroSum, hidden, bounds } = game.facts;
    if (hidden || (players === 2 && !zeroSum) || players > 2 || !bounds.every(Number.isFinite)) {
      throw new TrainingError(
        "training-from-searches",
        { game: game.name },
        `${game.name} cannot be learned from searches: it needs one player or two opponents, nothing hidden, and finite bounds.`,
      );
    }
    this.game = game;
    this.options = options;
    this.total = options.games;
    this.plot = features.shown ?? features.names;
    this.evaluator = new LinearEvaluator(features, game.facts);
    this.net = new Float32Array(features.names.length);
    this.gross = new Float32Array(features.names.length);
    if (options.from) this.begin(options.from);
  }

  private begin({ header, arrays }: ModelFile): void {
    const { names } = this.evaluator.features;
    const known = (header.shape as { readonly names?: readonly string[] } | undefined)?.names ?? [];
    const saved = arrays.map(unscaled);
    const own = [this.evaluator.weights, this.net, this.gross];
    if (saved.length !== own.length || saved.some(({ length }) => length !== known.length))
      throw new ModelFileError(
        "model-not-weights",
        {},
        "This model is not a list of weights with the names of their features.",
      );
    for (const [i, name] of known.entries()) {
      const at = names.indexOf(name);
      if (at >= 0) for (const [part, array] of own.entries()) array[at] = saved[part]![i]!;
    }
  }

  protected override *steps(signal?: { readonly aborted: boolean }): TrainingSteps {
    const { every = Math.max(1, Math.ceil(this.total / 100)) } = this.options;
    let squares = 0;
    let moves = 0;
    while (this.games < this.total && !signal?.aborted) {
      const game = this.learnGame(this.games++);
      squares += game.squares;
      moves += game.moves;
      if (this.games % every === 0 || this.games === this.total) {
        const { names } = this.evaluator.features;
        const weights = Object.fromEntries(
          this.plot.map((name) => [name, this.evaluator.weights[names.indexOf(name)]!]),
        );
        yield { games: this.games, measures: { error: Math.sqrt(squares / Math.max(1, moves)), ...weights } };
        squares = 0;
        moves = 0;
      }
      yield undefined;
    }
  }

  override restore(state: Uint8Array): void {
    const { header, arrays } = decodeModel(state, {
      kind: "linear",
      game: this.game.name,
      inputs: this.evaluator.features.name,
    });
    const own = [this.evaluator.weights, this.net, this.gross];
    const saved = arrays.map(unscaled);
    if (saved.length !== own.length || saved.some(({ length }, i) => length !== own[i]!.length)) {
      throw new ModelFileError(
        "training-state-linear",
        {},
        "This is not the state of a training run of linear weights.",
      );
    }
    own.forEach((array, i) => void array.set(saved[i]!));
    this.games = gamesOf(header);
  }

  override model(): ModelFile {
    const { features, weights } = this.evaluator;
    const { seed, from, rate = RATE, lambda = LAMBDA, depth = 2, opening = 6, longest = 200 } = this.options;
    return {
      header: {
        kind: "linear",
        game: this.game.name,
        inputs: features.name,
        shape: { names: features.names },
        history: [
          ...(from?.header.history ?? []),
          {
            method: "TD-Leaf by self-play",
            settings: { seed, rate, lambda, depth, opening, longest, games: this.total },
            games: this.games,
          },
        ],
      },
      arrays: [weights, this.net, this.gross],
    };
  }

  /**
   * Plays against the opponent's weights (all equal if there are none) at the same depth; every opening from both
   * sides.
   */
  strength(games: number, seed: number | string): Strength {
    const { rival = { name: "no evaluation", weights: this.evaluator.weights.map(() => 0) } } = this.options;
    const other = new LinearEvaluator(this.evaluator.features, this.game.facts, rival.weights);
    const pairs = Math.max(2, Math.ceil(games / 2));
    const players = this.game.facts.players;
    const results = Array.from({ length: pairs }, (_, pair) => {
      const seats = players === 1 ? [0] : [0, 1];
      const payoffs = seats.map((own) => {
        const sides = own === 0 ? [this.evaluator, other] : [other, this.evaluator];
        const payoff = this.play(`${seed}/${pair}`, (player) => sides[player]!.evaluate as Evaluator).end;
        return own === 0 ? payoff : -payoff;
      });
      return payoffs.reduce((sum, payoff) => sum + payoff, 0) / payoffs.length;
    });
    return strengthOf(`payoff a game against ${rival.name}`, results, pairs * Math.min(2, players));
  }

  private learnGame(n: number): { readonly squares: number; readonly moves: number } {
    const { evaluator, options } = this;
    const { lambda = LAMBDA, rate = RATE } = options;
    const values: number[] = [];
    const slopes: Float64Array[] = [];
    const { end } = this.play(
      `${options.seed}/${n}`,
      () => evaluator.evaluate as Evaluator,
      (leaf) => {
        const over = leaf.turn() === OVER;
        const value = over ? evaluator.normal(leaf.payoff(0)) : evaluator.squashed(leaf as P);
        values.push(value);
        // There is nothing to learn about a position in which the game is over.
        slopes.push(
          over
            ? new Float64Array(evaluator.weights.length)
            : evaluator.seen.map((x) => (1 - value * value) * x),
        );
      },
    );
    values.push(evaluator.normal(end));
    const step = new Float64Array(evaluator.weights.length);
    let trace = 0;
    let squares = 0;
    for (let t = slopes.length - 1; t >= 0; t--) {
      const difference = values[t + 1]! - values[t]!;
      squares += difference * difference;
      trace = difference + lambda * trace;
      for (let i = 0; i < step.length; i++) step[i]! += trace * slopes[t]![i]!;
    }
    for (let i = 0; i < step.length; i++) {
      const coherence = this.gross[i] === 0 ? 1 : Math.abs(this.net[i]!) / this.gross[i]!;
      evaluator.weights[i]! += rate * coherence * step[i]!;
      this.net[i]! += step[i]!;
      this.gross[i]! += Math.abs(step[i]!);
    }
    return { squares, moves: slopes.length };
  }

  /**
   * Plays one game; returns player 0's payoff, or the value of the last search if it was stopped.
   * @param visit called with the end of the principal variation at each decision after the opening
   */
  private play(
    seed: string,
    evaluatorOf: (player: number) => Evaluator,
    visit?: (leaf: Position) => void,
  ): { readonly end: number } {
    const { depth = 2, opening = 6, longest = 200 } = this.options;
    const next = sfc32(seed);
    const position = positionOf(this.game, this.game.start(seededChance(`${seed}/start`)));
    const moves = new Int32Array(position.width);
    const probabilities = new Float64Array(position.width);
    const tables = new Map<Evaluator, Table>();
    let value = 0;
    for (let made = 0; position.turn() !== OVER && made < longest; ) {
      const player = position.turn();
      if (player === CHANCE) {
        const count = position.outcomes(moves, probabilities, 0);
        position.play(moves[outcomeAt(probabilities, count, next() / 2 ** 32)]!);
        continue;
      }
      if (made++ < opening) {
        position.play(moves[next() % position.moves(moves, 0)]!);
        continue;
      }
      const evaluator = evaluatorOf(player);
      const table = tables.get(evaluator) ?? new Table(TABLE);
      tables.set(evaluator, table);
      const settings = { facts: this.game.facts, depth, evaluator, table };
      const report = search(position, settings);
      value = report.value;
      visit?.(principalLeaf(position, report, settings));
      position.play(report.rows[0]!.move);
    }
    return { end: position.turn() === OVER ? position.payoff(0) : value };
  }
}

/**
 * A copy of the position at the end of the principal variation, which the search value comes from. If the table no
 * longer has the end of the line, it is searched again from where it breaks off.
 */
export function principalLeaf(
  position: Position,
  report: Report,
  settings: RootOptions & { readonly depth: number },
): Position {
  const leaf = position.copy();
  let { line } = report;
  for (let left = settings.depth; left > 0 && leaf.turn() >= 0; ) {
    if (line.length === 0) line = lineFrom(leaf, { ...settings, depth: left });
    for (const move of line) {
      if (left === 0 || leaf.turn() < 0) break;
      leaf.play(move);
      left--;
    }
    line = [];
  }
  return leaf;
}

function lineFrom(position: Position, settings: RootOptions): readonly number[] {
  const { line, rows } = search(position, settings);
  return line.length > 0 ? line : [rows[0]!.move];
}
