import { type BoundedChance, boundedChance } from "../chance/bounded.js";
import { seededChance } from "../chance/seeded.js";
import type { Decision } from "../contract/decision.js";
import { SearchError } from "../contract/errors.js";
import { type Game, OVER } from "../contract/game.js";
import type { Limits } from "../contract/options.js";
import { knownValue } from "../contract/sides.js";
import { USUAL_NODES } from "../deepening/deepen.js";
import { type Struck, Watch } from "../deepening/limits.js";
import { CLOCKED, LONGEST_PLAYOUT } from "../monte-carlo/playout.js";
import { MONTE_CARLO } from "../monte-carlo/settings.js";
import { canonicalText } from "../position/canonical-text.js";
import { noAction } from "../rules/first-states.js";
import { checkPayoff, middleOf, STOP } from "../search/settings.js";
import { estimatedRows, type SampledAction, sideOf } from "./estimate.js";
import { type Information, informationAt } from "./information.js";
import { InformationTree } from "./information-tree.js";

/** Options of information-set search. Default if no limit is given: 100,000 nodes. */
export interface IsmctsOptions extends Omit<Limits, "depth"> {
  /** Maximum number of simulations. */
  readonly simulations?: number;
  /** The c of the selection, in units of the range of payoffs. Default 0.7. */
  readonly exploration?: number;
  /** Seed of all draws: the same seed and number of simulations give the same decision. Default 0. */
  readonly seed?: number | string;
}

/**
 * Information-set Monte-Carlo tree search from one player's point of view (SO-ISMCTS: P. Cowling, E. Powley, D.
 * Whitehouse, "Information Set Monte Carlo Tree Search", 2012). Every simulation draws a state consistent with the
 * view of the player to move, and goes through one tree whose nodes are what that player knows; if the states allow
 * different actions, an action counts by how often it was available.
 *
 * One tree for all states avoids strategy fusion in the player's own plans. Two errors remain: opponents are assumed
 * to know no more than the player does, and all states consistent with the view are considered equally likely,
 * whatever a better-informed opponent would have done before (non-locality).
 *
 * Yields undefined now and then, and a decision whenever the number of simulations has doubled; the last one says why
 * it stopped.
 *
 * @throws SearchError if the game hides nothing, or an option is invalid
 */
export function* ismctsSteps<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: IsmctsOptions,
): Generator<Decision<Action> | undefined, void, void> {
  const { simulations, time, nodes, signal, exploration = MONTE_CARLO.exploration } = options;
  for (const [name, number] of Object.entries({ simulations, time, nodes, exploration })) {
    if (number !== undefined && !(number >= 0)) {
      throw new SearchError(
        "search-limit",
        { method: "ismcts", name, number },
        `ismcts: ${name} must be a number, 0 or more, not ${number}.`,
      );
    }
  }
  const isEndless = [simulations, time, nodes, signal].every((limit) => limit === undefined);
  const limited = isEndless ? { ...options, nodes: USUAL_NODES } : options;
  const search = new Ismcts(game, state, limited, exploration);
  let next = 1;
  while (search.simulations < (simulations ?? Number.POSITIVE_INFINITY)) {
    const struck = search.simulate();
    if (struck) {
      yield search.decision(struck);
      return;
    }
    if (search.simulations === next) {
      next *= 2;
      yield search.decision("simulations");
    } else yield undefined;
  }
  yield search.decision("simulations");
}

class Ismcts<State, Action> {
  simulations = 0;
  private readonly game: Game<State, Action>;
  private readonly information: Information<State, Action>;
  private readonly exploration: number;
  private readonly tree = new InformationTree();
  private readonly chance: BoundedChance;
  private readonly watch: Watch;
  private checkAt = 0;
  private decisions = 0;
  private leaves = 0;
  /** Some playout reached no end. */
  private isEndless = false;
  /** The longest path in the tree so far, in decisions. */
  private depth = 0;
  /** The edges of the current path, and who decided at each. */
  private readonly path: number[] = [];
  private readonly deciders: number[] = [];

  constructor(game: Game<State, Action>, state: State, options: IsmctsOptions, exploration: number) {
    this.game = game;
    this.chance = boundedChance(seededChance(`ismcts ${options.seed ?? 0}`));
    this.information = informationAt("ismcts", game, state, this.chance);
    this.exploration = exploration;
    this.watch = new Watch(options);
  }

  /**
   * One simulation: 1. draw a state, 2. go down the tree and add one edge, 3. play at random, 4. back up the result.
   */
  simulate(): Struck | undefined {
    const struck = this.simulations > 0 ? this.check() : undefined;
    if (struck) return struck;
    const { game, information, path, deciders, tree } = this;
    path.length = 0;
    deciders.length = 0;
    this.chance.begin();
    let state = information.draw(this.chance);
    let node = 0;
    for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
      const actions = game.actions(state);
      if (actions.length === 0) throw noAction(game, state);
      const { action, edge, isNew } = this.select(node, actions);
      path.push(edge);
      deciders.push(turn);
      this.chance.begin();
      state = game.play(state, action, this.chance);
      this.decisions++;
      if (isNew) break;
      // The player knows its own action; of everything else only what it sees.
      const seen = canonicalText(game.view!(state, information.player));
      node = tree.child(node, turn === information.player ? `${edge} ${seen}` : seen);
    }
    this.depth = Math.max(this.depth, path.length);
    this.learn(this.playOn(state));
    this.simulations++;
    return undefined;
  }

  decision(stopped: Decision<Action>["stopped"]): Decision<Action> {
    const { game, information, tree, depth } = this;
    const { player, actions } = information;
    const estimates = actions.map((action): SampledAction<Action> => {
      const edge = tree.edge(0, canonicalText(action));
      return { action, count: tree.visits[edge]!, sum: tree.sum[edge]!, squares: tree.squares[edge]!, depth };
    });
    // The action tried most often is the best answer; ties go to the one with the higher total payoff.
    estimates.sort((a, b) => b.count - a.count || b.sum - a.sum);
    const rows = estimatedRows(estimates, { facts: game.facts, player, method: "ismcts" });
    return {
      actions: rows,
      best: rows[0]!.action,
      line: [rows[0]!.action],
      ...knownValue(rows[0]!),
      ...sideOf(game.facts, player),
      simulations: this.simulations,
      depth,
      algorithm: "ismcts",
      solved: false,
      approximations: [{ kind: "sampled" }, ...(this.isEndless ? ([{ kind: "horizon" }] as const) : [])],
      nodes: { decision: this.decisions, chance: 0, leaf: this.leaves },
      tableHits: 0,
      cuts: 0,
      ms: this.watch.ms,
      stopped,
    };
  }

  /** Untried actions first; then the one with the highest upper confidence bound. */
  private select(
    node: number,
    actions: readonly Action[],
  ): { readonly action: Action; readonly edge: number; readonly isNew: boolean } {
    const { tree, exploration } = this;
    const [low, high] = this.game.facts.bounds;
    const scale = high > low ? 1 / (high - low) : 1;
    const edges = actions.map((action) => tree.edge(node, canonicalText(action)));
    const untried: number[] = [];
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (const [i, edge] of edges.entries()) {
      const visits = tree.visits[edge]!;
      const available = ++tree.available[edge]!;
      if (visits === 0) {
        untried.push(i);
        continue;
      }
      const mean = (tree.sum[edge]! / visits - low) * scale;
      const bound = mean + exploration * Math.sqrt(Math.log(available) / visits);
      if (bound > most) {
        most = bound;
        best = i;
      }
    }
    const i = untried.length > 0 ? this.chance.pick(untried) : best;
    return { action: actions[i]!, edge: edges[i]!, isNew: untried.length > 0 };
  }

  /** The payoffs of random play to the end; if it reaches none, the middle of the bounds. */
  private playOn(from: State): readonly number[] {
    const { game, chance, watch } = this;
    let state = from;
    this.leaves++;
    for (let decisions = 1; game.turn(state) !== OVER; decisions++) {
      if (decisions > LONGEST_PLAYOUT || (decisions % CLOCKED === 0 && watch.isTimeUp)) {
        this.isEndless = true;
        const { players, bounds } = game.facts;
        return new Array<number>(players).fill(middleOf(bounds));
      }
      const actions = game.actions(state);
      if (actions.length === 0) throw noAction(game, state);
      chance.begin();
      state = game.play(state, chance.pick(actions), chance);
      this.decisions++;
    }
    return game.payoff(state);
  }

  private learn(payoffs: readonly number[]): void {
    const { tree, path, deciders } = this;
    const [low, high] = this.game.facts.bounds;
    for (const [i, edge] of path.entries()) {
      const payoff = payoffs[deciders[i]!]!;
      checkPayoff(payoff, low, high);
      tree.visits[edge]!++;
      tree.sum[edge]! += payoff;
      tree.squares[edge]! += payoff * payoff;
    }
  }

  private check(): Struck | undefined {
    if (this.decisions < this.checkAt) return undefined;
    try {
      this.checkAt = this.watch.check(this.decisions);
    } catch (error) {
      if (error !== STOP) throw error;
      return this.watch.struck;
    }
    return undefined;
  }
}
