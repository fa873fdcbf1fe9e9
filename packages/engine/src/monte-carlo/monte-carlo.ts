import type { Approximation, Decision, RankedAction } from "../contract/decision.js";
import { SearchError } from "../contract/errors.js";
import type { Facts } from "../contract/facts.js";
import type { Game } from "../contract/game.js";
import type { Position } from "../contract/position.js";
import { knownValue, minimizerOf } from "../contract/sides.js";
import { type Evaluation, evaluationOf } from "../decision/evaluation.js";
import { Thought } from "../decision/thought.js";
import { type Struck, Watch } from "../deepening/limits.js";
import { inTurns } from "../deepening/turns.js";
import { loadAdapter } from "../position/adapter.js";
import { RulesPosition } from "../position/rules-position.js";
import { STOP } from "../search/settings.js";
import { Generator } from "./generator.js";
import { findNode, transplant } from "./reuse.js";
import { type RootRow, rowsOf } from "./rows.js";
import { rulesPlayout } from "./rules-playout.js";
import {
  checkMonteCarlo,
  componentsOf,
  MONTE_CARLO,
  type MonteCarloOptions,
  refusalOfMonteCarlo,
} from "./settings.js";
import { Simulation } from "./simulation.js";
import { Tree } from "./tree.js";

/** The first report comes after this many simulations, each next one after twice as many. */
const FIRST_REPORT = 64;

/** Positions cached by an adapter, because each simulation comes down from the root again. */
const PLACES = 200_000;

/** The name under which a tree is kept from move to move. */
const KEPT = "monte-carlo tree";

/** A tree with the position of its root. */
interface KeptTree {
  readonly game: unknown;
  readonly identity: unknown;
  readonly root: Position;
  readonly tree: Tree;
}

/**
 * Monte-Carlo tree search: yields a decision each time that the simulations have doubled; the last one says why the
 * search stopped. Actions are ranked by the end of their confidence interval that is worse for the player to move.
 *
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
  const options = checkMonteCarlo(name, given);
  if (!evaluationFor(game, state, options).native) await loadAdapter(game.name);
  const thought = new MonteCarloThought(game, state, options, name);
  yield* inTurns(thought.simulate());
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

/** The search of one state. */
class MonteCarloThought<State, Action> {
  private readonly game: Game<State, Action>;
  private readonly thought: Thought<State, Action>;
  private readonly options: MonteCarloOptions<State>;
  private readonly name: string;
  private readonly evaluation: Evaluation;
  private readonly position: Position;
  private readonly watch: Watch;
  private readonly simulation: Simulation;
  private readonly tree: Tree;
  private readonly minimizer: number;

  constructor(game: Game<State, Action>, state: State, options: MonteCarloOptions<State>, name: string) {
    const { facts } = game;
    this.watch = new Watch(options);
    this.game = game;
    this.options = options;
    this.name = name;
    const scalar = componentsOf(facts) === 1;
    const playout = options.playout ?? Number.POSITIVE_INFINITY;
    if (!scalar && playout !== Number.POSITIVE_INFINITY) {
      throw new SearchError(
        "search-playout-players",
        { method: name, players: facts.players },
        `${name}: an evaluator says what player 0 gets, from which the payoffs of ${facts.players} players do not follow: leave playout out, so that games are played to their end.`,
      );
    }
    this.evaluation = evaluationFor(game, state, options);
    const { enumeration } = options;
    this.thought = new Thought(game, state, {
      native: this.evaluation.native,
      enumeration,
      cache: PLACES,
    });
    this.position = this.thought.position;
    this.minimizer = minimizerOf(facts);
    const own = this.position.evaluate !== undefined && this.evaluation.evaluate === undefined;
    const eager = own && playout === 0;
    this.tree = this.rootTree(eager ? (this.position.wordsOfPlace ?? 0) : 0);
    const { seed = 0, selection, exploration, policy, widenActions, widenOutcomes, batch, solver } = options;
    const puct = (selection ?? MONTE_CARLO.selection) === "puct";
    const generator = new Generator(seed);
    const [low, high] = facts.bounds;
    const middle = Number.isFinite(high - low) ? (low + high) / 2 : 0;
    this.simulation = new Simulation(this.tree, this.position, generator, {
      puct,
      exploration: exploration ?? MONTE_CARLO.exploration,
      playout,
      eager,
      batch: eager && scalar && !puct && (batch ?? MONTE_CARLO.batch),
      evaluate: own ? undefined : (this.evaluation.evaluate ?? (() => middle)),
      finish:
        playout === Number.POSITIVE_INFINITY && this.position instanceof RulesPosition
          ? rulesPlayout(game, generator, seed, () => this.watch.isTimeUp)
          : undefined,
      isTimeUp: () => this.watch.isTimeUp,
      afterstate: this.position.afterstate ?? false,
      policy,
      widenActions: widenActions ?? MONTE_CARLO.widenActions,
      widenOutcomes: widenOutcomes ?? MONTE_CARLO.widenOutcomes,
      solver: scalar && (solver ?? MONTE_CARLO.solver),
      minimizer: this.minimizer,
      bounds: facts.bounds,
    });
  }

  /** Simulates until a limit is reached; yields undefined where other work can run. */
  *simulate(): Steps<Decision<Action> | undefined> {
    const { simulation, watch, tree, options } = this;
    const { simulations = Number.POSITIVE_INFINITY } = options;
    let nextReport = FIRST_REPORT;
    let nextCheck = 0;
    let stopped: Struck | "simulations" | "solved" | undefined;
    while (stopped === undefined) {
      if (simulation.nodes >= nextCheck) {
        try {
          nextCheck = watch.check(simulation.nodes);
        } catch (error) {
          if (error !== STOP) throw error;
          stopped = watch.struck;
          break;
        }
        yield undefined;
      }
      if (tree.low[0] === tree.high[0]) stopped = "solved";
      else if (simulation.simulations >= simulations) stopped = "simulations";
      else {
        simulation.run(simulations - simulation.simulations);
        if (simulation.simulations >= nextReport && simulation.simulations < simulations) {
          while (nextReport <= simulation.simulations) nextReport *= 2;
          yield this.decision("simulations");
        }
      }
    }
    options.kept?.set(KEPT, this.keep());
    yield this.decision(stopped ?? "simulations");
  }

  private decision(stopped: Decision<Action>["stopped"]): Decision<Action> {
    const { simulation, tree, game, name } = this;
    const rows = rowsOf(tree, this.position, this.minimizer, simulation.depths, game.facts);
    const best = rows[0]!;
    const exact = tree.components === 1 && tree.low[0] === tree.high[0];
    const approximations = this.approximations(exact);
    const actions = rows.flatMap((row) =>
      this.thought.of(row.move).map((action) => this.ranked(row, action)),
    );
    return {
      actions,
      best: actions[0]!.action,
      line: this.line(best.move),
      ...knownValue(actions[0]!),
      ...(actions[0]!.payoffs && { payoffs: actions[0]!.payoffs }),
      ...(tree.components > 1 && this.thought.player !== 0 && { side: this.thought.player }),
      simulations: simulation.simulations,
      depth: best.depth,
      algorithm: name,
      solved: exact && approximations.length === 0,
      approximations,
      nodes: {
        decision: simulation.decisions,
        chance: simulation.chances,
        leaf: simulation.simulations,
      },
      tableHits: 0,
      cuts: 0,
      ms: this.watch.ms,
      stopped,
    };
  }

  private ranked(
    { value, interval, visits, payoffs, bound, depth }: RootRow,
    action: Action,
  ): RankedAction<Action> {
    // Neither tried nor proved: nothing is known of it.
    if (visits === 0 && bound !== "exact") return { action, depth, method: this.name, visits };
    return { action, value, bound, depth, method: this.name, interval, visits, ...(payoffs && { payoffs }) };
  }

  private approximations(exact: boolean): Approximation[] {
    const list: Approximation[] = [];
    const { playout = Number.POSITIVE_INFINITY } = this.options;
    if (!exact && (Number.isFinite(playout) || this.simulation.isEndless)) list.push({ kind: "horizon" });
    if (!exact && this.simulation.isEndless && !this.isJudged) list.push({ kind: "unjudged" });
    if (!exact || this.thought.sampled) list.push({ kind: "sampled" });
    if (this.simulation.full) list.push({ kind: "memory" });
    return list;
  }

  /** Whether a playout without an end has an evaluator, not only the bounds of the game. */
  private get isJudged(): boolean {
    const isByRules = this.position instanceof RulesPosition && this.options.playout === undefined;
    return !isByRules && (this.position.evaluate !== undefined || this.evaluation.evaluate !== undefined);
  }

  /** The most visited moves up to the first chance node. */
  private line(first: number): Action[] {
    const { tree } = this;
    const moves: number[] = [];
    let node = 0;
    let move = first;
    while (tree.turn[node]! >= 0 && tree.first[node] !== 0) {
      const begin = tree.first[node]!;
      const children = Array.from({ length: tree.count[node]! }, (_, i) => begin + i);
      const next =
        node === 0
          ? children.find((child) => tree.move[child] === move)
          : children.reduce((best, child) => (tree.visits[child]! > tree.visits[best]! ? child : best));
      if (next === undefined || tree.visits[next] === 0) break;
      move = tree.move[next]!;
      moves.push(move);
      node = next;
    }
    return this.thought.line(moves.length > 0 ? moves : [first]);
  }

  /** The part of the last move's tree below the current position, or a new tree. */
  private rootTree(wordsOfPlace: number): Tree {
    const { game, options } = this;
    const tree = newTree(game.facts, options, wordsOfPlace);
    const kept = options.kept?.get(KEPT) as KeptTree | undefined;
    if (kept?.game !== game || kept.identity !== this.evaluation.identity) return tree;
    const node = findNode(kept.tree, kept.root, this.position);
    if (node >= 0) transplant(kept.tree, node, tree);
    return tree;
  }

  private keep(): KeptTree {
    return { game: this.game, identity: this.evaluation.identity, root: this.position, tree: this.tree };
  }
}

/** The search step by step. */
type Steps<T> = globalThis.Generator<T, void, void>;

/** Nodes reserved per requested simulation: few trees have fewer. */
const NODES_EXPECTED = 1.5;

/** Bytes in a megabyte. */
const MEGABYTE = 2 ** 20;

/**
 * A tree without nodes, for a game with these facts.
 *
 * @param wordsOfPlace words of a saved position; 0 if none is saved
 */
function newTree(facts: Facts, options: MonteCarloOptions<never>, wordsOfPlace = 0): Tree {
  const { memory = MONTE_CARLO.memory, simulations = 0 } = options;
  return new Tree(componentsOf(facts), memory * MEGABYTE, wordsOfPlace, NODES_EXPECTED * simulations);
}
