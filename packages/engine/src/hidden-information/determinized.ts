import { boundedChance } from "../chance/bounded.js";
import { enumerate } from "../chance/enumerate.js";
import { seededChance } from "../chance/seeded.js";
import type { Approximation, Decision } from "../contract/decision.js";
import { SearchError } from "../contract/errors.js";
import type { Game, MethodOptions } from "../contract/game.js";
import { defined, type EvaluatorOptions, type Limits } from "../contract/options.js";
import { followsFromOne, minimizerOf, otherSide } from "../contract/sides.js";
import { type MinimaxOptions, minimaxSteps } from "../minimax/think.js";
import { multiPlayerSteps } from "../multi-player/think.js";
import { canonicalText, keyOf } from "../position/canonical-text.js";
import { addNodes, totalNodes } from "../search/nodes.js";
import { tableFrom } from "../search/table.js";
import { type SampledAction, sampledDecision } from "./estimate.js";
import { DETERMINIZED, informationAt } from "./information.js";

/** Options of determinised sampling. */
export interface DeterminizedOptions<State> extends Limits, EvaluatorOptions<State> {
  /** Maximum number of states drawn; if no more are possible, each is searched once, weighted by its probability. */
  readonly worlds?: number;
  /** Node limit for the search of each state, if no depth is given. */
  readonly worldNodes?: number;
  /** Seed of the draws: the same seed and limits (other than time) give the same decision. Default 0. */
  readonly seed?: number | string;
  /** A table to share between states and moves, the number of its entries, or false for none. */
  readonly table?: MethodOptions<State>["table"];
}

/** The maximum number of runs of `determinize` to find out whether all states behind a view can be enumerated. */
const LISTED_RUNS = 2000;

/**
 * Determinised sampling, or perfect-information Monte-Carlo (M. Ginsberg 2001): draws states that look alike to the
 * player to move, searches each as if everybody saw everything, by Star2 or max^n, and takes the action that is best
 * on average. Its values are too optimistic: in each state it plans to act on what it will not know (strategy
 * fusion), and states that a better-informed opponent would have avoided count as possible (non-locality; I. Frank,
 * D. Basin 1998).
 *
 * Yields undefined every few milliseconds, and a decision whenever the number of states has doubled.
 * @throws SearchError if the game hides nothing, or an option is invalid
 */
export function* determinizedSteps<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: DeterminizedOptions<State>,
): Generator<Decision<Action> | undefined, void, void> {
  const { seed = 0, worlds: most = DETERMINIZED.worlds, worldNodes = DETERMINIZED.worldNodes } = options;
  for (const [name, number] of Object.entries({ worlds: most, worldNodes })) {
    if (!Number.isSafeInteger(number) || number < 1) {
      throw new SearchError(
        "search-determinized-count",
        { name, number },
        `determinized: ${name} must be a whole number, 1 or more, not ${number}.`,
      );
    }
  }
  const { depth: wanted, evaluator, positionEvaluator, native, time, nodes: mostNodes, signal } = options;
  const chance = boundedChance(seededChance(`determinized ${seed}`));
  const { player, actions, draw } = informationAt("determinized", game, state, chance);
  // Searched as if everybody saw everything: one game for all samples, so that they share a table.
  const open = { ...game, facts: { ...game.facts, hidden: false } };
  const { facts } = open;
  const follows = followsFromOne(facts);
  const turned = follows && player === minimizerOf(facts);
  const table = tableFrom(options.table, 2 ** 16);
  const start = performance.now();
  const sums = actions.map((): Sum => ({ weight: 0, count: 0, sum: 0, squares: 0 }));
  const byAction = new Map(actions.map((action, i) => [canonicalText(action), sums[i]!]));
  const nodes = { decision: 0, chance: 0, leaf: 0 };
  let tableHits = 0;
  let cuts = 0;
  let depth = Number.POSITIVE_INFINITY;
  let worlds = 0;
  let reachedHorizon = false;

  /** All states behind the view if they are few, else samples of them, each with its weight. */
  function* drawn(): Generator<readonly [State, number], void, void> {
    const listed = enumerate(draw, (at) => keyOf(open, at), { limit: LISTED_RUNS, samples: 1 });
    if (listed.samples === 0 && listed.outcomes.length <= most) {
      for (const [i, { result }] of listed.outcomes.entries()) yield [result, listed.probabilities[i]!];
      return;
    }
    for (let i = 0; i < most; i++) {
      chance.begin();
      yield [draw(chance), 1];
    }
  }

  const struck = (): "time" | "nodes" | "abort" | undefined => {
    if (signal?.aborted) return "abort";
    if (mostNodes !== undefined && totalNodes(nodes) >= mostNodes) return "nodes";
    return time !== undefined && performance.now() - start >= time ? "time" : undefined;
  };

  /** Searches one state, with pauses; false if a limit of the whole search was reached first. */
  function* search(world: State, weight: number): Generator<undefined, boolean, void> {
    const perWorld = wanted === undefined ? worldNodes : Number.POSITIVE_INFINITY;
    // The first state is searched whatever the node limit, at least one move deep.
    const left =
      mostNodes === undefined || worlds === 0 ? Number.POSITIVE_INFINITY : mostNodes - totalNodes(nodes);
    const limit = Math.min(perWorld, left);
    const shared = defined<Omit<MinimaxOptions<State>, "algorithm"> & { readonly evaluator?: string }>({
      depth: wanted,
      nodes: Number.isFinite(limit) ? limit : undefined,
      time: time === undefined ? undefined : Math.max(0, time - (performance.now() - start)),
      signal,
      native,
      evaluator: typeof evaluator === "string" ? evaluator : undefined,
      rank: "all",
    });
    const judged = defined<MinimaxOptions<State>>({ evaluator, positionEvaluator, table });
    const steps = follows
      ? minimaxSteps(open, world, { ...shared, ...judged })
      : multiPlayerSteps(open, world, shared);
    let found: Decision<Action> | undefined;
    for (const decision of steps) {
      if (decision) found = decision;
      else yield undefined;
    }
    const { stopped, solved, ...last } = found!;
    addNodes(nodes, last.nodes);
    tableHits += last.tableHits;
    cuts += last.cuts;
    const isWhole = stopped === "depth" || stopped === "solved" || limit === perWorld;
    if (worlds > 0 && (!isWhole || stopped === "time" || stopped === "abort")) return false;
    if (!solved) reachedHorizon = true;
    depth = Math.min(depth, last.depth);
    for (const { action, value } of last.actions) {
      if (value === undefined) continue;
      const own = turned ? otherSide(facts, value) : value;
      const sum = byAction.get(canonicalText(action))!;
      sum.weight += weight;
      sum.count++;
      sum.sum += weight * own;
      sum.squares += weight * own * own;
    }
    worlds++;
    return true;
  }

  const decision = (stopped: Decision<Action>["stopped"]): Decision<Action> => {
    const estimates = actions.map((action, i): SampledAction<Action> => {
      const { weight, count, sum, squares } = sums[i]!;
      // As many samples as states searched, whatever their weights.
      const scale = weight > 0 ? count / weight : 0;
      return { action, count, sum: sum * scale, squares: squares * scale };
    });
    const mean = ({ count, sum }: SampledAction<Action>): number =>
      count > 0 ? sum / count : Number.NEGATIVE_INFINITY;
    estimates.sort((a, b) => mean(b) - mean(a));
    const approximations: Approximation[] = [{ kind: "determinized" }];
    if (reachedHorizon) approximations.push({ kind: "horizon" });
    return sampledDecision(estimates, facts, player, "determinized", {
      simulations: worlds,
      depth,
      approximations,
      nodes: { ...nodes },
      tableHits,
      cuts,
      ms: performance.now() - start,
      stopped,
    });
  };

  let next = 1;
  for (const [world, weight] of drawn()) {
    const limit = worlds > 0 ? struck() : undefined;
    if (limit || !(yield* search(world, weight))) {
      yield decision(limit ?? struck() ?? "time");
      return;
    }
    if (worlds === next) {
      next *= 2;
      yield decision("depth");
    } else yield undefined;
  }
  yield decision("depth");
}

/** What is known of one action so far, from the side of the player to move. */
interface Sum {
  weight: number;
  count: number;
  sum: number;
  squares: number;
}
