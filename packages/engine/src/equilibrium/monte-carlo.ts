import { type BoundedChance, boundedChance } from "../chance/bounded.js";
import { seededChance } from "../chance/seeded.js";
import { sfc32 } from "../chance/sfc32.js";
import { SearchError } from "../contract/errors.js";
import { type Game, OVER } from "../contract/game.js";
import { drawIndex, inProportion } from "../hidden-information/regret-matching.js";
import { canonicalText } from "../position/canonical-text.js";
import { noAction } from "../rules/first-states.js";
import { RunningMean } from "../statistics/mean.js";
import { firstDecisions, type Strategy, type StrategySet, strategyOf } from "./strategy.js";

/** What is known of one information set. */
interface SampledSet {
  readonly actions: readonly unknown[];
  readonly regrets: Float64Array;
  readonly sums: Float64Array;
}

/** What sampling knows, as JSON: it can be stored, and continued later. */
export interface SampledState {
  readonly method: "mccfr";
  /** The name of the game. */
  readonly game: string;
  readonly seed: number | string;
  readonly iterations: number;
  /** States visited. */
  readonly nodes: number;
  /** By player, in the order in which they were first seen. */
  readonly sets: readonly (readonly {
    readonly view: string;
    readonly actions: readonly unknown[];
    readonly regrets: readonly number[];
    readonly sums: readonly number[];
  }[])[];
}

/** The maximum number of states visited for one player in an iteration, which cannot be interrupted. */
const MOST_VISITED = 500_000;

/** Whether a state is of this game: for the same players, with the same actions where a game may begin. */
export function isSampleOf<State, Action>(
  game: Game<State, Action>,
  { game: name, sets }: SampledState,
): boolean {
  if (name !== game.name || sets?.length !== game.facts.players) return false;
  return firstDecisions(game).every(({ player, view, actions }) => {
    const text = canonicalText(view);
    const known = sets[player]!.find((set) => set.view === text);
    return !known || canonicalText(known.actions) === canonicalText(actions);
  });
}

/**
 * Monte-Carlo counterfactual regret minimisation with external sampling (M. Lanctot et al. 2009), on the rules: one
 * iteration visits, for each player in turn, all actions of that player and one sample of everybody else's and of
 * chance. Its memory grows with the information sets that it has seen, not with the game. Every iteration has random
 * numbers of its own, so that a run which was interrupted goes on as it would have.
 */
export class ExternalSampling<State, Action> {
  iterations = 0;
  /** States visited. */
  nodes = 0;
  private readonly game: Game<State, Action>;
  private readonly seed: number | string;
  /** By player and view. */
  private readonly sets: readonly Map<string, SampledSet>[];
  private chance: BoundedChance;
  private next: () => number;
  /** The number of states at which an iteration is given up. */
  private most = 0;

  /** @param state to continue, with its seed */
  constructor(game: Game<State, Action>, seed: number | string, state?: SampledState) {
    this.game = game;
    this.seed = state?.seed ?? seed;
    this.iterations = state?.iterations ?? 0;
    this.nodes = state?.nodes ?? 0;
    this.sets = Array.from({ length: game.facts.players }, (_, player) => {
      const known = state?.sets[player] ?? [];
      return new Map(
        known.map(({ view, actions, regrets, sums }) => [
          view,
          { actions, regrets: Float64Array.from(regrets), sums: Float64Array.from(sums) },
        ]),
      );
    });
    [this.chance, this.next] = this.numbers("iteration");
  }

  get state(): SampledState {
    const { game, seed, iterations, nodes } = this;
    const sets = this.sets.map((all) =>
      Array.from(all, ([view, { actions, regrets, sums }]) => ({
        view,
        actions,
        regrets: Array.from(regrets),
        sums: Array.from(sums),
      })),
    );
    return { method: "mccfr", game: game.name, seed, iterations, nodes, sets };
  }

  get informationSets(): number {
    return this.sets.reduce((sum, { size }) => sum + size, 0);
  }

  iterate(): void {
    this.iterations++;
    [this.chance, this.next] = this.numbers("iteration");
    for (let player = 0; player < this.game.facts.players; player++) {
      this.chance.begin();
      this.most = this.nodes + MOST_VISITED;
      this.visit(this.game.start(this.chance), player);
    }
  }

  /** The random numbers of chance and of the players in this iteration, for a purpose. */
  private numbers(purpose: string): [BoundedChance, () => number] {
    const { seed, iterations } = this;
    const stream = `mccfr ${seed} ${purpose} ${iterations}`;
    return [boundedChance(seededChance(`chance ${stream}`)), sfc32(`actions ${stream}`)];
  }

  /** What the learning player gets from this state on, as sampled. */
  private visit(state: State, learner: number): number {
    const { game } = this;
    if (++this.nodes > this.most) throw tooLong(game);
    const player = game.turn(state);
    if (player === OVER) return game.payoff(state)[learner]!;
    const { regrets, sums, actions } = this.setAt(state, player);
    const behaviour = inProportion(regrets);
    if (player !== learner) {
      for (let i = 0; i < sums.length; i++) sums[i]! += behaviour[i]!;
      return this.visit(this.play(state, actions[drawIndex(this.next, behaviour)] as Action), learner);
    }
    const values = actions.map((action) => this.visit(this.play(state, action as Action), learner));
    let value = 0;
    for (let i = 0; i < values.length; i++) value += behaviour[i]! * values[i]!;
    for (let i = 0; i < values.length; i++) regrets[i]! += values[i]! - value;
    return value;
  }

  private setAt(state: State, player: number): SampledSet {
    const { game } = this;
    const sets = this.sets[player]!;
    const view = canonicalText(game.view!(state, player));
    const known = sets.get(view);
    if (known) return known;
    const actions = game.actions(state);
    if (actions.length === 0) throw noAction(game, state);
    const { length } = actions;
    const added = { actions, regrets: new Float64Array(length), sums: new Float64Array(length) };
    sets.set(view, added);
    return added;
  }

  private play(state: State, action: Action): State {
    this.chance.begin();
    return this.game.play(state, action, this.chance);
  }

  /** The average strategy, at the information sets seen. */
  strategy(): Strategy<Action> {
    const sets = this.sets.flatMap((all, player) =>
      Array.from(all, ([view, { actions, sums, regrets }]): StrategySet<Action> => {
        const shares = inProportion(sums.some((weight) => weight > 0) ? sums : regrets);
        return {
          player,
          view,
          actions: actions as readonly Action[],
          probabilities: Array.from(shares),
        };
      }),
    );
    return strategyOf(this.game.name, sets);
  }

  /** The mean payoff of each player in some games with the average strategy. */
  playedMeans(games: number): RunningMean[] {
    [this.chance, this.next] = this.numbers("game");
    const means = Array.from({ length: this.game.facts.players }, () => new RunningMean());
    for (let number = 0; number < games; number++)
      for (const [player, payoff] of this.playout().entries()) means[player]!.add(payoff);
    return means;
  }

  private playout(): readonly number[] {
    const { game } = this;
    this.chance.begin();
    let state = game.start(this.chance);
    for (let player = game.turn(state); player !== OVER; player = game.turn(state)) {
      const actions = game.actions(state);
      const known = this.sets[player]!.get(canonicalText(game.view!(state, player)));
      const shares = inProportion(known?.sums ?? new Float64Array(actions.length));
      state = this.play(state, actions[drawIndex(this.next, shares)]!);
    }
    return game.payoff(state);
  }
}

function tooLong({ name }: { readonly name: string }): SearchError {
  return new SearchError(
    "equilibrium-too-long",
    { game: name, most: MOST_VISITED },
    `${name}: one iteration of mccfr visits more than ${MOST_VISITED} states, because it tries all actions of a player at every decision: solve a variant with fewer decisions, or let a search play it, such as ismcts.`,
  );
}
