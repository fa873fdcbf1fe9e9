import type { Approximation, Decision } from "../contract/decision.js";
import { type Game, OVER } from "../contract/game.js";
import { MONTE_CARLO } from "../monte-carlo/settings.js";
import { canonicalText } from "../position/canonical-text.js";
import { checkPayoff } from "../search/settings.js";
import { type SampledAction, sampledDecision } from "./estimate.js";
import { informationAt } from "./information.js";
import { type SimulationOptions, Simulations } from "./simulations.js";

/** Options of information-set Monte-Carlo tree search. */
export interface IsmctsOptions extends SimulationOptions {
  /** The c of the selection, in units of the range of payoffs. Default 0.7. */
  readonly exploration?: number;
}

/** What is known of an action: how often it was available and taken, and the payoffs for the player who decided. */
interface Edge {
  visits: number;
  available: number;
  sum: number;
  squares: number;
}

/**
 * What the searching player knows. Its edges are the actions seen there so far, by text, as states behind one view may
 * allow different actions; what the player observes next selects the child.
 */
interface Node {
  readonly edges: Map<string, Edge>;
  readonly children: Map<string, Node>;
}

/**
 * Information-set Monte-Carlo tree search from one player's point of view (SO-ISMCTS: P. Cowling, E. Powley, D.
 * Whitehouse, "Information Set Monte Carlo Tree Search", 2012). Every simulation draws a state consistent with the
 * view of the player to move, and goes through one tree whose nodes are what that player knows; an action counts by
 * how often it was available. Opponents are assumed to know no more than the player, and all consistent states to be
 * equally likely.
 *
 * Yields undefined now and then, and a decision whenever the number of simulations has doubled.
 * @throws SearchError if the game hides nothing
 */
export function* ismctsSteps<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: IsmctsOptions,
): Generator<Decision<Action> | undefined, void, void> {
  const { exploration = MONTE_CARLO.exploration } = options;
  const simulations = new Simulations(game, "ismcts", options);
  const { chance } = simulations;
  const { player, actions, draw } = informationAt("ismcts", game, state, chance);
  const { bounds, players } = game.facts;
  const [low, high] = bounds;
  const scale = high > low ? 1 / (high - low) : 1;
  const root = newNode();

  /** Untried actions first; then the one with the highest upper confidence bound. Its index among the actions. */
  const select = (edges: readonly Edge[]): number => {
    const untried: number[] = [];
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (const [i, edge] of edges.entries()) {
      const { visits, sum } = edge;
      const available = ++edge.available;
      if (visits === 0) {
        untried.push(i);
        continue;
      }
      const mean = (sum / visits - low) * scale;
      const bound = mean + exploration * Math.sqrt(Math.log(available) / visits);
      if (bound > most) {
        most = bound;
        best = i;
      }
    }
    return untried.length > 0 ? chance.pick(untried) : best;
  };

  /** One simulation: a state is drawn, the tree followed and grown by one edge, the game played on, the result added. */
  const simulate = (): void => {
    /** The edges of the path, and who decided at each. */
    const path: (readonly [edge: Edge, player: number])[] = [];
    chance.begin();
    let at = draw(chance);
    let node = root;
    for (let turn = game.turn(at); turn !== OVER; turn = game.turn(at)) {
      const legal = simulations.actionsAt(at);
      const names = legal.map(canonicalText);
      const edges = names.map((name) => added(node.edges, name, newEdge));
      const i = select(edges);
      const edge = edges[i]!;
      const isNew = edge.visits === 0;
      path.push([edge, turn]);
      at = simulations.play(at, legal[i]!);
      if (isNew) break;
      // The player knows its own action; of everything else only what it sees.
      const seen = canonicalText(game.view!(at, player));
      const observed = turn === player ? `${names[i]} ${seen}` : seen;
      node = added(node.children, observed, newNode);
    }
    simulations.depth = Math.max(simulations.depth, path.length);
    const payoffs = simulations.playOn(at);
    for (const [edge, decider] of path) {
      const payoff = payoffs[decider]!;
      checkPayoff(payoff, low, high);
      edge.visits++;
      edge.sum += payoff;
      edge.squares += payoff * payoff;
    }
  };

  const decision = (stopped: Decision<Action>["stopped"]): Decision<Action> => {
    const estimates = actions.map((action): SampledAction<Action> => {
      const { visits, sum, squares } = added(root.edges, canonicalText(action), newEdge);
      return { action, count: visits, sum, squares };
    });
    // The action tried most often is the best answer; ties go to the one with the higher total payoff.
    estimates.sort((a, b) => b.count - a.count || b.sum - a.sum);
    const assumed: Approximation[] = [{ kind: "beliefs" }];
    if (players > 1) assumed.push({ kind: "shared-view" });
    const report = simulations.report(assumed, stopped);
    return sampledDecision(estimates, game.facts, player, "ismcts", report, simulations.observed(player));
  };

  yield* simulations.steps(simulate, decision);
}

function newNode(): Node {
  return { edges: new Map(), children: new Map() };
}

function newEdge(): Edge {
  return { visits: 0, available: 0, sum: 0, squares: 0 };
}

/** What a map has under a text, made if it is missing. */
function added<T>(map: Map<string, T>, text: string, make: () => T): T {
  const known = map.get(text);
  if (known !== undefined) return known;
  const made = make();
  map.set(text, made);
  return made;
}
