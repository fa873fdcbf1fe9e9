import { Budget, STOP, type Struck } from "../contract/budget.js";
import type { Approximation, Decision } from "../contract/decision.js";
import { SearchError } from "../contract/errors.js";
import type { Game } from "../contract/game.js";
import type { Position } from "../contract/position.js";
import { minimizerOf } from "../contract/sides.js";
import { decisionFrom, NO_WORK } from "../decision/decision-from.js";
import { type Evaluation, evaluationOf } from "../decision/evaluation.js";
import { Thought } from "../decision/thought.js";
import { inTurns } from "../deepening/turns.js";
import { loadAdapter } from "../position/adapter.js";
import { RulesPosition } from "../position/rules-position.js";
import { middleOf } from "../search/settings.js";
import { Generator } from "./generator.js";
import { findNode, transplant } from "./reuse.js";
import { rowsOf } from "./rows.js";
import { rulesPlayout } from "./rules-playout.js";
import {
  componentsOf,
  MONTE_CARLO,
  type MonteCarloOptions,
  refusalOfMonteCarlo,
  withLimit,
} from "./settings.js";
import { Simulation } from "./simulation.js";
import { Tree } from "./tree.js";

/** The first report comes after this many simulations, each next one after twice as many. */
const FIRST_REPORT = 64;

/** Positions cached by an adapter, because each simulation comes down from the root again. */
const PLACES = 200_000;

/** The name under which a tree is kept from move to move. */
const KEPT = "monte-carlo tree";

/** Nodes reserved per requested simulation: few trees have fewer. */
const NODES_EXPECTED = 1.5;

const MEGABYTE = 2 ** 20;

interface KeptTree {
  readonly game: unknown;
  readonly identity: unknown;
  readonly root: Position;
  readonly tree: Tree;
}

/**
 * Monte-Carlo tree search: yields a decision each time that the simulations have doubled. Actions are ranked by the
 * end of their confidence interval that is worse for the player to move.
 * @throws SearchError if the options do not fit the game; the message names the fix
 */
export async function* thinkMonteCarlo<State, Action>(
  game: Game<State, Action>,
  state: State,
  given: MonteCarloOptions<State>,
  name = "mcts",
): AsyncGenerator<Decision<Action>, void, void> {
  const refusal = refusalOfMonteCarlo(name, game.facts);
  if (refusal) throw new SearchError(refusal.id, refusal.values, refusal.message);
  const options = withLimit(given);
  if (!evaluationFor(game, state, options).native) await loadAdapter(game.name);
  yield* inTurns(simulate(game, state, options, name));
}

/** The evaluator to use: playouts without a cut-off need none, and native positions are the fastest. */
function evaluationFor<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: MonteCarloOptions<State>,
): Evaluation {
  const { playout = Number.POSITIVE_INFINITY, native } = options;
  if (playout < Number.POSITIVE_INFINITY) return evaluationOf(game, state, options);
  return { evaluate: undefined, native: native !== false && game.position !== undefined, identity: 0 };
}

/** Simulates until a limit is reached; yields undefined where other work can run. */
function* simulate<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: MonteCarloOptions<State>,
  name: string,
): globalThis.Generator<Decision<Action> | undefined, void, void> {
  const { facts } = game;
  const { simulations: most = Number.POSITIVE_INFINITY, playout = Number.POSITIVE_INFINITY, kept } = options;
  const budget = Budget.of(options);
  const scalar = componentsOf(facts) === 1;
  if (!scalar && playout !== Number.POSITIVE_INFINITY) {
    throw new SearchError(
      "search-playout-players",
      { method: name, players: facts.players },
      `${name}: an evaluator says what player 0 gets, from which the payoffs of ${facts.players} players do not follow: leave playout out, so that games are played to their end.`,
    );
  }
  const { evaluate, native, identity } = evaluationFor(game, state, options);
  const { enumeration, seed = 0 } = options;
  const thought = new Thought(game, state, {
    native,
    enumeration: { ...enumeration, budget },
    cache: PLACES,
  });
  const { player } = thought;
  let { position } = thought;
  const minimizer = minimizerOf(facts);
  const own = position.evaluate !== undefined && evaluate === undefined;
  const eager = own && playout === 0;
  const settings = { ...MONTE_CARLO, ...options };
  const { memory, batch, solver, exploration, policy, widenActions, widenOutcomes } = settings;
  const puct = settings.selection === "puct";

  const tree = new Tree(
    componentsOf(facts),
    memory * MEGABYTE,
    eager ? position.wordsOfPlace : 0,
    NODES_EXPECTED * (options.simulations ?? 0),
  );
  const before = kept?.get(KEPT) as KeptTree | undefined;
  if (before?.game === game && before.identity === identity) {
    // The part of the last move's tree below the current position.
    const node = findNode(before.tree, before.root, position);
    if (node >= 0) transplant(before.tree, node, tree);
  }
  const generator = new Generator(seed);
  const isByRules = playout === Number.POSITIVE_INFINITY && position instanceof RulesPosition;
  const middle = middleOf(facts.bounds);
  const simulation = new Simulation(tree, position, generator, {
    puct,
    exploration,
    playout,
    eager,
    batch: eager && scalar && !puct && batch,
    evaluate: own ? undefined : (evaluate ?? (() => middle)),
    finish: isByRules ? rulesPlayout(game, generator, seed, () => budget.isSpent()) : undefined,
    isTimeUp: () => budget.isSpent(),
    afterstate: position.afterstate ?? false,
    policy,
    widenActions,
    widenOutcomes,
    solver: scalar && solver,
    minimizer,
    bounds: facts.bounds,
  });

  const approximations = (): Approximation[] => {
    const { isEndless, full } = simulation;
    // Whether a playout without an end has an evaluator, not only the bounds of the game.
    const isJudged = !isByRules && (position.evaluate !== undefined || evaluate !== undefined);
    const kinds: readonly (readonly [Approximation["kind"], boolean])[] = [
      ["horizon", Number.isFinite(playout) || isEndless],
      ["unjudged", isEndless && !isJudged],
      ["sampled", true],
      ["memory", full],
    ];
    return kinds.flatMap(([kind, holds]) => (holds ? [{ kind }] : []));
  };

  const decision = (stopped: Decision<Action>["stopped"]): Decision<Action> => {
    const { bounds } = facts;
    const rows = rowsOf(tree, position, simulation.depths, { bounds, minimizer, isSampled: thought.sampled });
    return decisionFrom(
      {
        actions: rows.flatMap(({ move, ...row }) =>
          thought.of(move).map((action) => ({ action, ...row, method: name })),
        ),
        line: thought.line(mostVisited(tree, rows[0]!.move)),
        ...(tree.components > 1 && player !== 0 && { side: player }),
        simulations: simulation.simulations,
        depth: rows[0]!.depth,
        algorithm: name,
        approximations: approximations(),
        ...NO_WORK,
        nodes: { decision: simulation.decisions, chance: simulation.chances, leaf: simulation.simulations },
        ms: budget.ms,
        stopped,
      },
      facts,
      player,
    );
  };

  let nextReport = FIRST_REPORT;
  let nextCheck = 0;
  let stopped: Struck | "simulations" | "solved" | undefined;
  while (stopped === undefined) {
    if (simulation.nodes >= nextCheck) {
      try {
        nextCheck = budget.check(simulation.nodes);
      } catch (error) {
        if (error !== STOP) throw error;
        stopped = budget.struck;
        break;
      }
      yield undefined;
    }
    if (tree.low[0] === tree.high[0]) stopped = "solved";
    else if (simulation.simulations >= most) stopped = "simulations";
    else {
      try {
        simulation.run(most - simulation.simulations);
      } catch (error) {
        if (error !== STOP) throw error;
        // The rest of the enumeration is not worth a late answer; its node is left incomplete, and so is the tree.
        stopped = budget.struck!;
        position = thought.positionAt(state);
        kept?.delete(KEPT);
        yield decision(stopped);
        return;
      }
      if (simulation.simulations >= nextReport && simulation.simulations < most) {
        while (nextReport <= simulation.simulations) nextReport *= 2;
        yield decision("simulations");
      }
    }
  }
  const last = decision(stopped ?? "simulations");
  // The next move follows the kept position in its own time.
  budget.renew();
  kept?.set(KEPT, { game, identity, root: position, tree } satisfies KeptTree);
  yield last;
}

/** The line that begins with a move of the root: the most visited moves up to the first chance node. */
function mostVisited(tree: Tree, first: number): number[] {
  const moves = [first];
  const childrenOf = (node: number): number[] =>
    Array.from({ length: tree.count[node]! }, (_, i) => tree.first[node]! + i);
  let node = childrenOf(0).find((child) => tree.move[child] === first);
  if (node === undefined || tree.visits[node] === 0) return moves;
  while (tree.turn[node]! >= 0 && tree.first[node] !== 0) {
    node = childrenOf(node).reduce((best, child) =>
      tree.visits[child]! > tree.visits[best]! ? child : best,
    );
    if (tree.visits[node] === 0) break;
    moves.push(tree.move[node]!);
  }
  return moves;
}
