import type { Game, StateEvaluator } from "@tyche/engine";
import { TreeBuilder } from "../model/build.js";
import { RefusalError } from "../model/error.js";
import type { Tree } from "../model/node.js";
import { type Value, valueOfNumber } from "../model/number.js";
import { type Outcome, outcomesOf } from "./outcomes.js";

/** Options for unfolding a position into a tree. */
export interface UnfoldOptions<State> {
  /** The value of a decision beyond the depth to player 0; required unless the game ends before. */
  readonly evaluator?: StateEvaluator<State> | undefined;
  /**
   * The position of the horizon: at the decision after the last one searched, or right after that last one, before
   * chance.
   */
  readonly horizon?: "decision" | "afterstate" | undefined;
  /** Limit on the number of nodes; 1,000,000 if absent. */
  readonly most?: number | undefined;
}

/** The value of a game's `turn` when it is over; repeated here to avoid a run-time dependency on the engine. */
const OVER = -1;

/**
 * Builds the explicit tree of a game from a state on, `depth` decisions deep, with exact probabilities, so that the
 * published algorithms can analyse, draw and explain a real position. Edges are named as the game writes its actions,
 * outcomes by what was drawn, nodes by their positions.
 *
 * Two players with constant-sum payoffs become max and min nodes, a single player max nodes, all others player nodes.
 * Throws a RefusalError if the tree gets too large or a required evaluator is missing.
 */
export function unfold<State, Action>(
  game: Game<State, Action>,
  state: State,
  depth: number,
  options: UnfoldOptions<State> = {},
): Tree {
  return new Unfolding(game, options).tree(state, depth);
}

class Unfolding<State, Action> {
  private readonly builder = new TreeBuilder();
  private readonly most: number;
  private readonly twoSided: boolean;
  private readonly key: (state: State) => string;
  private readonly game: Game<State, Action>;
  private readonly options: UnfoldOptions<State>;
  private made = 0;

  constructor(game: Game<State, Action>, options: UnfoldOptions<State>) {
    const { players, zeroSum } = game.facts;
    this.game = game;
    this.options = options;
    this.most = options.most ?? 1_000_000;
    this.twoSided = players === 1 || (players === 2 && zeroSum);
    this.key = (state) => game.key?.(state) ?? JSON.stringify(state);
  }

  tree(state: State, depth: number): Tree {
    this.add(state, depth);
    return this.builder.finish();
  }

  /** Counts a node, and refuses one too many. */
  private count(): void {
    if (++this.made <= this.most) return;
    throw new RefusalError("tree-unfold-too-large", { most: this.most });
  }

  private add(state: State, depth: number): void {
    const { game, builder } = this;
    this.count();
    const label = game.notation?.position(state);
    const player = game.turn(state);
    if (player === OVER) {
      const payoffs = game.payoff(state).map((payoff) => this.exact(payoff));
      builder.leaf(payoffs[0]!, { label, payoffs: this.twoSided ? undefined : payoffs });
      return;
    }
    if (depth <= 0) {
      this.addEstimate(state, label);
      return;
    }
    if (this.twoSided) builder.open(player === 0 ? "max" : "min");
    else builder.open("player", player);
    const actions = game.actions(state);
    for (const action of actions) this.addAction(state, action, depth - 1);
    const names = actions.map((action) => game.notation?.action(state, action) ?? JSON.stringify(action));
    builder.close({ label, actions: names });
  }

  private addAction(state: State, action: Action, depth: number): void {
    const outcomes = outcomesOf((chance) => this.game.play(state, action, chance), this.key);
    if (depth <= 0 && this.options.horizon === "afterstate" && this.game.turn(outcomes[0]!.result) !== OVER) {
      this.count();
      this.addEstimate(outcomes[0]!.result, undefined);
    } else if (outcomes.length === 1) {
      this.add(outcomes[0]!.result, depth);
    } else {
      this.addChance(outcomes, depth);
    }
  }

  private addChance(outcomes: readonly Outcome<State>[], depth: number): void {
    this.count();
    this.builder.open("chance");
    for (const outcome of outcomes) this.add(outcome.result, depth);
    this.builder.close({
      probabilities: outcomes.map((outcome) => outcome.probability),
      actions: outcomes.map((outcome) => outcome.drawn),
    });
  }

  private addEstimate(state: State, label: string | undefined): void {
    const { evaluator } = this.options;
    if (!evaluator) throw new RefusalError("tree-unfold-evaluator");
    if (!this.twoSided) {
      throw new RefusalError("tree-unfold-players");
    }
    this.builder.leaf(this.exact(evaluator(state)), { label });
  }

  private exact(number: number): Value {
    const value = valueOfNumber(number);
    if (value === undefined) throw new RefusalError("tree-unfold-payoff", { payoff: number });
    return value;
  }
}
