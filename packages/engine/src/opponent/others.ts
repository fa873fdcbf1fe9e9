import { SearchError } from "../contract/errors.js";
import type { StateEvaluator } from "../contract/evaluator.js";
import type { Game } from "../contract/game.js";
import { followsFromOne, otherSide } from "../contract/sides.js";
import type { OpponentModel } from "../opponent-models/model.js";
import { type ModelledState, modelledGame, modelledState } from "../opponent-models/modelled-game.js";

type Modelled<State, Action> = ModelledState<State, Action>;

interface View<State, Action> {
  readonly game: Game<Modelled<State, Action>, Action>;
  readonly evaluator: string | StateEvaluator<Modelled<State, Action>> | undefined;
}

/** The models of all other players by seat, and the game against them. */
export interface Others<State, Action> {
  /**
   * The game for the player to move, in which the others are chance.
   * @throws SearchError if it hides more than simultaneous decisions, or the evaluator does not determine the
   * player's payoff
   */
  against(state: State): View<State, Action> & {
    readonly state: Modelled<State, Action>;
    readonly player: number;
  };
  /** @returns whether a model learned anything from the action */
  watch(state: State, action: Action): boolean;
}

/** @param model the initial model of each of them */
export function modelledOthers<State, Action>(
  game: Game<State, Action>,
  model: OpponentModel<State, Action>,
  evaluator: string | StateEvaluator<State> | undefined,
): Others<State, Action> {
  const { facts } = game;
  let models = new Array<OpponentModel<State, Action>>(facts.players).fill(model);
  /** By seat of the player who decides: the same object each time, because a table identifies its contents by it. */
  const views = new Map<number, View<State, Action>>();

  const seen = (state: State, player: number): unknown => (facts.hidden ? game.view!(state, player) : state);

  /** Converts an evaluator of player 0's value to one of the value of the player who decides. */
  const evaluatorFor = (player: number): View<State, Action>["evaluator"] => {
    if (typeof evaluator !== "function") return evaluator;
    if (player === 0 || facts.cooperative) return ({ state }) => evaluator(state);
    if (!followsFromOne(facts))
      throw new SearchError(
        "opponent-evaluator-others",
        {},
        "A function that evaluates for player 0 says nothing about the other players here: name one of the game's evaluators.",
      );
    return ({ state }) => otherSide(facts, evaluator(state));
  };

  return {
    against(state) {
      const player = game.turn(state);
      const view = views.get(player) ?? {
        game: modelledGame(game, player),
        evaluator: evaluatorFor(player),
      };
      views.set(player, view);
      return { ...view, state: modelledState(game, player, seen(state, player), models), player };
    },
    watch(state, action) {
      const actor = game.turn(state);
      const observed = { state: seen(state, actor) as State, action, actions: game.actions(state) };
      const before = models;
      models = before.map((one, seat) => one.after({ ...observed, isOpponent: seat === actor }));
      return models.some((one, seat) => one !== before[seat]);
    },
  };
}
