import type { Chance } from "../contract/chance.js";
import { SearchError } from "../contract/errors.js";
import type { StateEvaluator } from "../contract/evaluator.js";
import { type Game, OVER } from "../contract/game.js";
import { otherSide } from "../contract/sides.js";
import { adapterFor } from "../position/adapter.js";
import { canonicalText, keyOf } from "../position/canonical-text.js";
import { likelyActions, type OpponentModel } from "./model.js";
import { ModelledPosition } from "./modelled-position.js";

/** A state with the models of the other players there. */
export interface ModelledState<State, Action> {
  readonly state: State;
  /** By seat; undefined for the player who decides. */
  readonly models: readonly (OpponentModel<State, Action> | undefined)[];
  /** What was played since the first state, if the models learn from it. */
  readonly imagined: string;
}

/** Options of a game against modelled players. */
export interface ModelledOptions {
  /**
   * True: what the models would learn on the way is used further down, so that a search is exactly Bayesian. False
   * (default): they stay fixed during a search, which is much faster.
   */
  readonly learning?: boolean;
}

/**
 * A game in which one player decides and the others are chance, drawn from their models: a game for one player, whose
 * value is this player's expected payoff. `modelledState` creates its states. In a game with simultaneous decisions
 * the player decides before the others; other hidden information is not supported.
 *
 * Searches use native positions if the game has them and maps its moves (`moveOf`), nothing is learned on the way,
 * and every model supports positions, else the rules. Both give the same values.
 * @param player the player who decides, whose payoffs count as those of player 0
 * @throws SearchError if the game has no such player, or hides more than simultaneous decisions
 */
export function modelledGame<State, Action>(
  game: Game<State, Action>,
  player: number,
  options: ModelledOptions = {},
): Game<ModelledState<State, Action>, Action> {
  const { facts } = game;
  const { learning = false } = options;
  if (!Number.isInteger(player) || player < 0 || player >= facts.players)
    throw new SearchError(
      "opponent-model-no-player",
      { game: game.name, player },
      `${game.name} has no player ${player}.`,
    );
  if (facts.hidden && !game.simultaneous?.alone) {
    throw new SearchError(
      "opponent-model-hidden",
      { game: game.name },
      `${game.name} hides more than decisions made at the same time: a model of the others does not say what is hidden.`,
    );
  }
  type Modelled = ModelledState<State, Action>;
  const seenBy = (state: State, seat: number): State =>
    facts.hidden ? (game.view!(state, seat) as State) : state;

  /** Plays an action of the player to move, and updates the models. */
  function step(
    at: Modelled,
    action: Action,
    actions: readonly Action[] | undefined,
    chance: Chance,
  ): Modelled {
    const { state, models, imagined } = at;
    const next = game.play(state, action, chance);
    if (!learning) return { state: next, models, imagined };
    const seat = game.turn(state);
    return {
      state: next,
      models: models.map((model, other) =>
        model?.after({ state: seenBy(state, seat), action, actions, isOpponent: other === seat }),
      ),
      imagined: `${imagined}${canonicalText(action)}`,
    };
  }

  /** Plays the others' turns until the player is to decide or the game is over. */
  function othersPlay(from: Modelled, chance: Chance): Modelled {
    let at = from;
    for (let seat = game.turn(at.state); seat !== OVER && seat !== player; seat = game.turn(at.state)) {
      const model = at.models[seat];
      if (!model)
        throw new SearchError(
          "opponent-model-missing",
          { player: seat },
          `There is no model of player ${seat}.`,
        );
      const actions = game.actions(at.state);
      const pairs = likelyActions(model, seenBy(at.state, seat), actions);
      at = step(at, pairs.length === 1 ? pairs[0]![0] : chance.weighted(pairs), actions, chance);
    }
    return at;
  }

  const modelled: Game<Modelled, Action> = {
    name: `${game.name} with models`,
    facts: {
      players: 1,
      zeroSum: false,
      cooperative: false,
      bounds: facts.bounds,
      cycles: facts.cycles,
      chance: true,
      hidden: false,
    },
    start() {
      throw new SearchError(
        "opponent-model-no-start",
        { game: modelled.name },
        `${modelled.name} starts where its player is to decide: give such a state.`,
      );
    },
    turn: ({ state }) => (game.turn(state) === OVER ? OVER : 0),
    actions: ({ state }) => game.actions(state),
    play: (at, action, chance) => othersPlay(step(at, action, undefined, chance), chance),
    payoff: ({ state }) => [game.payoff(state)[player]!],
    key: ({ state, imagined }) => `${keyOf(game, state)}${imagined}`,
    evaluators: evaluatorsOf(game, player),
    ...(game.position &&
      game.moveOf &&
      !learning &&
      !facts.hidden && {
        position(at: Modelled) {
          const Adapter = adapterFor(modelled.name);
          return nativeAt(game, player, at) ?? new Adapter(modelled, at);
        },
        moveOf: game.moveOf,
      }),
  };
  return modelled;
}

/** The native position; undefined if a model does not support it. */
function nativeAt<State, Action>(
  game: Game<State, Action>,
  player: number,
  { state, models }: ModelledState<State, Action>,
): ModelledPosition | undefined {
  const inner = game.position!(state);
  const predictors = models.map((model, seat) =>
    seat === player ? undefined : model?.onPositions?.(game, inner),
  );
  if (models.some((model, seat) => seat !== player && model && !predictors[seat])) return undefined;
  return new ModelledPosition(inner, game.facts, player, predictors);
}

/** Evaluators of the game from the player's side. */
function evaluatorsOf<State, Action>(
  { facts, evaluators = {}, vectorEvaluators = {} }: Game<State, Action>,
  player: number,
): Record<string, StateEvaluator<ModelledState<State, Action>>> {
  const own: Record<string, StateEvaluator<ModelledState<State, Action>>> = {};
  for (const [name, evaluate] of Object.entries(vectorEvaluators))
    own[name] = ({ state }) => evaluate(state)[player]!;
  for (const [name, evaluate] of Object.entries(evaluators)) {
    if (player === 0 || facts.cooperative) own[name] = ({ state }) => evaluate(state);
    else if (facts.players === 2 && facts.zeroSum)
      own[name] = ({ state }) => otherSide(facts, evaluate(state));
  }
  return own;
}

/**
 * A decision of the player, as a state of `modelledGame`.
 * @param view what the player sees: the state, or the view in a game with simultaneous decisions
 * @param models of the others by seat
 */
export function modelledState<State, Action>(
  game: Game<State, Action>,
  player: number,
  view: unknown,
  models: readonly (OpponentModel<State, Action> | undefined)[],
): ModelledState<State, Action> {
  const state = game.simultaneous?.alone ? game.simultaneous.alone(view, player) : (view as State);
  return { state, models, imagined: "" };
}
