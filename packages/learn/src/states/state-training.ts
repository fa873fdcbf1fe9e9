import { type Game, OVER, outcomesOf, type StateEvaluator, seededChance } from "@tyche/engine";
import { boundedChance, sfc32 } from "@tyche/engine/chance";
import { ModelFileError, TrainingError } from "../model-file/errors.js";
import { decodeModel, type ModelFile, unscaled } from "../model-file/model-file.js";
import { gamesOf } from "../model-file/model-header.js";
import { drawnTuplesOf, hiddenLayersOf } from "../model-file/shape.js";
import { firstMost } from "../td/first-most.js";
import { cosine } from "../training/settings.js";
import { SteppedTraining, type Strength, strengthOf, type TrainingSteps } from "../training/training-run.js";
import {
  APPROXIMATORS,
  type Approximator,
  type ApproximatorKind,
  type ApproximatorOptions,
  approximator,
} from "./approximator.js";
import type { FeatureSet } from "./feature-set.js";
import { checkLearnable } from "./learnable.js";

/** Options for learning an evaluator from the rules alone. */
export interface StateTrainingOptions extends ApproximatorOptions {
  readonly games: number;
  readonly seed: number | string;
  /** Step size at the first and at the last game. Default 0.1 to 0.01. */
  readonly rate?: readonly [first: number, last: number];
  /** Weight of later estimates in a target. Default 0.7. */
  readonly lambda?: number;
  /** Share of random moves, so that games differ. Default 0.1. */
  readonly explore?: number;
  /** Games between two reports. Default 1 % of all games. */
  readonly every?: number;
  /** Actions after which a game is stopped and only its estimates are learned. Default 1000. */
  readonly longest?: number;
}

/**
 * TD(lambda) on the states of any game for one player or for two opponents: an action is worth the mean value of its
 * possible next states, and the players take the best (Sutton and Barto 2018, chapters 6 and 12). It needs only the
 * rules.
 */
export class StateTraining<State, Action> extends SteppedTraining {
  override readonly total: number;
  private readonly game: Game<State, Action>;
  private readonly features: FeatureSet<State>;
  private readonly options: StateTrainingOptions;
  private readonly approximator: Approximator;
  private readonly input: Float64Array;

  /** @throws TrainingError if the game or the settings are unsuitable */
  constructor(
    game: Game<State, Action>,
    features: FeatureSet<State>,
    kind: ApproximatorKind,
    options: StateTrainingOptions,
  ) {
    super();
    checkLearnable(game);
    if (!(options.games > 0))
      throw new TrainingError(
        "training-games",
        { games: options.games },
        `The number of games must be above 0, not ${options.games}.`,
      );
    this.game = game;
    this.features = features;
    this.options = options;
    this.total = options.games;
    this.approximator = approximator(kind, features as FeatureSet<never>, options);
    this.input = new Float64Array(features.names.length);
  }

  protected override *steps(signal?: { readonly aborted: boolean }): TrainingSteps {
    const { every = Math.max(1, Math.ceil(this.total / 100)) } = this.options;
    let errors = 0;
    let states = 0;
    while (this.games < this.total && !signal?.aborted) {
      const game = this.play(this.games);
      this.games++;
      errors += game.squares;
      states += game.states;
      if (this.games % every === 0 || this.games === this.total) {
        yield {
          games: this.games,
          measures: { error: Math.sqrt(errors / states), "states a game": states / every },
        };
        errors = 0;
        states = 0;
      }
      yield undefined;
    }
  }

  override restore(state: Uint8Array): void {
    const { header, arrays } = decodeModel(state, {
      kind: this.approximator.kind,
      game: this.game.name,
      inputs: this.features.name,
    });
    writeArrays(this.approximator, arrays);
    this.games = gamesOf(header);
  }

  override model(): ModelFile {
    const { seed, rate = RATE, lambda = LAMBDA, explore = EXPLORE } = this.options;
    const settings = { seed, rate: [...rate], lambda, explore, games: this.total };
    return {
      header: {
        kind: this.approximator.kind,
        game: this.game.name,
        inputs: this.features.name,
        shape: this.approximator.shape,
        history: [{ method: "temporal differences on states by self-play", settings, games: this.games }],
      },
      arrays: this.approximator.arrays,
    };
  }

  /** Plays against random play, from both seats in turn. */
  strength(games: number, seed: number | string): Strength {
    const { players } = this.game.facts;
    const results = Array.from({ length: games }, (_, i) => this.match(i % players, `${seed}/${i}`));
    const what = players === 1 ? "payoff a game" : "payoff a game against random play";
    return strengthOf(what, results, games);
  }

  private value(state: State): number {
    if (this.game.turn(state) === OVER) return share(this.game, this.game.payoff(state)[0]!);
    this.features.write(state, this.input);
    return this.approximator.value(this.input);
  }

  private best(state: State, actions: readonly Action[]): Action {
    const sign = this.game.turn(state) === 0 || this.game.facts.cooperative ? 1 : -1;
    const best = firstMost(actions.length, (a) => {
      const { outcomes, probabilities } = outcomesOf(this.game, state, actions[a]!);
      let mean = 0;
      for (let i = 0; i < outcomes.length; i++) mean += probabilities[i]! * this.value(outcomes[i]!.result);
      return sign * mean;
    });
    return actions[best]!;
  }

  /** Plays game number n of self-play and learns from its end backwards. */
  private play(n: number): { readonly squares: number; readonly states: number } {
    const { game, options } = this;
    const { rate: [first, last] = RATE, lambda = LAMBDA, explore = EXPLORE, longest = 1000 } = options;
    const chance = boundedChance(seededChance(`${options.seed}/${n}`));
    const next = sfc32(`${options.seed}/${n}/explore`);
    const visited: State[] = [];
    let state = game.start(chance);
    while (game.turn(state) !== OVER && visited.length < longest) {
      visited.push(state);
      const actions = game.actions(state);
      const action =
        next() / 2 ** 32 < explore ? actions[next() % actions.length]! : this.best(state, actions);
      chance.begin();
      state = game.play(state, action, chance);
    }
    const rate = cosine(first, last, n, this.total);
    let target = this.value(state);
    let squares = 0;
    for (let t = visited.length - 1; t >= 0; t--) {
      this.features.write(visited[t]!, this.input);
      const value = this.approximator.value(this.input);
      squares += (target - value) ** 2;
      this.approximator.learn(this.input, target, rate);
      target = (1 - lambda) * value + lambda * target;
    }
    return { squares, states: visited.length };
  }

  private match(own: number, seed: string): number {
    const { game } = this;
    const chance = boundedChance(seededChance(seed));
    const next = sfc32(`${seed}/random`);
    let state = game.start(chance);
    while (game.turn(state) !== OVER) {
      const actions = game.actions(state);
      const action = game.turn(state) === own ? this.best(state, actions) : actions[next() % actions.length]!;
      chance.begin();
      state = game.play(state, action, chance);
    }
    return game.payoff(state)[own]!;
  }
}

const RATE = [0.1, 0.01] as const;
const LAMBDA = 0.7;
const EXPLORE = 0.1;

/**
 * The result of such a training run, as an evaluator of the game's states.
 * @throws ModelFileError if the model is for another game or other features
 */
export function stateEvaluator<State, Action>(
  game: Game<State, Action>,
  features: FeatureSet<State>,
  { header, arrays }: ModelFile,
): StateEvaluator<State> {
  if (header.game !== game.name || header.inputs !== features.name) {
    throw new ModelFileError(
      "model-other-game",
      { game: header.game, inputs: header.inputs, neededGame: game.name, neededInputs: features.name },
      `This model is for ${header.game} with ${header.inputs}, and ${game.name} with ${features.name} is needed.`,
    );
  }
  const kind = APPROXIMATORS.find((name) => name === header.kind);
  if (kind === undefined) {
    throw new ModelFileError(
      "model-other-kind",
      { kind: header.kind, all: APPROXIMATORS },
      `This model is of kind "${header.kind}"; the known kinds are ${APPROXIMATORS.join(", ")}.`,
    );
  }
  const model = approximator(
    kind,
    features as FeatureSet<never>,
    optionsOf(kind, features, { header, arrays }),
  );
  writeArrays(model, arrays);
  const input = new Float64Array(features.names.length);
  const [low, high] = game.facts.bounds;
  return (state) => {
    features.write(state, input);
    return low + (high - low) * model.value(input);
  };
}

/** The options in a model's shape, checked against the number of weights in its file. */
function optionsOf(
  kind: ApproximatorKind,
  { names, groups = [] }: FeatureSet<never>,
  model: ModelFile,
): ApproximatorOptions {
  if (kind === "network") return { hidden: hiddenLayersOf(model, names.length) };
  if (kind === "linear") return {};
  return drawnTuplesOf(model, groups.length, Math.max(...groups.map(([from, to]) => to - from)));
}

function writeArrays(model: Approximator, arrays: ModelFile["arrays"]): void {
  const fits =
    arrays.length === model.arrays.length &&
    arrays.every((array, i) => unscaled(array).length === model.arrays[i]!.length);
  if (!fits)
    throw new ModelFileError("model-other-shape", {}, "This model has another shape than is needed here.");
  arrays.forEach((array, i) => void model.arrays[i]!.set(unscaled(array)));
  model.changed();
}

function share<State, Action>({ facts }: Game<State, Action>, payoff: number): number {
  const [low, high] = facts.bounds;
  return (payoff - low) / (high - low);
}
