import { SearchError } from "../contract/errors.js";
import type { StateEvaluator } from "../contract/evaluator.js";
import type { Game } from "../contract/game.js";
import { followsFromOne, otherSide } from "../contract/sides.js";
import type { OpponentModel } from "../opponent-models/model.js";
import { type ModelledState, modelledGame, modelledState } from "../opponent-models/modelled-game.js";

type Modelled<State, Action> = ModelledState<State, Action>;

/** The game from one player's side, with its evaluator. */
interface View<State, Action> {
  readonly game: Game<Modelled<State, Action>, Action>;
  readonly evaluator?: string | StateEvaluator<Modelled<State, Action>>;
}

/** The models of all other players by seat, and the game against them. */
export class Others<State, Action> {
  private readonly game: Game<State, Action>;
  private readonly evaluator: string | StateEvaluator<State> | undefined;
  private models: readonly OpponentModel<State, Action>[];
  /** By seat of the player who decides: the same object each time, because a table identifies its contents by it. */
  private readonly views = new Map<number, View<State, Action>>();

  /** @param model the initial model of each of them */
  constructor(
    game: Game<State, Action>,
    model: OpponentModel<State, Action>,
    evaluator: string | StateEvaluator<State> | undefined,
  ) {
    this.game = game;
    this.evaluator = evaluator;
    this.models = new Array<OpponentModel<State, Action>>(game.facts.players).fill(model);
  }

  /**
   * The game for the player to move, in which the others are chance.
   *
   * @throws SearchError if the game hides more than simultaneous decisions
   * @throws SearchError if the evaluator does not determine the player's expected payoff
   */
  against(state: State): View<State, Action> & {
    readonly state: Modelled<State, Action>;
    readonly player: number;
  } {
    const { game, evaluator } = this;
    const player = game.turn(state);
    const view = this.views.get(player) ?? {
      game: modelledGame(game, player),
      ...(evaluator !== undefined && {
        evaluator: typeof evaluator === "string" ? evaluator : this.judgeFor(player, evaluator),
      }),
    };
    this.views.set(player, view);
    return { ...view, state: modelledState(game, player, this.seen(state, player), this.models), player };
  }

  /** @returns whether a model learned anything from the action */
  watch(state: State, action: Action): boolean {
    const { game, models } = this;
    const actor = game.turn(state);
    const seen = this.seen(state, actor) as State;
    const actions = game.actions(state);
    this.models = models.map((model, seat) =>
      model.after({ state: seen, action, actions, isOpponent: seat === actor }),
    );
    return this.models.some((model, seat) => model !== models[seat]);
  }

  /** Converts an evaluator of player 0's value to one of the value of the player who decides. */
  private judgeFor(player: number, judge: StateEvaluator<State>): StateEvaluator<Modelled<State, Action>> {
    const { facts } = this.game;
    if (player === 0 || facts.cooperative) return ({ state }) => judge(state);
    if (!followsFromOne(facts))
      throw new SearchError(
        "opponent-evaluator-others",
        {},
        "A function that evaluates for player 0 says nothing about the other players here: name one of the game's evaluators.",
      );
    return ({ state }) => otherSide(facts, judge(state));
  }

  private seen(state: State, player: number): unknown {
    return this.game.facts.hidden ? this.game.view!(state, player) : state;
  }
}
