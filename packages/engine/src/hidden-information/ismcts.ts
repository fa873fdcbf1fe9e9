import { boundedChance } from "../chance/bounded.js";
import { seededChance } from "../chance/seeded.js";
import type { Decision } from "../contract/decision.js";
import { SearchError } from "../contract/errors.js";
import { type Game, OVER } from "../contract/game.js";
import type { Limits } from "../contract/options.js";
import { USUAL_NODES } from "../deepening/deepen.js";
import { type Struck, Watch } from "../deepening/limits.js";
import { CLOCKED, LONGEST_PLAYOUT } from "../monte-carlo/playout.js";
import { MONTE_CARLO } from "../monte-carlo/settings.js";
import { canonicalText } from "../position/canonical-text.js";
import { noAction } from "../rules/first-states.js";
import { checkPayoff, middleOf, STOP } from "../search/settings.js";
import { type SampledAction, sampledDecision } from "./estimate.js";
import { informationAt } from "./information.js";
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
 * view of the player to move, and goes through one tree whose nodes are what that player knows; an action counts by
 * how often it was available. Opponents are assumed to know no more than the player, and all consistent states to be
 * equally likely.
 *
 * Yields undefined now and then, and a decision whenever the number of simulations has doubled.
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
  const isUnlimited = [simulations, time, nodes, signal].every((limit) => limit === undefined);
  const watch = new Watch(isUnlimited ? { nodes: USUAL_NODES } : options);
  const chance = boundedChance(seededChance(`ismcts ${options.seed ?? 0}`));
  const { player, actions, draw } = informationAt("ismcts", game, state, chance);
  const { bounds, players } = game.facts;
  const [low, high] = bounds;
  const scale = high > low ? 1 / (high - low) : 1;
  const tree = new InformationTree();
  let done = 0;
  let checkAt = 0;
  let decisions = 0;
  let leaves = 0;
  let isEndless = false;
  let depth = 0;

  const struck = (): Struck | undefined => {
    if (decisions < checkAt) return undefined;
    try {
      checkAt = watch.check(decisions);
    } catch (error) {
      if (error !== STOP) throw error;
      return watch.struck;
    }
    return undefined;
  };

  const actionsAt = (at: State): readonly Action[] => {
    const legal = game.actions(at);
    if (legal.length === 0) throw noAction(game, at);
    return legal;
  };

  const play = (at: State, action: Action): State => {
    chance.begin();
    decisions++;
    return game.play(at, action, chance);
  };

  /** Untried actions first; then the one with the highest upper confidence bound. Its index among the actions. */
  const select = (edges: readonly number[]): number => {
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
    return untried.length > 0 ? chance.pick(untried) : best;
  };

  /** The payoffs of random play to the end; if it reaches none, the middle of the bounds. */
  const playOn = (from: State): readonly number[] => {
    let at = from;
    leaves++;
    for (let plies = 1; game.turn(at) !== OVER; plies++) {
      if (plies > LONGEST_PLAYOUT || (plies % CLOCKED === 0 && watch.isTimeUp)) {
        isEndless = true;
        return new Array<number>(players).fill(middleOf(bounds));
      }
      at = play(at, chance.pick(actionsAt(at)));
    }
    return game.payoff(at);
  };

  /** One simulation: a state is drawn, the tree followed and grown by one edge, the game played on, the result added. */
  const simulate = (): void => {
    /** The edges of the path, and who decided at each. */
    const path: (readonly [edge: number, player: number])[] = [];
    chance.begin();
    let at = draw(chance);
    let node = 0;
    for (let turn = game.turn(at); turn !== OVER; turn = game.turn(at)) {
      const legal = actionsAt(at);
      const edges = legal.map((action) => tree.edge(node, canonicalText(action)));
      const i = select(edges);
      const edge = edges[i]!;
      const isNew = tree.visits[edge] === 0;
      path.push([edge, turn]);
      at = play(at, legal[i]!);
      if (isNew) break;
      // The player knows its own action; of everything else only what it sees.
      const seen = canonicalText(game.view!(at, player));
      node = tree.child(node, turn === player ? `${edge} ${seen}` : seen);
    }
    depth = Math.max(depth, path.length);
    const payoffs = playOn(at);
    for (const [edge, decider] of path) {
      const payoff = payoffs[decider]!;
      checkPayoff(payoff, low, high);
      tree.visits[edge]!++;
      tree.sum[edge]! += payoff;
      tree.squares[edge]! += payoff * payoff;
    }
    done++;
  };

  const decision = (stopped: Decision<Action>["stopped"]): Decision<Action> => {
    const estimates = actions.map((action): SampledAction<Action> => {
      const edge = tree.edge(0, canonicalText(action));
      return { action, count: tree.visits[edge]!, sum: tree.sum[edge]!, squares: tree.squares[edge]! };
    });
    // The action tried most often is the best answer; ties go to the one with the higher total payoff.
    estimates.sort((a, b) => b.count - a.count || b.sum - a.sum);
    return sampledDecision(estimates, game.facts, player, "ismcts", {
      simulations: done,
      depth,
      approximations: [{ kind: "sampled" }, ...(isEndless ? ([{ kind: "horizon" }] as const) : [])],
      nodes: { decision: decisions, chance: 0, leaf: leaves },
      tableHits: 0,
      cuts: 0,
      ms: watch.ms,
      stopped,
    });
  };

  let next = 1;
  while (done < (simulations ?? Number.POSITIVE_INFINITY)) {
    const limit = done > 0 ? struck() : undefined;
    if (limit) {
      yield decision(limit);
      return;
    }
    simulate();
    if (done === next) {
      next *= 2;
      yield decision("simulations");
    } else yield undefined;
  }
  yield decision("simulations");
}
